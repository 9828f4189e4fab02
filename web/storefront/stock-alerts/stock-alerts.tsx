import { data, useLocation } from 'react-router';
import { stopStockAlerts } from '#contract/calls/stock-alerts.ts';
import { apiContext } from '#web/data.ts';
import { pageMeta } from '#web/meta.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { type Stopping, stopByLink, TOKEN, tokenToStop } from '../stop-mails/stop-by-link.ts';
import { StopMails } from '../stop-mails/stop-mails.tsx';
import type { Route } from './+types/stock-alerts';
import { type Answered, changeStockAlerts } from './change-stock-alerts.ts';
import { STOCK_ALERTS_PATH } from './stock-alert-fields.ts';
import { StockAlertForm } from './stock-alert-form.tsx';

/** The form of product pages, and that of the link in a mail. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const token = tokenToStop(form, request);
  const { answer, status } =
    token === null
      ? await changeStockAlerts(form, api)
      : await stopByLink(() => api(stopStockAlerts, { body: { token } }));
  return data(answer, status);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Back in stock',
    description: 'We email you once when something that is sold out can be bought again.',
    // Without the secret of the link.
    path: STOCK_ALERTS_PATH,
    noIndex: true,
  });

export default function StockAlerts({ actionData: answered }: Route.ComponentProps) {
  const token = new URLSearchParams(useLocation().search).get(TOKEN);
  return (
    <Container className="py-10 sm:py-14">
      {answered === undefined && (token === null ? <NothingAsked /> : renderStop())}
      {answered?.show === 'waiting' && <Thanks {...answered} />}
      {answered?.show === 'refused' && <Refusal {...answered} />}
      {(answered?.show === 'stopped' || answered?.show === 'notStopped') && renderStop(answered)}
    </Container>
  );

  function renderStop(stopping?: Stopping) {
    return (
      <StopMails
        token={token ?? ''}
        stopping={stopping}
        title="Emails about stock"
        question="End everything you wait for: we will not write when those products are back."
        done="You wait for nothing any more. We have forgotten your address for these emails."
      />
    );
  }
}

function NothingAsked() {
  return (
    <EmptyState
      title="What do you wait for?"
      text="On the page of a product that is sold out you can ask for an email when it is back."
      action={
        <ButtonLink to="/user/products" variant="primary">
          Browse Products
        </ButtonLink>
      }
    />
  );
}

function Thanks({ name, productHref }: Extract<Answered, { show: 'waiting' }>) {
  return (
    <div role="status" className="mx-auto grid max-w-form gap-4">
      <h1 className="text-4xl">We will let you know</h1>
      <p className="text-lg wrap-anywhere">
        As soon as <span className="font-medium">{name}</span> can be bought again, we send you one email.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={productHref}>Back to the product</ButtonLink>
        <ButtonLink to="/user/products" variant="primary">
          Browse Products
        </ButtonLink>
      </p>
    </div>
  );
}

function Refusal({ message, emailProblem, productHref, ...given }: Extract<Answered, { show: 'refused' }>) {
  const { productId, variantId, email } = given;
  return (
    <div className="mx-auto max-w-form">
      <h1 className="text-4xl">Back in stock</h1>
      {emailProblem === null && (
        <p role="alert" className="mt-5 rounded-lg bg-warn-soft px-4 py-3 text-warn">
          {message}
        </p>
      )}
      <StockAlertForm
        productId={productId}
        variantId={variantId}
        what=""
        email={email}
        error={emailProblem ?? undefined}
      />
      <p className="mt-6">
        <ButtonLink to={productHref}>Back to the product</ButtonLink>
      </p>
    </div>
  );
}
