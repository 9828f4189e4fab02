import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as calls from '#contract/calls/staff-shop-pages.ts';
import { ApiError } from '#contract/client.ts';
import { PageBody, type WireStaffPage } from '#contract/shop-page-schemas.ts';
import { completeSlug, explainPageSlug } from '#domain/shop-pages/shop-page.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { checkForm } from '../screen/check-form.ts';
import { changedPart } from '../screen/merge-fields.ts';
import { useMergedFields } from '../screen/use-merged-fields.ts';
import { STILL_UPLOADING } from '../uploads/use-uploads.ts';

export type PageValues = {
  title: string;
  /** Empty for a policy. */
  slug: string;
  bodyHtml: string;
  searchTitle: string;
  searchDescription: string;
};

export type PageAction =
  | { kind: 'save' | 'publish' | 'unpublish' | 'discard' }
  | { kind: 'restore'; publicationId: string };

const DONE: Readonly<Record<PageAction['kind'], string>> = {
  save: 'Draft saved',
  publish: 'Published: shoppers read it now',
  unpublish: 'Shoppers do not see the page any more',
  discard: 'Draft discarded',
  restore: 'Restored: shoppers read it now',
};

const NOT_DONE: Readonly<Record<PageAction['kind'], string>> = {
  save: 'The draft is not saved',
  publish: 'The page is not published',
  unpublish: 'The page is still published',
  discard: 'The draft is not discarded',
  restore: 'The page is not restored',
};

const NONE: PageValues = { title: '', slug: '', bodyHtml: '', searchTitle: '', searchDescription: '' };

/** The draft of a page: values, errors, saving, publishing, and conflicts with other staff. */
export function useShopPageForm(saved: WireStaffPage | null) {
  const navigate = useNavigate();
  const withKey = useAttemptKey();
  const fields = useMergedFields(saved, { valuesOf: toValues });
  const { base, values } = fields;
  const [isUploading, setUploading] = useState(false);

  const { run, busy, pending, fieldErrors, clearErrors, form } = useMutation(carryOut, {
    success: (_, { kind }) => DONE[kind],
    failure: ({ message, status, failure }, { kind }) =>
      status === 409 && !failure.fields && base ? null : { title: NOT_DONE[kind], message },
    refresh: 'never',
    onSuccess: (now) => (base ? undefined : navigate(`/admin/pages/${now.id}`, { replace: true })),
  });

  async function carryOut(action: PageAction): Promise<WireStaffPage> {
    try {
      const now = await send(action);
      fields.continueFrom(now);
      fields.change(toValues(now));
      return now;
    } catch (error) {
      // A conflict without a field is that of versions.
      if (base && error instanceof ApiError && error.status === 409 && !error.failure.fields) {
        const { body: theirs } = await browserApi(calls.getStaffPage, { params: { id: base.id } });
        fields.takeOver(theirs, error.message);
      }
      throw error;
    }
  }

  async function send(action: PageAction): Promise<WireStaffPage> {
    const isWritten = action.kind === 'save' || (action.kind === 'publish' && (fields.isDirty || !base));
    const page = isWritten ? await saveDraft() : base;
    if (!page || action.kind === 'save') return page ?? (await saveDraft());
    // The draft is saved, also if it cannot be published.
    if (isWritten) fields.continueFrom(page);
    const { id, version } = page;
    const input = { params: { id }, body: { version } };
    switch (action.kind) {
      case 'publish':
        return (await browserApi(calls.publishPage, input)).body;
      case 'unpublish':
        return (await browserApi(calls.unpublishPage, input)).body;
      case 'discard':
        return (await browserApi(calls.discardPage, input)).body;
      case 'restore': {
        const body = { publicationId: action.publicationId, version };
        return (await browserApi(calls.restorePage, { params: { id }, body })).body;
      }
    }
  }

  async function saveDraft(): Promise<WireStaffPage> {
    const isPolicy = base?.policy !== undefined;
    const checked = checkForm(
      PageBody,
      isPolicy ? { ...values, slug: undefined } : values,
      slugError(isPolicy),
    );
    const errors = {
      ...(!checked.ok && checked.errors),
      ...(isUploading && { bodyHtml: STILL_UPLOADING }),
    };
    if (!checked.ok || Object.keys(errors).length > 0)
      throw invalid(errors, { title: NOT_DONE.save, message: 'Some fields are not right.' });
    if (fields.hasConflicts) throw invalid({});
    if (!base)
      return (await browserApi(calls.createPage, { body: checked.body }, withKey(checked.body))).body;
    const part = changedPart(toValues(base), { ...values, ...checked.body });
    const { id, version } = base;
    return (await browserApi(calls.updatePage, { params: { id }, body: { ...part, version } })).body;
  }

  function slugError(isPolicy: boolean): Record<string, string> {
    if (isPolicy || values.title.trim() === '') return {};
    const problem = explainPageSlug(completeSlug(values.slug, values.title));
    return problem === null ? {} : { slug: problem };
  }

  return {
    ...fields,
    form,
    errors: fieldErrors,
    busy,
    pending: pending()?.kind,
    run,
    isUploading,
    setUploading,
    submit: onSubmit(() => run({ kind: 'save' })),
    change(part: Partial<PageValues>) {
      fields.change(part);
      clearErrors(...Object.keys(part));
    },
  };
}

export type ShopPageFormState = ReturnType<typeof useShopPageForm>;

function toValues(page: WireStaffPage | null): PageValues {
  if (!page) return NONE;
  const { title, slug = '', bodyHtml, searchTitle, searchDescription } = page;
  return { title, slug, bodyHtml, searchTitle, searchDescription };
}
