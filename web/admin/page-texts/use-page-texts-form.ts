import * as z from 'zod/mini';
import {
  discardPageTexts,
  getStaffPageTexts,
  publishPageTexts,
  restorePageTexts,
  savePageTexts,
} from '#contract/calls/staff-page-texts.ts';
import { ApiError } from '#contract/client.ts';
import { requestShape } from '#contract/described.ts';
import type { WireStaffPageTexts } from '#contract/page-text-schemas.ts';
import type { Fields, ValuesOf } from '#domain/fields/field.ts';
import { PAGE_TEXTS } from '#domain/page-texts/page-texts.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { checkForm } from '../screen/check-form.ts';
import { changedPart } from '../screen/merge-fields.ts';
import { withoutKeys } from '../screen/merge-lists.ts';
import { readFields, type TypedFields, typedFields } from '../screen/typed-fields.ts';
import { useMergedFields } from '../screen/use-merged-fields.ts';

type Values = TypedFields<Fields>;

type Action = { kind: 'save' | 'publish' | 'discard' } | { kind: 'restore'; publicationId: string };

const DONE: Readonly<Record<Action['kind'], string>> = {
  save: 'Draft saved',
  publish: 'Published: shoppers read it now',
  discard: 'Draft discarded',
  restore: 'Restored: shoppers read it now',
};

const NOT_DONE: Readonly<Record<Action['kind'], string>> = {
  save: 'The draft is not saved',
  publish: 'The draft is not published',
  discard: 'The draft is not discarded',
  restore: 'The texts are not restored',
};

/** The draft of a page's texts: values, errors, saving, publishing, and conflicts with other staff. */
export function usePageTextsForm(saved: WireStaffPageTexts) {
  const { page } = saved;
  const params = { page };
  const described: Fields = PAGE_TEXTS[page];
  const toValues = ({ texts }: WireStaffPageTexts) =>
    // The texts of this page have its fields.
    typedFields(described, texts[page] as ValuesOf<Fields>);
  const fields = useMergedFields(saved, {
    valuesOf: toValues,
    textOf: (values: Values, name) => JSON.stringify(values[name], withoutKeys),
  });
  const { base, values } = fields;

  const { run, busy, pending, fieldErrors, clearErrors, form } = useMutation(carryOut, {
    success: (_, { kind }) => DONE[kind],
    failure: ({ message, status }, { kind }) => (status === 409 ? null : { title: NOT_DONE[kind], message }),
    refresh: 'never',
  });

  async function carryOut(action: Action) {
    try {
      const now = await send(action);
      fields.continueFrom(now);
      fields.change(toValues(now));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        const { body: theirs } = await browserApi(getStaffPageTexts, { params });
        fields.takeOver(theirs, error.message);
      }
      throw error;
    }
  }

  async function send(action: Action): Promise<WireStaffPageTexts> {
    switch (action.kind) {
      case 'save':
        return await saveDraft();
      case 'publish': {
        const { version } = fields.isDirty ? await saveDraft() : base;
        return (await browserApi(publishPageTexts, { params, body: { version } })).body;
      }
      case 'discard':
        return (await browserApi(discardPageTexts, { params, body: { version: base.version } })).body;
      case 'restore': {
        const body = { publicationId: action.publicationId, version: base.version };
        return (await browserApi(restorePageTexts, { params, body })).body;
      }
    }
  }

  async function saveDraft(): Promise<WireStaffPageTexts> {
    const { values: typed, unread } = readFields(described, values);
    const checked = checkForm(z.object(requestShape(described)), typed, unread);
    if (!checked.ok)
      throw invalid(checked.errors, { title: NOT_DONE.save, message: 'Some fields are not right.' });
    if (fields.hasConflicts) throw invalid({});
    const texts = { [page]: changedPart(base.texts[page] ?? {}, checked.body) };
    const { body } = await browserApi(savePageTexts, { params, body: { texts, version: base.version } });
    return body;
  }

  return {
    ...fields,
    described,
    form,
    errors: fieldErrors,
    busy,
    pending: pending()?.kind,
    run,
    submit: onSubmit(() => run({ kind: 'save' })),
    change(part: Partial<Values>) {
      fields.change(part);
      clearErrors(...Object.keys(part));
    },
  };
}

export type PageTextsFormState = ReturnType<typeof usePageTextsForm>;
