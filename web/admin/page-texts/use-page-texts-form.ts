import * as z from 'zod/mini';
import {
  discardPageTexts,
  getStaffPageTexts,
  publishPageTexts,
  restorePageTexts,
  savePageTexts,
} from '#contract/calls/staff-page-texts.ts';
import { requestShape } from '#contract/described.ts';
import type { WireStaffPageTexts } from '#contract/page-text-schemas.ts';
import type { Fields, ValuesOf } from '#domain/fields/field.ts';
import { PAGE_TEXTS } from '#domain/page-texts/page-texts.ts';
import { browserApi } from '#web/data.ts';
import { changedPart } from '../screen/merge-fields.ts';
import { useDraftForm } from './use-draft-form.ts';

/** The draft of a page's texts. */
export function usePageTextsForm(saved: WireStaffPageTexts) {
  const { page } = saved;
  const params = { page };
  const described: Fields = PAGE_TEXTS[page];
  return useDraftForm(saved, {
    described,
    schema: z.object(requestShape(described)),
    // The texts of this page have its fields.
    valuesOf: ({ texts }) => texts[page] as ValuesOf<Fields>,
    words: { do: 'read', notRestored: 'The texts are not restored' },
    calls: {
      read: async () => (await browserApi(getStaffPageTexts, { params })).body,
      save: async ({ texts: before, version }, values) => {
        const texts = { [page]: changedPart(before[page] ?? {}, values) };
        return (await browserApi(savePageTexts, { params, body: { texts, version } })).body;
      },
      discard: async (version) => (await browserApi(discardPageTexts, { params, body: { version } })).body,
      publish: async (version) => (await browserApi(publishPageTexts, { params, body: { version } })).body,
      restore: async (publicationId, version) =>
        (await browserApi(restorePageTexts, { params, body: { publicationId, version } })).body,
    },
  });
}

export type PageTextsFormState = ReturnType<typeof usePageTextsForm>;
