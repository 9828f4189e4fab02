import { rememberCart } from '../cart/remember-cart.ts';
import { shareCart } from '../cart/share-cart.ts';
import { endCartCheckout } from '../checkout/end-cart-checkout.ts';
import type { RememberedCart } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';

/** Abuse limit: no shopper pays on more devices at the same time. */
const MOST_TRIES = 3;

/**
 * Makes the cart of a browser that of the email which it has just proven (model C7), and returns what the
 * browser hears about it; null if it keeps its own. Of two carts that are being paid for, the payment of the
 * browser's own one is canceled; while it is processing, both carts stay until the email is proven again.
 */
export async function shareCartWithAccount(
  services: PaymentServices,
  email: string,
  { visitor, seed }: { visitor: Visitor; seed: Seed },
): Promise<RememberedCart | null> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const shared = await shareCart(services.db, { email, visitor, seed, now: services.now() });
    if (shared.kind === 'nothing') return null;
    if (shared.kind === 'shared') return rememberCart(shared.cart, { isNew: shared.isNew });
    const refusal = await endCartCheckout(services, shared.cartId);
    if (refusal?.refusal.code === 'cart_being_paid') return null;
  }
  return null;
}
