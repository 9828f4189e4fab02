import { createDraftOrder, updateDraftOrder, type WireDraftOrder } from '#contract/calls/draft-orders.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { useMergedFields } from '../screen/use-merged-fields.ts';
import {
  type DraftValues,
  EMPTY_DRAFT,
  findDraftErrors,
  toDraftBody,
  toDraftValues,
} from './draft-values.ts';
import { type LoadedDraft, readDraft } from './load-draft-order.ts';

/** The form of a draft: values, errors, saving, and conflicts with other members of staff. */
export function useDraftForm(saved: LoadedDraft | null, onSaved: (draft: WireDraftOrder) => unknown) {
  const withKey = useAttemptKey();
  const fields = useMergedFields(saved, { valuesOf: toInitialValues, textOf: serializeField });
  const { base, baseValues, values, merge, isDirty, resolve } = fields;

  const { run, busy, fieldErrors, clearErrors, form, problem } = useMutation(save, {
    success: () => (base ? 'Draft saved' : 'Draft added'),
    failure: ({ message, status }) =>
      status === 409 ? null : { title: 'Failed to save the draft', message },
    refresh: 'never',
    onSuccess: onSaved,
  });

  async function save() {
    const errors = findDraftErrors(values);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    if (fields.hasConflicts) throw invalid({});
    const body = toDraftBody(values);
    if (!base) return (await browserApi(createDraftOrder, { body }, withKey(body))).body;
    const { id, version } = base.draft;
    try {
      const { body: draft } = await browserApi(updateDraftOrder, {
        params: { id },
        body: { ...body, version },
      });
      fields.continueFrom({ ...base, draft });
      return draft;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await takeOver(base.draft, error.message);
      throw error;
    }
  }

  /** A draft that is being paid is refused without a newer version. */
  async function takeOver({ id, version }: WireDraftOrder, message: string) {
    const theirs = await readDraft(browserApi, id);
    if (theirs.draft.version !== version) fields.takeOver(theirs, message);
  }

  return {
    form,
    values,
    baseValues,
    draft: base?.draft ?? null,
    errors: fieldErrors,
    problem,
    merge,
    busy,
    isDirty,
    submit: onSubmit(run),
    change(part: Partial<DraftValues>, ...names: string[]) {
      fields.change(part);
      clearErrors(...Object.keys(part), ...names);
    },
    resolve,
  };
}

export type DraftFormState = ReturnType<typeof useDraftForm>;

function toInitialValues(loaded: LoadedDraft | null): DraftValues {
  return loaded ? toDraftValues(loaded.draft, loaded.products) : EMPTY_DRAFT;
}

/** Without the products themselves, and what names lines on the screen. */
function serializeField(values: DraftValues, name: keyof DraftValues): string {
  if (name !== 'lines') return JSON.stringify(values[name]);
  return JSON.stringify(toDraftBody({ ...EMPTY_DRAFT, lines: values.lines }).lines);
}
