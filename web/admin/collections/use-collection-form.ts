import { createCollection, updateCollection } from '#contract/calls/staff-collections.ts';
import { ApiError } from '#contract/client.ts';
import type { WireStaffCollection } from '#contract/collection-schemas.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { changedPart } from '../screen/merge-fields.ts';
import { useMergedFields } from '../screen/use-merged-fields.ts';
import { STILL_UPLOADING, useUploads } from '../uploads/use-uploads.ts';
import {
  type CollectionValues,
  collectionErrors,
  collectionToValues,
  EMPTY_COLLECTION,
  type RuleValues,
  valuesToCollection,
} from './collection-form-values.ts';

/** The form of a collection: values, errors, saving, and conflicts with other members of staff. */
export function useCollectionForm(saved: WireStaffCollection | null, onSaved: () => unknown) {
  const withKey = useAttemptKey();
  const fields = useMergedFields(saved, {
    valuesOf: (collection) => (collection ? collectionToValues(collection) : EMPTY_COLLECTION),
  });
  const { base, baseValues, values, merge, resolve } = fields;
  const uploads = useUploads((image) => change({ image }));

  const { run, busy, fieldErrors, clearErrors, form } = useMutation(save, {
    success: () => ({ title: base ? 'Collection saved' : 'Collection added', message: values.title.trim() }),
    failure: ({ message, failure }) =>
      failure.collection ? null : { title: 'Failed to save the collection', message },
    refresh: 'never',
    onSuccess: onSaved,
  });

  async function save() {
    const errors = {
      ...collectionErrors(values),
      ...(uploads.isUploading && { image: STILL_UPLOADING }),
    };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    if (fields.hasConflicts) throw invalid({});
    try {
      await send();
    } catch (error) {
      if (error instanceof ApiError && error.failure.collection)
        fields.takeOver(error.failure.collection, error.message);
      throw error;
    }
  }

  async function send() {
    const body = valuesToCollection(values);
    if (!base) return await browserApi(createCollection, { body }, withKey(body));
    const { id, version } = base;
    const part = { ...changedPart(valuesToCollection(baseValues), body), version };
    return await browserApi(updateCollection, { params: { id }, body: part });
  }

  function change(part: Partial<CollectionValues>) {
    fields.change(part);
    clearErrors(...Object.keys(part).map((name) => (name === 'products' ? 'productIds' : name)));
  }

  return {
    form,
    values,
    baseValues,
    base,
    errors: fieldErrors,
    merge,
    busy,
    uploads,
    isDirty: uploads.isUploading || fields.isDirty,
    submit: onSubmit(run),
    change,
    changeRule(part: Partial<RuleValues>) {
      change({ rule: { ...values.rule, ...part } });
    },
    resolve,
  };
}

export type CollectionFormState = ReturnType<typeof useCollectionForm>;
