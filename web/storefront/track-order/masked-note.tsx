import { EyeOff } from 'lucide-react';

/** Why some of the order cannot be read. */
export function MaskedNote() {
  return (
    <p className="mt-6 flex gap-3 rounded-xl bg-info-soft p-4 text-info">
      <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      Some details are hidden, because this order was found by e-mail or phone in another browser than the one
      that placed it. Search with its Order ID to see everything.
    </p>
  );
}
