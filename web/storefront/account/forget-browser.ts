import { announceCartChange } from '../cart/cart-count.ts';
import { forgetDrafts } from '../draft-form/forget-drafts.ts';
import { forgetLastOrder } from '../orders/last-order.ts';
import { forgetRecentSearches } from '../orders/track-order/recent-searches.ts';
import { viewedProducts } from '../viewed-products.ts';
import { browserWishes } from '../wishes/wish-store.ts';

/** Nothing of the account is left in this browser, which others may use, nor in its other tabs. */
export function forgetBrowser(): void {
  browserWishes.forget();
  announceCartChange();
  viewedProducts.forget();
  forgetLastOrder();
  forgetRecentSearches();
  forgetDrafts();
}
