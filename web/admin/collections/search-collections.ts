import { listStaffCollections } from '#contract/calls/staff-collections.ts';
import { browserApi } from '#web/data.ts';
import type { ComboboxOption } from '#web/ui/forms/use-option-search.ts';

/** Collections offered at a time. */
const OFFERED = 12;

/** Collections whose title or address contains the text, as options. */
export async function searchCollections(text: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const { body } = await browserApi(
    listStaffCollections,
    { query: { search: text, limit: OFFERED } },
    { signal },
  );
  return body.map(({ id, title, published, sentence }) => ({
    value: id,
    label: title,
    hint: [published ? '' : 'Not published', sentence ?? 'By hand'].filter(Boolean).join(', '),
  }));
}
