import { useState } from 'react';
import {
  createCollection,
  updateCollection,
  type WireStaffCollection,
} from '#contract/calls/staff-collections.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { STILL_UPLOADING, useUploads } from '../uploads/use-uploads.ts';
import {
  bodyOfCollection,
  type CollectionValues,
  collectionErrors,
  EMPTY_COLLECTION,
  type RuleValues,
  valuesOfCollection,
} from './collection-form-values.ts';

/** The form of a collection: values, errors and saving. */
export function useCollectionForm(saved: WireStaffCollection | null, onSaved: () => unknown) {
  const withKey = useAttemptKey();
  const [start] = useState(() => (saved ? valuesOfCollection(saved) : EMPTY_COLLECTION));
  const [values, setValues] = useState(start);
  const uploads = useUploads((image) => change({ image }));

  const { run, busy, fieldErrors, clearErrors, form } = useMutation(save, {
    success: () => ({ title: saved ? 'Collection saved' : 'Collection added', message: values.title.trim() }),
    failure: 'Failed to save the collection',
    refresh: 'never',
    onSuccess: onSaved,
  });

  async function save() {
    const errors = {
      ...collectionErrors(values),
      ...(uploads.isUploading && { image: STILL_UPLOADING }),
    };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const body = bodyOfCollection(values);
    if (!saved) return await browserApi(createCollection, { body }, withKey(body));
    const { id, version } = saved;
    return await browserApi(updateCollection, { params: { id }, body: { ...body, version } });
  }

  function change(part: Partial<CollectionValues>) {
    setValues((before) => ({ ...before, ...part }));
    clearErrors(...Object.keys(part).map((name) => (name === 'products' ? 'productIds' : name)));
  }

  return {
    form,
    values,
    savedSlug: saved?.slug,
    errors: fieldErrors,
    busy,
    uploads,
    isDirty: uploads.isUploading || JSON.stringify(values) !== JSON.stringify(start),
    submit: onSubmit(run),
    change,
    changeRule(part: Partial<RuleValues>) {
      setValues((before) => ({ ...before, rule: { ...before.rule, ...part } }));
      clearErrors('rule');
    },
  };
}

export type CollectionFormState = ReturnType<typeof useCollectionForm>;
