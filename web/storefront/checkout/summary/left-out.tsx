import type { WireCartLine } from '#contract/calls/cart.ts';
import { RemoveLine } from '../../cart/lines/remove-line.tsx';
import type { CartChanges } from '../../cart/use-cart-changes.ts';

type Props = { lines: readonly WireCartLine[]; changes: Pick<CartChanges, 'remove' | 'isRemoving'> };

/** Lines of the cart that cannot be bought now, and why: they are not part of this order. */
export function LeftOut({ lines, changes }: Props) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="left-out" className="mt-5 rounded-lg bg-warn-soft px-4 py-3 text-sm text-warn">
      <h3 id="left-out" className="font-sans text-sm font-semibold">
        Not part of this order
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line.key} className="mt-2 wrap-anywhere">
            <p>
              {line.name}
              {line.description && ` (${line.description})`}: {line.problem?.message}
            </p>
            <RemoveLine
              line={line}
              changes={changes}
              onRemoved={() => document.getElementById('summary')?.focus()}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
