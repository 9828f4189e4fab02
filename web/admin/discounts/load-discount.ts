import { getDiscount } from '#contract/calls/discounts.ts';
import { getProductFacets } from '#contract/calls/products.ts';
import type { LoadArgs } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';

/** A discount, or none for a new one, with the categories of the catalogue. */
export async function loadDiscount({ api, params }: LoadArgs) {
  // '/admin/discounts/new'.
  const id = params.id === 'new' ? undefined : params.id;
  return await loadPage(
    Promise.all([
      id ? api(getDiscount, { params: { id } }).then(({ body }) => body) : null,
      api(getProductFacets, {}).then(({ body }) => body.categories.map(({ value }) => value)),
    ]).then(([discount, categories]) => ({ discount, categories })),
  );
}
