import { useState } from 'react';
import type { WireStaffPageTexts } from '#contract/page-text-schemas.ts';
import type { Field } from '#domain/fields/field.ts';
import type { MailKind } from '#domain/mail/mail-kind.ts';
import { PAGE_PATHS, PAGE_TITLES, type PageName } from '#domain/page-texts/page-texts.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { DescribedField } from '../screen/described-field.tsx';
import { FieldConflicts } from '../screen/field-conflicts.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { describeTyped, fieldNames } from '../screen/typed-fields.ts';
import { DescribedPicture } from '../uploads/described-picture.tsx';
import { DescribedList, type TypedEntry } from './described-list.tsx';
import { DraftBar } from './draft-bar.tsx';
import { type DocumentKind, ExampleDocument, findDocumentOfText } from './example-document.tsx';
import { ExampleMail, findKindOfText } from './example-mail.tsx';
import { PagePreview } from './page-preview.tsx';
import { Publications } from './publications.tsx';
import { type PageTextsFormState, usePageTextsForm } from './use-page-texts-form.ts';

/** The draft of a page's texts beside the page as shoppers would see it. */
export function PageTextsForm({ saved }: { saved: WireStaffPageTexts }) {
  const texts = usePageTextsForm(saved);
  const { form, base, baseValues, values, merge, resolve, described, isDirty, busy } = texts;
  // The mail that is shown is that of the text that is written.
  const [mailKind, setMailKind] = useState<MailKind>('order_confirmation');
  const [document, setDocument] = useState<DocumentKind>('invoice');
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form
        ref={form}
        noValidate
        onSubmit={texts.submit}
        onFocus={({ target }) => {
          setMailKind((kind) => findKindOfText(readName(target)) ?? kind);
          setDocument((kind) => findDocumentOfText(readName(target)) ?? kind);
        }}
        className="grid min-w-0 gap-6"
      >
        <LeaveGuard when={(isDirty || texts.isUploading) && !busy} />
        <FieldConflicts
          merge={merge}
          values={values}
          theirs={baseValues}
          labels={fieldNames(described)}
          describe={describeTyped}
          resolve={resolve}
        />
        <Card as="section" aria-label="Texts" className="grid gap-5">
          <p className="text-sm text-muted">
            {'{shop}'} stands for the name of the shop
            {PLACEHOLDERS[base.page]}. A text that is as it was at first follows the shop’s own text, also
            after an update.
          </p>
          {Object.entries(described).map(([name, field]) => (
            <TextControl key={name} name={name} field={field} texts={texts} />
          ))}
        </Card>
        <DraftBar draft={texts} published="Shoppers read this" />
      </form>
      <div className="grid min-w-0 gap-6 xl:sticky xl:top-6">
        {base.page === 'mails' ? (
          <ExampleMail kind={mailKind} onChange={setMailKind} version={base.version} />
        ) : base.page === 'documents' ? (
          <ExampleDocument kind={document} onChange={setDocument} version={base.version} />
        ) : (
          <PagePreview
            title={PAGE_TITLES[base.page]}
            path={PAGE_PATHS[base.page]}
            draft={base.page}
            showsEnd={base.page === 'footer'}
            version={base.version}
          />
        )}
        <Publications
          publications={base.publications}
          isShown
          unavailable={busy || isDirty}
          onRestore={(publicationId) => void texts.run({ kind: 'restore', publicationId })}
        />
      </div>
    </div>
  );
}

/** What stands for something else in the texts of a page, beside the shop's name. */
const PLACEHOLDERS: Partial<Record<PageName, string>> = {
  mails: ', {order} and {membership} for their numbers, {customer} for the name, {news} for what happened',
  documents:
    ', {order} for the number of the order, {customer} for the name, {email} and {phone} for yours, {contact} for both in a sentence',
};

function readName(control: Element): string {
  return control.getAttribute('name') ?? '';
}

type ControlProps = { name: string; field: Field; texts: PageTextsFormState };

function TextControl({ name, field, texts: { values, errors, change, reportUpload } }: ControlProps) {
  const value = values[name];
  const control = { name, onChange: (next: string | boolean | TypedEntry[]) => change({ [name]: next }) };
  if (field.kind === 'list') {
    const entries = Array.isArray(value) ? (value as TypedEntry[]) : [];
    return (
      <DescribedList
        {...control}
        field={field}
        entries={entries}
        errors={errors}
        onUploading={reportUpload}
      />
    );
  }
  if (field.kind === 'names' || field.kind === 'texts') throw new Error(`${name} is no text`);
  const error = errors[name];
  if (field.kind === 'picture') {
    const picture = { field, value: String(value), error, onUploading: reportUpload };
    return <DescribedPicture {...picture} {...control} />;
  }
  const shown = typeof value === 'boolean' ? value : String(value);
  return <DescribedField {...control} field={field} value={shown} error={error} />;
}
