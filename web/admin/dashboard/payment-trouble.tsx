import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { PaymentTrouble } from '#domain/payments/payment-trouble.ts';

const WORDS: Record<PaymentTrouble, { title: string; text: string }> = {
  keys_refused: {
    title: 'The payment provider refuses the keys',
    text: 'Nobody can pay, and nothing can be refunded. Start the shop with the keys that the provider’s dashboard shows: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
  },
  test_cards: {
    title: 'Anyone can buy here without paying',
    text: 'Others can reach this shop, and it takes test cards: anyone who types 4242 4242 4242 4242 gets a paid order. Send nothing that is ordered, until the shop is started with your keys from Stripe.',
  },
  test_keys: {
    title: 'Anyone can buy here without paying',
    text: 'Others can reach this shop, and its keys are those of Stripe’s test mode: anyone who types 4242 4242 4242 4242 gets a paid order. Send nothing that is ordered, until the shop is started with your live keys.',
  },
};

/** Warns of problems with the payment provider, above everything else. */
export function PaymentTroubleNotice({ trouble }: { trouble: PaymentTrouble }) {
  const { title, text } = WORDS[trouble];
  return (
    <section aria-label={title} className="mb-4 flex gap-3 rounded-xl bg-bad-soft px-5 py-4 text-bad">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 max-w-prose">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-sm wrap-break-word">{text}</p>
      </div>
    </section>
  );
}
