import type { WireCartLine } from '#contract/calls/cart.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { CartChanges } from '../use-cart-changes.ts';
import { LineName, LinePicture } from './line-facts.tsx';
import { LineForm } from './line-form.tsx';
import { RemoveLine } from './remove-line.tsx';

type Props = { lines: readonly WireCartLine[]; changes: CartChanges; onRemoved: () => void };

/** Lists unavailable lines with the reason. They cost nothing (model C3). */
export function UnavailableLines({ lines, changes, onRemoved }: Props) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="unavailable" className="rounded-xl bg-sunken p-5 sm:p-7">
      <h2 id="unavailable" className="text-xl">
        Not available now
      </h2>
      <p className="mt-1 text-sm text-muted">These stay in your cart, and are not part of the total.</p>
      <ul className="mt-4 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.key} className="flex gap-4 py-5 last:pb-0">
            <LinePicture line={line} />
            <div className="min-w-0 grow">
              <LineName line={line} />
              <p className="mt-1 text-sm font-medium text-warn wrap-anywhere">{line.problem?.message}</p>
              <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
                {line.problem?.left !== undefined && line.problem.left > 0 && (
                  <TakeWhatIsLeft
                    line={line}
                    left={line.problem.left}
                    changes={changes}
                    onTaken={onRemoved}
                  />
                )}
                <RemoveLine line={line} changes={changes} onRemoved={onRemoved} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TakeProps = { line: WireCartLine; left: number; changes: CartChanges; onTaken: () => void };

function TakeWhatIsLeft({ line: { key, problem }, left, changes, onTaken }: TakeProps) {
  return (
    <LineForm
      intent="set"
      lineKey={key}
      onSubmit={() =>
        void changes.setQuantity({ key, quantity: left }).then((isTaken) => isTaken && onTaken())
      }
    >
      <input type="hidden" name="quantity" value={left} />
      <Button type="submit" size="sm">
        {problem?.code === 'stock_short' ? lastText(left) : `Take ${left}`}
      </Button>
    </LineForm>
  );
}

function lastText(left: number): string {
  return left === 1 ? 'Take the last one' : `Take the last ${left}`;
}
