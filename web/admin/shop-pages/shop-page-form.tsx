import { useNavigate } from 'react-router';
import { deletePage } from '#contract/calls/staff-shop-pages.ts';
import type { WireStaffPage } from '#contract/shop-page-schemas.ts';
import { toSlug } from '#domain/ids.ts';
import { withoutTags } from '#domain/rich-text/plain-text.ts';
import { pagePath } from '#domain/shop-pages/page-path.ts';
import { completeSlug, SHOP_PAGE_FIELDS } from '#domain/shop-pages/shop-page.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DraftButtons } from '../page-texts/draft-bar.tsx';
import { PagePreview } from '../page-texts/page-preview.tsx';
import { Publications } from '../page-texts/publications.tsx';
import { RichTextEditor } from '../rich-text/rich-text-editor.tsx';
import { DescribedField } from '../screen/described-field.tsx';
import { FieldConflicts } from '../screen/field-conflicts.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { FormBar } from '../screen/save-bar.tsx';
import { textFieldProps } from '../screen/text-field-props.ts';
import { describeTyped } from '../screen/typed-fields.ts';
import { type ShopPageFormState, useShopPageForm } from './use-shop-page-form.ts';

const LIST = '/admin/pages';

/** Adds a page, or edits the draft of a page or policy beside what shoppers would see. */
export function ShopPageForm({ saved }: { saved: WireStaffPage | null }) {
  const page = useShopPageForm(saved);
  const { form, base, baseValues, values, merge, resolve, isDirty, busy } = page;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form ref={form} noValidate onSubmit={page.submit} className="grid min-w-0 gap-6">
        <LeaveGuard when={(isDirty || page.isUploading) && !busy} />
        <FieldConflicts
          merge={merge}
          values={values}
          theirs={baseValues}
          labels={LABELS}
          describe={(value, name) => describeTyped(name === 'bodyHtml' ? withoutTags(value) : value)}
          resolve={resolve}
        />
        <PageFields page={page} />
        <PageBar page={page} />
      </form>
      {base && (
        <div className="grid min-w-0 gap-6 xl:sticky xl:top-6">
          <PagePreview
            title={base.title}
            path={base.policy === undefined ? base.path : `/user/policies/${base.policy}`}
            draft={base.id}
            version={base.version}
          />
          <Publications
            publications={base.publications}
            isShown={base.isPublished}
            unavailable={busy || isDirty}
            onRestore={(publicationId) => void page.run({ kind: 'restore', publicationId })}
          />
          {base.policy === undefined && <DeletePage page={base} />}
        </div>
      )}
    </div>
  );
}

const LABELS = {
  title: SHOP_PAGE_FIELDS.title.label,
  slug: 'Address',
  bodyHtml: 'Text',
  searchTitle: SHOP_PAGE_FIELDS.searchTitle.label,
  searchDescription: SHOP_PAGE_FIELDS.searchDescription.label,
};

function PageFields({ page }: { page: ShopPageFormState }) {
  const { base, values, errors, change, setUploading } = page;
  const described = (name: keyof typeof SHOP_PAGE_FIELDS) => (
    <DescribedField
      field={SHOP_PAGE_FIELDS[name]}
      name={name}
      value={values[name]}
      error={errors[name]}
      onChange={(value) => change({ [name]: String(value) })}
    />
  );
  return (
    <>
      <Card as="section" aria-label="Page" className="grid gap-5">
        {described('title')}
        {base?.policy === undefined && (
          <TextField
            label="Address"
            {...textFieldProps({ values, errors, change }, 'slug')}
            optional
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={toSlug(values.title)}
            hint={describeSlug(completeSlug(values.slug, values.title), base)}
          />
        )}
        <RichTextEditor
          label="Text"
          value={values.bodyHtml}
          error={errors.bodyHtml}
          onChange={(bodyHtml) => change({ bodyHtml })}
          onUploading={setUploading}
        />
      </Card>
      <Card as="section" aria-label="Search engines" className="grid gap-5">
        {described('searchTitle')}
        {described('searchDescription')}
      </Card>
    </>
  );
}

function describeSlug(slug: string, base: WireStaffPage | null): string {
  if (!slug) return 'Made from the title';
  const page = `The page is at ${pagePath(slug)}`;
  if (!base || base.slug === slug) return page;
  return `${page} once it is saved. Links to ${base.path} lead to the new address.`;
}

/** Below the fields: the state of the page, and what can be done with it. */
function PageBar({ page }: { page: ShopPageFormState }) {
  const { base, isDirty, busy, pending, run } = page;
  const isPublished = base?.isPublished === true;
  const hasDraft = !isPublished || base.hasDraft || isDirty;
  return (
    <FormBar status={describeState(base, isDirty)}>
      {isPublished && (
        <Button
          variant="quiet"
          onClick={() => void run({ kind: 'unpublish' })}
          busy={pending === 'unpublish'}
          busyLabel="Unpublishing..."
          unavailable={busy || isDirty}
        >
          Unpublish
        </Button>
      )}
      <DraftButtons
        draft={page}
        hasDraft={hasDraft}
        canDiscard={isDirty || (isPublished && base.hasDraft)}
        isPublished={isPublished}
      >
        {base ? undefined : <ButtonLink to={LIST}>Cancel</ButtonLink>}
      </DraftButtons>
    </FormBar>
  );
}

function describeState(base: WireStaffPage | null, isDirty: boolean): string {
  if (isDirty) return 'Not saved yet';
  if (!base) return 'A new page';
  if (!base.isPublished) return 'Draft saved, not published';
  return base.hasDraft ? 'Draft saved, shoppers read what was published' : 'Shoppers read this';
}

function DeletePage({ page: { id, title, isPublished } }: { page: WireStaffPage }) {
  const navigate = useNavigate();
  const removal = useActionDialog(() => browserApi(deletePage, { params: { id } }), {
    success: () => {
      void navigate(LIST);
      return `${title} deleted`;
    },
    failure: 'Failed to delete the page',
    refresh: 'never',
  });
  return (
    <>
      <Button variant="quiet" className="justify-self-start" onClick={removal.ask}>
        Delete page
      </Button>
      <ActionDialog
        action={removal}
        title={`Delete ${title}?`}
        text={
          isPublished
            ? 'Its address leads to the home page then; you can change that under Redirects.'
            : 'Its draft ends with it.'
        }
        confirmLabel="Delete"
        busyLabel="Deleting..."
      />
    </>
  );
}
