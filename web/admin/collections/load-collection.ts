import { getProductFacets } from '#contract/calls/products.ts';
import { getStaffCollection } from '#contract/calls/staff-collections.ts';
import { listProductTags } from '#contract/calls/staff-products.ts';
import type { LoadArgs } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';

/** A collection, or none for a new one, with the categories, brands and tags of the catalogue. */
export async function loadCollection({ api, params }: LoadArgs) {
  // '/admin/collections/new'.
  const id = params.id === 'new' ? undefined : params.id;
  return await loadPage(
    Promise.all([
      id ? api(getStaffCollection, { params: { id } }).then(({ body }) => body) : null,
      api(getProductFacets, {}).then(({ body }) => body),
      api(listProductTags, {}).then(({ body }) => body),
    ]).then(([collection, { categories, brands }, tags]) => ({
      collection,
      categories: categories.map(({ value }) => value),
      brands: brands.map(({ value }) => value),
      tags,
    })),
  );
}
