/** Form of search, filters and sort; works without script. */
export const FILTER_FORM = 'product-filters';
