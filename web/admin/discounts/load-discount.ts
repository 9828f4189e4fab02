import { data } from 'react-router';
import { getDiscount } from '#contract/calls/discounts.ts';
import { getProductFacets } from '#contract/calls/products.ts';
import { type LoadArgs, loaded } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';

/** A discount, or none for a new one, with the categories of the catalogue. */
export async function loadDiscount({ api, params }: LoadArgs) {
  // '/admin/discounts/new'.
  const id = params.id === 'new' ? undefined : params.id;
  const found = await loaded(
    Promise.all([
      id ? api(getDiscount, { params: { id } }).then(({ body }) => body) : null,
      api(getProductFacets, {}).then(({ body }) => body.categories.map(({ value }) => value)),
    ]).then(([discount, categories]) => ({ discount, categories })),
  );
  return data(found, { status: found.ok ? 200 : toPageStatus(found.status) });
}
