import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import type { WireFirstStep } from '#contract/calls/dashboard.ts';
import type { FirstStep } from '#domain/dashboard/first-steps.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { RemoveDemo } from './remove-demo.tsx';

/** `to`: where the step is done; null: where the server runs, or on this card. */
const STEPS: Record<FirstStep, { title: string; text: string; to: string | null }> = {
  set_company: {
    title: 'Say who you are',
    text: 'The name and address of your company appear on invoices, in mails and on the contact page.',
    to: '/admin/settings',
  },
  choose_looks: {
    title: 'Choose your looks',
    text: 'Publish a logo, an icon, colors and typefaces.',
    to: '/admin/looks',
  },
  write_texts: {
    title: 'Write your texts',
    text: 'Replace what shoppers read on Home, About Us and the other pages.',
    to: '/admin/page-texts',
  },
  remove_demo: {
    title: 'Remove the demo',
    text: 'Demo products, orders and messages go. What you have changed stays.',
    to: null,
  },
  add_product: {
    title: 'Add your first product',
    text: 'Enter it with its pictures, price and options, or import a file. Home shows the featured ones.',
    to: '/admin/products/new',
  },
  set_shipping: {
    title: 'Set your shipping',
    text: 'Say where you send, by what, and for how much.',
    to: '/admin/settings/shipping',
  },
  set_tax: {
    title: 'Set your taxes',
    text: 'Enter the rates of the places you sell to.',
    to: '/admin/settings/taxes',
  },
  publish_policies: {
    title: 'Publish your policies',
    text: 'Shoppers find them in the footer and at the checkout.',
    to: '/admin/pages',
  },
  send_mail: {
    title: 'Send mail',
    text: 'Start the shop with the address of your mail server.',
    to: null,
  },
  take_payments: {
    title: 'Take payments',
    text: 'Start the shop with your keys from Stripe.',
    to: 'https://dashboard.stripe.com/apikeys',
  },
  back_up: {
    title: 'Back up the shop',
    text: 'Start the shop with BACKUP_TO and BACKUP_KEY, and it makes one each night. Status says how it went.',
    to: '/admin/status',
  },
  invite_staff: {
    title: 'Invite staff',
    text: 'Everyone gets an account of their own, and the audit log says who did what.',
    to: '/admin/staff',
  },
};

/** The steps of a seller before the first order: where each is done, and what is missing. */
export function FirstSteps({ steps }: { steps: readonly WireFirstStep[] }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padded={false} className="mb-4 p-5">
      <h2 id={id} className="text-lg">
        First steps
      </h2>
      <p className="mt-1 text-sm text-muted">
        {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
      </p>
      <ol className="mt-2 grid gap-x-10 md:grid-cols-2">
        {steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step, isDone, missing }: WireFirstStep) {
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
          {to === null ? (
            <span className="font-medium">{title}</span>
          ) : (
            <TextLink to={to} className="tap">
              {title}
            </TextLink>
          )}
          {isDone && <span className="sr-only"> (done)</span>}
        </p>
        <p className="mt-0.5 text-sm text-muted">{missing ? `${missing} ${text}` : text}</p>
        {step === 'remove_demo' && !isDone && <RemoveDemo />}
      </div>
    </li>
  );
}
