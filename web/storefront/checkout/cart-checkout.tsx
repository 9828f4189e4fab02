import { inBrowser, onServer } from '#web/data.ts';
import { pageMeta } from '#web/meta.ts';
import { loadCartCheckout } from '../cart/load-cart.ts';
import type { Route } from './+types/cart-checkout';
import { CartPurchase } from './cart-purchase.tsx';

export const loader = onServer(loadCartCheckout);
export const clientLoader = inBrowser(loadCartCheckout);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Checkout of your cart',
    description: 'Enter your billing details, pay by card and order what is in your cart.',
    path: '/user/checkout',
    noIndex: true,
  });

export default function CartCheckout({ loaderData }: Route.ComponentProps) {
  return <CartPurchase {...loaderData} />;
}
