import { useState } from 'react';
import type { WireStaffPageTexts } from '#contract/page-text-schemas.ts';
import type { MailKind } from '#domain/mail/mail-kind.ts';
import { PAGE_PATHS, PAGE_TITLES, type PageName } from '#domain/page-texts/page-texts.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { FieldConflicts } from '../screen/field-conflicts.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { describeTyped, fieldNames } from '../screen/typed-fields.ts';
import { DraftBar } from './draft-bar.tsx';
import { type DocumentKind, ExampleDocument, findDocumentOfText } from './example-document.tsx';
import { ExampleMail, findKindOfText } from './example-mail.tsx';
import { MailKinds } from './mail-kinds.tsx';
import { PagePreview } from './page-preview.tsx';
import { Publications } from './publications.tsx';
import { TextControl } from './text-control.tsx';
import { usePageTextsForm } from './use-page-texts-form.ts';

/** The draft of a page's texts beside the page as shoppers would see it. */
export function PageTextsForm({ saved }: { saved: WireStaffPageTexts }) {
  const texts = usePageTextsForm(saved);
  const { form, base, baseValues, values, merge, resolve, described, isDirty, busy } = texts;
  const [mailKind, setMailKind] = useState<MailKind | null>('order_confirmation');
  const [document, setDocument] = useState<DocumentKind>('invoice');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form
        ref={form}
        noValidate
        onSubmit={texts.submit}
        // What is shown is the mail or the document of the text that is written.
        onFocus={({ target }) => {
          setMailKind((kind) => findKindOfText(readName(target)) ?? kind);
          setDocument((kind) => findDocumentOfText(readName(target)) ?? kind);
        }}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6"
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
          {Object.entries(described)
            .filter(([name]) => findKindOfText(name) === undefined)
            .map(([name, field]) => (
              <TextControl key={name} name={name} field={field} texts={texts} />
            ))}
        </Card>
        {base.page === 'mails' && <MailKinds texts={texts} open={mailKind} onOpen={setMailKind} />}
        <DraftBar draft={texts} published="Shoppers read this" />
      </form>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 xl:sticky xl:top-6">
        {base.page === 'mails' ? (
          <ExampleMail
            kind={mailKind ?? 'order_confirmation'}
            onChange={setMailKind}
            version={base.version}
          />
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
