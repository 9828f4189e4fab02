import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { FIRST_STEPS, type FirstStep } from '#domain/dashboard/first-steps.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';

const STEPS: Record<FirstStep, { title: string; text: string; to: string }> = {
  add_product: {
    title: 'Add your first product',
    text: 'With its pictures, price and options. It is in the shop as soon as it is saved.',
    to: '/admin/products/new',
  },
  set_company: {
    title: 'Say who you are',
    text: 'The name and address of your company appear on invoices, in mails and on the contact page.',
    to: '/admin/settings',
  },
  take_payments: {
    title: 'Take payments',
    text: 'Start the shop with your keys from Stripe. Until then it takes test cards only.',
    to: 'https://dashboard.stripe.com/apikeys',
  },
  invite_staff: {
    title: 'Invite staff',
    text: 'Everyone gets an account of their own, and the audit log says who did what.',
    to: '/admin/staff',
  },
};

/** The steps of a seller before the first order, with links. */
export function FirstSteps({ done }: { done: readonly FirstStep[] }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padded={false} className="mb-4 p-5">
      <h2 id={id} className="text-lg">
        First steps
      </h2>
      <p className="mt-1 text-sm text-muted">
        {done.length} of {FIRST_STEPS.length} done
      </p>
      <ol className="mt-2 grid gap-x-10 md:grid-cols-2">
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} isDone={done.includes(step)} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { title, text, to } = STEPS[step];
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex gap-3 border-line py-3 not-first:border-t md:nth-2:border-t-0">
      <Icon
        aria-hidden="true"
        className={isDone ? 'mt-0.5 size-4.5 shrink-0 text-good' : 'mt-0.5 size-4.5 shrink-0 text-muted'}
      />
      <div className="min-w-0">
        <p className="text-sm">
          <TextLink to={to} className="tap">
            {title}
          </TextLink>
          {isDone && <span className="sr-only"> (done)</span>}
        </p>
        <p className="mt-0.5 text-sm text-muted">{text}</p>
      </div>
    </li>
  );
}
