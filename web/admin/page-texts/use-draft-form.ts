import { useCallback, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '#contract/client.ts';
import type { Fields, ValuesOf } from '#domain/fields/field.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { checkForm } from '../screen/check-form.ts';
import { withoutKeys } from '../screen/merge-lists.ts';
import { readFields, type TypedFields, typedFields } from '../screen/typed-fields.ts';
import { useMergedFields } from '../screen/use-merged-fields.ts';
import { STILL_UPLOADING } from '../uploads/use-uploads.ts';

type Values = TypedFields<Fields>;

/** What has a draft and publications. */
export type Drafted = {
  hasDraft: boolean;
  version: number;
  publications: { id: string; publishedAt: string; publishedBy: string }[];
};

/** The calls of a draft; each answers with what is stored then. */
export type DraftCalls<Saved> = {
  read: () => Promise<Saved>;
  save: (base: Saved, values: ValuesOf<Fields>) => Promise<Saved>;
  discard: (version: number) => Promise<Saved>;
  publish: (version: number) => Promise<Saved>;
  restore: (publicationId: string, version: number) => Promise<Saved>;
};

type Definition<Saved> = {
  described: Fields;
  schema: z.ZodMiniType<ValuesOf<Fields>>;
  valuesOf: (saved: Saved) => ValuesOf<Fields>;
  calls: DraftCalls<Saved>;
  words: { do: string; notRestored: string };
};

type Action = { kind: 'save' | 'publish' | 'discard' } | { kind: 'restore'; publicationId: string };

/**
 * The draft of described fields: values, errors, saving, publishing, and conflicts with other staff.
 * `words.do` is what shoppers do with what is published.
 */
export function useDraftForm<Saved extends Drafted>(
  saved: Saved,
  { described, schema, valuesOf, calls, words }: Definition<Saved>,
) {
  const done: Readonly<Record<Action['kind'], string>> = {
    save: 'Draft saved',
    publish: `Published: shoppers ${words.do} it now`,
    discard: 'Draft discarded',
    restore: `Restored: shoppers ${words.do} it now`,
  };
  const notDone: Readonly<Record<Action['kind'], string>> = {
    save: 'The draft is not saved',
    publish: 'The draft is not published',
    discard: 'The draft is not discarded',
    restore: words.notRestored,
  };
  const toValues = (stored: Saved) => typedFields(described, valuesOf(stored));
  const fields = useMergedFields(saved, {
    valuesOf: toValues,
    textOf: (values: Values, name) => JSON.stringify(values[name], withoutKeys),
  });
  const { base, values } = fields;
  const { isUploading, reportUpload, errorsOfUploads } = useUploadingFields();

  const { run, busy, pending, fieldErrors, clearErrors, form } = useMutation(carryOut, {
    success: (_, { kind }) => done[kind],
    failure: ({ message, status }, { kind }) => (status === 409 ? null : { title: notDone[kind], message }),
    refresh: 'never',
  });

  async function carryOut(action: Action) {
    try {
      const now = await send(action);
      fields.continueFrom(now);
      fields.change(toValues(now));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        fields.takeOver(await calls.read(), error.message);
      throw error;
    }
  }

  async function send(action: Action): Promise<Saved> {
    switch (action.kind) {
      case 'save':
        return await saveDraft();
      case 'publish': {
        const { version } = fields.isDirty ? await saveDraft() : base;
        return await calls.publish(version);
      }
      case 'discard':
        return await calls.discard(base.version);
      case 'restore':
        return await calls.restore(action.publicationId, base.version);
    }
  }

  async function saveDraft(): Promise<Saved> {
    const { values: typed, unread } = readFields(described, values);
    const checked = checkForm(schema, typed, { ...unread, ...errorsOfUploads });
    if (!checked.ok)
      throw invalid(checked.errors, { title: notDone.save, message: 'Some fields are not right.' });
    if (fields.hasConflicts) throw invalid({});
    return await calls.save(base, checked.body);
  }

  return {
    ...fields,
    described,
    form,
    errors: fieldErrors,
    busy,
    pending: pending()?.kind,
    run,
    isUploading,
    reportUpload,
    submit: onSubmit(() => run({ kind: 'save' })),
    change(part: Partial<Values>) {
      fields.change(part);
      clearErrors(...Object.keys(part));
    },
  };
}

/** The fields whose pictures are still being uploaded: a draft is not saved without them. */
function useUploadingFields() {
  const [names, setNames] = useState<readonly string[]>([]);
  const reportUpload = useCallback((name: string, isUploading: boolean) => {
    setNames((before) => [...before.filter((other) => other !== name), ...(isUploading ? [name] : [])]);
  }, []);
  const errorsOfUploads = Object.fromEntries(names.map((name) => [name, STILL_UPLOADING]));
  return { isUploading: names.length > 0, reportUpload, errorsOfUploads };
}

export type DraftFormState = ReturnType<typeof useDraftForm<Drafted>>;
