import EyeOff from 'lucide-react/icons/eye-off';
import type { WireOrder } from '#contract/calls/orders.ts';
import { EmailCode } from '../../email-codes/email-code.tsx';

type Props = {
  order: Pick<WireOrder, 'userEmail' | 'sealedEmail'>;
  /** The order's address is proven: reload without masks. */
  onProven: () => void;
};

/** Explains masked details, and unmasks them by an email code. */
export function MaskedNote({ order: { userEmail, sealedEmail }, onProven }: Props) {
  return (
    <section aria-labelledby="hidden" className="mt-6 flex gap-3 rounded-xl bg-info-soft p-4 sm:p-5">
      <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />
      <div className="grid min-w-0 grow gap-3">
        <h2 id="hidden" className="font-sans text-base font-semibold text-info">
          Some details are hidden
        </h2>
        <p className="max-w-prose text-ink">
          This was found by email or phone in another browser than the one that bought. To see everything,
          search with the Order ID, or enter a code that we send to{' '}
          <span className="font-medium whitespace-nowrap">{userEmail}</span>, the address of the order.
        </p>
        {sealedEmail && (
          <div className="noscript:hidden!">
            <EmailCode whose={{ sealedEmail }} onProven={onProven} />
          </div>
        )}
      </div>
    </section>
  );
}
