/** Where all forms of the cart are sent. */
export const CART_PATH = '/user/cart';

/** What a form changes, by the value of its hidden field; without one it adds a product. */
export const INTENT = 'intent';
export type CartIntent = 'set' | 'remove' | 'codes';

/** The product that a form adds; on cards the name of its button. */
export const PRODUCT = 'product';

/** The event that asks the page to add a choice (`ChosenBody`). What adds it prevents the default. */
export const ADDS_CHOICE = 'addschoice';

/** Why a form changed nothing. */
export type CartFormProblem = {
  message: string;
  /** Of a line that was not added: its product with what was chosen. */
  productHref?: string;
  /** A refused code. */
  code?: string;
};
