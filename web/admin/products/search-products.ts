import { listProductCards } from '#contract/calls/products.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import type { ComboboxOption } from '#web/ui/forms/use-option-search.ts';

/** Products offered at a time. */
const OFFERED = 12;

/** Products whose name, description, category or brand contains the text, as options. */
export async function searchProductOptions(text: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const query = { search: text, sort: 'name' as const, limit: OFFERED };
  const { body } = await browserApi(listProductCards, { query }, { signal });
  return body.map(({ _id, name, brand, price, discountPrice }) => ({
    value: _id,
    label: name,
    hint: `${brand}, ${formatMoney(discountPrice ?? price)}, …${_id.slice(-8)}`,
  }));
}
