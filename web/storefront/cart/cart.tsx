import { data } from 'react-router';
import { apiContext, inBrowser, onServer } from '#web/data.ts';
import { pageMeta } from '#web/meta.ts';
import type { Route } from './+types/cart';
import { changeCart } from './cart-form.ts';
import { CART_PATH } from './cart-form-fields.ts';
import { CartView } from './cart-view.tsx';
import { loadCart } from './load-cart.ts';

export const loader = onServer(loadCart);
export const clientLoader = inBrowser(loadCart);

/** A form without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const changed = await changeCart(await request.formData(), context.get(apiContext));
  return changed instanceof Response ? changed : data(changed, 409);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your cart',
    description: 'What you mean to buy: change quantities, use a code and see what it costs.',
    path: CART_PATH,
    noIndex: true,
  });

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  return <CartView {...loaderData} problem={actionData ?? null} />;
}
