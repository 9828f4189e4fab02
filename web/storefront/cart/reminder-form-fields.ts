/** The target of the form of a reminder. */
export const REMINDER_PATH = '/user/cart/reminder';

/** Ticked: the shopper allows a reminder. */
export const ALLOWED = 'reminder';

/** The lines of Buy Now as JSON; without them those of the cart. */
export const LINES = 'lines';
