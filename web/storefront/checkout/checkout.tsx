import { inBrowser, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import type { Route } from './+types/checkout';
import { loadCheckout } from './load-checkout.ts';
import { OrderPlaced } from './placed/order-placed.tsx';
import { Purchase } from './purchase.tsx';

export const loader = onServer(loadCheckout);
export const clientLoader = inBrowser(loadCheckout);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.show === 'order' ? 'Your order – Marigold' : 'Checkout – Marigold',
    description: 'Enter your billing details, pay by card and place your order.',
    path: '/user/billing',
    noIndex: loaderData?.show === 'order',
  });

export default function Checkout({ loaderData }: Route.ComponentProps) {
  if (loaderData.show === 'order') return <OrderPlaced order={loaderData.order} />;
  return <Purchase product={loaderData.product} settings={loaderData.settings} />;
}
