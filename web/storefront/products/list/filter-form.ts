/** The one form of search, filters and order, wherever on the page they stand; it works before any script. */
export const FILTER_FORM = 'product-filters';
