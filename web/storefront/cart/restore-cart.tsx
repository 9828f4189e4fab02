import { data, redirect, useLocation } from 'react-router';
import { restoreCart } from '#contract/calls/cart-reminders.ts';
import { ApiError } from '#contract/client.ts';
import { apiContext } from '#web/data.ts';
import { pageMeta } from '#web/meta.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { TOKEN } from '../stop-mails/stop-by-link.ts';
import type { Route } from './+types/restore-cart';
import { CART_PATH } from './cart-form-fields.ts';

/** Puts what a reminder is about into the cart, and shows it. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await request.formData()).get(TOKEN) ?? '');
  try {
    await context.get(apiContext)(restoreCart, { body: { token } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ message: error.message, isOver: IS_OVER.has(error.status) }, error.status);
  }
  // By 303, so that a reload does not send the form again.
  return redirect(CART_PATH, 303);
}

/** Statuses after which repeating it does not help. */
const IS_OVER = new Set([404, 409]);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Back to your cart',
    description: 'Put what you were about to order back into your cart.',
    // Without the secret of the link.
    path: '/user/cart/restore',
    noIndex: true,
  });

/** Restores by a form, since programs open the links of a mail before people do. */
export default function RestoreCart({ actionData: problem }: Route.ComponentProps) {
  const token = new URLSearchParams(useLocation().search).get(TOKEN) ?? '';
  return (
    <Container className="py-10 sm:py-14">
      <div className="mx-auto grid max-w-form justify-items-start gap-5">
        <h1 className="text-4xl">Back to your cart</h1>
        {problem && (
          <p role="alert" className="w-full rounded-lg bg-warn-soft px-4 py-3 text-warn">
            {problem.message}
          </p>
        )}
        {!problem?.isOver && (
          <p className="text-lg">
            We put what you were about to order into your cart, as far as it can still be bought. What is in
            your cart now stays there.
          </p>
        )}
        <form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name={TOKEN} value={token} />
          {problem?.isOver ? (
            <ButtonLink to={CART_PATH}>Your cart</ButtonLink>
          ) : (
            <Button type="submit" variant="primary">
              Put it into my cart
            </Button>
          )}
          <ButtonLink to="/user/products">Browse Products</ButtonLink>
        </form>
      </div>
    </Container>
  );
}
