import { useState } from 'react';
import { createDiscount, updateDiscount } from '#contract/calls/discounts.ts';
import { ApiError } from '#contract/client.ts';
import type { WireDiscount } from '#contract/discount-schemas.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { changedPart } from '../screen/merge-fields.ts';
import { useMergedFields } from '../screen/use-merged-fields.ts';
import {
  type DiscountValues,
  describeValues,
  discountErrors,
  discountToValues,
  EMPTY_DISCOUNT,
  toFormErrors,
  valuesToDiscount,
} from './discount-form-values.ts';

/** The form of a discount: values, errors, saving, and conflicts with other members of staff. */
export function useDiscountForm(saved: WireDiscount | null, onSaved: () => unknown) {
  const withKey = useAttemptKey();
  const { zone } = useDates();
  const fields = useMergedFields(saved, {
    valuesOf: (discount) => (discount ? discountToValues(discount, zone) : EMPTY_DISCOUNT),
  });
  const { base, baseValues, values, merge, isDirty, resolve } = fields;
  const [names, setNames] = useState<Record<string, string>>(saved?.names ?? {});

  const { run, busy, fieldErrors, clearErrors, form } = useMutation(save, {
    success: () => ({ title: base ? 'Discount saved' : 'Discount added', message: values.title.trim() }),
    failure: ({ message, failure }) =>
      failure.discount ? null : { title: 'Failed to save the discount', message },
    refresh: 'never',
    onSuccess: onSaved,
  });

  async function save() {
    const errors = discountErrors(values, zone, base?.uses ?? 0);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    if (fields.hasConflicts) throw invalid({});
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { discount, fields: messages } = error.failure;
      if (discount) takeOver(discount, error.message);
      throw messages
        ? new ApiError(error.status, { ...error.failure, fields: toFormErrors(messages, values.kind) })
        : error;
    }
  }

  async function send() {
    const body = valuesToDiscount(values, zone);
    if (!base) return await browserApi(createDiscount, { body }, withKey(body));
    const part = { ...changedPart(valuesToDiscount(baseValues, zone), body), version: base.version };
    return await browserApi(updateDiscount, { params: { id: base.id }, body: part });
  }

  function takeOver(theirs: WireDiscount, message: string) {
    setNames((before) => ({ ...before, ...theirs.names }));
    fields.takeOver(theirs, message);
  }

  return {
    form,
    values,
    base,
    baseValues,
    names,
    sentence: describeValues(values, { zone, names }),
    errors: fieldErrors,
    merge,
    busy,
    isDirty,
    submit: onSubmit(run),
    change(part: Partial<DiscountValues>) {
      fields.change(part);
      clearErrors(...Object.keys(part), ...('startDay' in part ? ['endDay'] : []));
    },
    name: (id: string, name: string) => setNames((before) => ({ ...before, [id]: name })),
    resolve,
    discard() {
      fields.discard();
      clearErrors();
    },
  };
}

export type DiscountFormState = ReturnType<typeof useDiscountForm>;
