/** The target of all forms of the cart. */
export const CART_PATH = '/user/cart';

/** The hidden field that says what a form changes; without it a product is added. */
export const INTENT = 'intent';
export type CartIntent = 'set' | 'remove' | 'codes';

/** The product that a form adds; on cards the name of its button. */
export const PRODUCT = 'product';

/** The event that asks the page to add a choice (`ChosenBody`). What adds it prevents the default. */
export const ADDS_CHOICE = 'addschoice';

/** The reason that a form changed nothing. */
export type CartFormProblem = {
  message: string;
  /** The product and choice of a line that was not added. */
  productHref?: string;
  /** A refused code. */
  code?: string;
};
