/** Id of the place for other products, at the end of the page of a product. */
export const MORE_PRODUCTS = 'more-products';
