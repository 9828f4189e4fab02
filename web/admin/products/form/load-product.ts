import { data } from 'react-router';
import { getProductFacets } from '#contract/calls/products.ts';
import { getSettings } from '#contract/calls/settings.ts';
import { getStaffProduct, listProductTags } from '#contract/calls/staff-products.ts';
import { getTaxRates } from '#contract/calls/tax.ts';
import type { WireStaffProduct } from '#contract/product-schemas.ts';
import type { ProductTemplates } from '#domain/products/templates.ts';
import { listTaxCategories } from '#domain/tax/tax-table.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { countFeatured } from '../count-products.ts';
import { COPY_OF } from '../product-href.ts';

/** Values that the form of a product suggests. */
export type Suggestions = ProductTemplates & {
  categories: string[];
  brands: string[];
  tags: string[];
  /** Those that tax rates name. */
  taxCategories: string[];
  /** The number of featured products; null if it could not be loaded. */
  featured: number | null;
};

export type LoadedProduct = {
  product: Loaded<WireStaffProduct | null>;
  /** The product that a new one is a copy of. */
  original: WireStaffProduct | null;
  suggestions: Suggestions;
};

/** A product, null for a new one, and the suggestions of its form. */
export async function loadProduct({ api, params, url }: LoadArgs) {
  const { id } = params;
  const copied = id === undefined ? url.searchParams.get(COPY_OF) : null;
  const [product, original, suggestions] = await Promise.all([
    id === undefined
      ? ({ ok: true, data: null } as const)
      : loaded(api(getStaffProduct, { params: { id } }).then(({ body }) => body)),
    copied === null
      ? null
      : loaded(api(getStaffProduct, { params: { id: copied } }).then(({ body }) => body)),
    loadSuggestions(api),
  ]);
  return data<LoadedProduct>(
    { product, original: original?.ok ? original.data : null, suggestions },
    { status: product.ok ? 200 : toPageStatus(product.status) },
  );
}

/** The templates of the settings, and the existing categories, brands and tags; all are optional. */
async function loadSuggestions(api: LoadArgs['api']): Promise<Suggestions> {
  const [settings, facets, taxes, tags, featured] = await Promise.all([
    loaded(api(getSettings, {}).then(({ body }) => body)),
    loaded(api(getProductFacets, {}).then(({ body }) => body)),
    loaded(api(getTaxRates, {}).then(({ body }) => body)),
    loaded(api(listProductTags, {}).then(({ body }) => body)),
    countFeatured(api),
  ]);
  return {
    colors: settings.ok ? settings.data.colors : [],
    specifications: settings.ok ? settings.data.specifications : [],
    features: settings.ok ? settings.data.features : [],
    categories: facets.ok ? facets.data.categories.map(({ value }) => value) : [],
    taxCategories: taxes.ok
      ? listTaxCategories(taxes.data.rates.map(({ category = '' }) => ({ category })))
      : [],
    tags: tags.ok ? tags.data : [],
    featured,
    brands: facets.ok ? facets.data.brands.map(({ value }) => value) : [],
  };
}
