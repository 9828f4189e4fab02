import { data, useLocation } from 'react-router';
import { stopCartReminders } from '#contract/calls/cart-reminders.ts';
import { apiContext } from '#web/data.ts';
import { pageMeta } from '#web/meta.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { EmailField } from '../person-fields/email-field.tsx';
import { stopByLink, TOKEN, tokenToStop } from '../stop-mails/stop-by-link.ts';
import { StopMails } from '../stop-mails/stop-mails.tsx';
import type { Route } from './+types/cart-reminder';
import { CART_PATH } from './cart-form-fields.ts';
import { type NotedReminder, noteReminder } from './note-reminder.ts';
import { ALLOWED, LINES, REMINDER_PATH } from './reminder-form-fields.ts';

/** The form of a checkout without script, and that of the link in a mail. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const token = tokenToStop(form, request);
  const { answer, status } =
    token === null
      ? await noteReminder(form, api)
      : await stopByLink(() => api(stopCartReminders, { body: { token } }));
  return data(answer, status);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Reminders',
    description: 'One email about an order that you did not finish.',
    // Without the secret of the link.
    path: REMINDER_PATH,
    noIndex: true,
  });

export default function CartReminder({ actionData: answered }: Route.ComponentProps) {
  const token = new URLSearchParams(useLocation().search).get(TOKEN) ?? '';
  return (
    <Container className="py-10 sm:py-14">
      {answered?.show === 'noted' && <Noted {...answered} />}
      {answered?.show === 'refused' && <Refused {...answered} />}
      {answered?.show !== 'noted' && answered?.show !== 'refused' && (
        <StopMails
          token={token}
          stopping={answered}
          title="Emails about unfinished orders"
          question="End these emails: we will not remind you of an order again."
          done="We will not remind you of an order again."
        />
      )}
    </Container>
  );
}

function Noted({ isAllowed, email }: Extract<NotedReminder, { show: 'noted' }>) {
  return (
    <div role="status" className="mx-auto grid max-w-form justify-items-start gap-5">
      <h1 className="text-4xl">{isAllowed ? 'We will remind you' : 'We will not remind you'}</h1>
      <p className="text-lg wrap-anywhere">
        {isAllowed
          ? `If you have not ordered in ten hours, we send one email to ${email}.`
          : `There will be no email about this order to ${email}.`}
      </p>
      <ButtonLink to={CART_PATH}>Your cart</ButtonLink>
    </div>
  );
}

function Refused(refused: Extract<NotedReminder, { show: 'refused' }>) {
  const { email, emailProblem, message, isAllowed, lines } = refused;
  return (
    <form method="post" className="mx-auto grid max-w-form justify-items-start gap-5">
      <h1 className="text-4xl">Reminders</h1>
      {emailProblem === null && (
        <p role="alert" className="w-full rounded-lg bg-warn-soft px-4 py-3 text-warn">
          {message}
        </p>
      )}
      {isAllowed && <input type="hidden" name={ALLOWED} value="on" />}
      {lines !== '' && <input type="hidden" name={LINES} value={lines} />}
      <EmailField defaultValue={email} error={emailProblem ?? undefined} />
      <Button type="submit">{isAllowed ? 'Remind me' : 'Do not remind me'}</Button>
    </form>
  );
}
