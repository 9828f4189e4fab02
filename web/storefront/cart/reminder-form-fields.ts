/** Where the form of a reminder is sent. */
export const REMINDER_PATH = '/user/cart/reminder';

/** Ticked: the shopper allows a reminder. */
export const ALLOWED = 'reminder';

/** What Buy Now is about to order, as JSON; without it the cart. */
export const LINES = 'lines';
