import { data, redirect } from 'react-router';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getPaymentLink } from '#contract/calls/draft-orders.ts';
import { chooseStatus } from '#web/load-page.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { inBrowser, type LoadArgs, loaded, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import { trackingPath } from '../orders/track-order/track-url.ts';
import type { Route } from './+types/payment-link-page';
import { PayDraft } from './pay-draft.tsx';

/** Shows a draft order to pay; once paid, the page of its order for its buyer, and little for others. */
async function load({ api, params: { token = '' } }: LoadArgs) {
  const page = await loaded(
    Promise.all([
      api(getPaymentLink, { params: { token } }).then(({ body }) => body),
      api(getShopSettings, {}).then(({ body }) => body.payment),
    ]).then(([link, payment]) => ({ link, payment })),
  );
  if (page.ok && page.data.link.orderId) throw redirect(trackingPath(page.data.link.orderId));
  return data(page, chooseStatus(page));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Pay your order',
    description: 'Look over what the shop has put together for you, and pay it by card.',
    // Without the secret of the link.
    path: '/user/pay',
    noIndex: true,
  });

export default function PaymentLinkPage({ loaderData: page, params: { token } }: Route.ComponentProps) {
  return (
    <Container className="py-10 sm:py-14">
      {page.ok && page.data.link.paid ? (
        <EmptyState
          title="This is paid"
          text="The confirmation of the order was mailed to you. With its order ID, or your email address and a code, you can look at the order here."
          action={<ButtonLink to="/user/track-order">Track your order</ButtonLink>}
        />
      ) : page.ok ? (
        <PayDraft token={token} link={page.data.link} payment={page.data.payment} />
      ) : page.status === 404 ? (
        <EmptyState
          title="This cannot be paid any more"
          text={page.message}
          action={<ButtonLink to="/user/contact">Write to the shop</ButtonLink>}
        />
      ) : (
        <ErrorState title="Your order could not be loaded" text={page.message} />
      )}
    </Container>
  );
}
