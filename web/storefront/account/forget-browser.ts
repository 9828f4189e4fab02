import { announceCartChange } from '../cart/cart-count.ts';
import { viewedProducts } from '../viewed-products.ts';
import { browserWishes } from '../wishes/wish-store.ts';
import { forgetDrafts } from './forget-drafts.ts';

/** Nothing of the account is left in this browser, which others may use. */
export function forgetBrowser(): void {
  browserWishes.forget();
  announceCartChange();
  viewedProducts.forget();
  forgetDrafts();
}
