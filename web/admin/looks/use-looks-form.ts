import * as z from 'zod/mini';
import {
  discardLooks,
  getStaffLooks,
  publishLooks,
  restoreLooks,
  saveLooks,
} from '#contract/calls/staff-looks.ts';
import { lookRequests, type WireStaffLooks } from '#contract/look-schemas.ts';
import type { Fields, ValuesOf } from '#domain/fields/field.ts';
import { LOOK_FIELDS } from '#domain/looks/look-fields.ts';
import { browserApi } from '#web/data.ts';
import { useDraftForm } from '../page-texts/use-draft-form.ts';
import { changedPart } from '../screen/merge-fields.ts';

/** The draft of the looks. */
export function useLooksForm(saved: WireStaffLooks) {
  return useDraftForm(saved, {
    described: LOOK_FIELDS,
    schema: z.object(lookRequests),
    valuesOf: ({ looks }): ValuesOf<Fields> => looks,
    words: { do: 'see', notRestored: 'The looks are not restored' },
    calls: {
      read: async () => (await browserApi(getStaffLooks, {})).body,
      save: async ({ looks: before, version }, values) => {
        const looks = changedPart<Record<string, unknown>>(before, values);
        return (await browserApi(saveLooks, { body: { looks, version } })).body;
      },
      discard: async (version) => (await browserApi(discardLooks, { body: { version } })).body,
      publish: async (version) => (await browserApi(publishLooks, { body: { version } })).body,
      restore: async (publicationId, version) =>
        (await browserApi(restoreLooks, { body: { publicationId, version } })).body,
    },
  });
}

export type LooksFormState = ReturnType<typeof useLooksForm>;
