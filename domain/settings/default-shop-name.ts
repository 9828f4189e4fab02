/** The name of a shop that was not given another one; without the company, which knows all countries. */
export const DEFAULT_SHOP_NAME = 'Marigold';
