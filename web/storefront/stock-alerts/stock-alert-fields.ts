/** Where the form is sent. */
export const STOCK_ALERTS_PATH = '/user/stock-alerts';

/** Names of its hidden fields. */
export const PRODUCT = 'product';
export const VARIANT = 'variant';
