import { staffProductList } from '#domain/products/staff-product-list.ts';

/** The form of one product over the list with the query `search`. */
export function productHref(id: string, search = ''): string {
  return `${staffProductList.path}/${encodeURIComponent(id)}${search}`;
}

/** The stock of a product and its movements, likewise. */
export function productStockHref(id: string, search = ''): string {
  return `${staffProductList.path}/${encodeURIComponent(id)}/stock${search}`;
}

/** Its options and variants, likewise. */
export function productVariantsHref(id: string, search = ''): string {
  return `${staffProductList.path}/${encodeURIComponent(id)}/variants${search}`;
}

/** Its variants that are low on stock, likewise. */
export function lowVariantsHref(id: string, search = ''): string {
  const query = new URLSearchParams(search);
  query.set(SHOWN_VARIANTS, LOW_VARIANTS);
  return productVariantsHref(id, `?${query}`);
}

/** The parameter of the variants shown first, and its value for those low on stock. */
export const SHOWN_VARIANTS = 'show';
export const LOW_VARIANTS = 'low';

export const NEW_PRODUCT_PATH = `${staffProductList.path}/new`;
export const IMPORT_PATH = `${staffProductList.path}/import`;

/** The parameter of the form for a new product that names the one it is a copy of. */
export const COPY_OF = 'copy';

export function productCopyHref(id: string): string {
  return `${NEW_PRODUCT_PATH}?${new URLSearchParams({ [COPY_OF]: id })}`;
}
