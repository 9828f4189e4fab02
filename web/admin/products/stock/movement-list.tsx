import type { WireStockMovement } from '#contract/calls/staff-products.ts';
import { formatCount } from '#domain/counts.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { DateTime } from '../../screen/date-time.tsx';
import { joinSales, type ShownMovement } from './join-sales.ts';
import { causeLink, changeText, KIND_NAMES, leftText } from './movement-text.ts';

/** Movements of stock with quantity, reason, author and time, newest first. */
export function MovementList({ movements }: { movements: readonly WireStockMovement[] }) {
  return (
    <ol
      aria-label="Movements of the stock, newest first"
      className="divide-y divide-line border-y border-line"
    >
      {joinSales(movements).map(({ movement, wasHeld }) => (
        <MovementRow key={movement.id} movement={movement} wasHeld={wasHeld} />
      ))}
    </ol>
  );
}

function MovementRow({ movement, wasHeld }: ShownMovement) {
  const { at, kind, change, stock, reason, staff } = movement;
  const cause = causeLink(movement);
  const note = wasHeld ? 'held for its payment before' : reason;
  const tone = change > 0 ? 'text-good' : change < 0 && !wasHeld ? '' : 'text-muted';
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 py-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <span className={`numeric text-base font-semibold ${tone}`}>
        {wasHeld ? formatCount(-change) : changeText(change)}
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-medium">{KIND_NAMES[kind]}</span>
          {note !== KIND_NAMES[kind] && <span className="text-muted"> · {note}</span>}
        </p>
        {(cause || staff) && (
          <p className="text-sm wrap-anywhere text-muted">
            {cause && (
              <TextLink to={cause.to} className="tap">
                {cause.label}
              </TextLink>
            )}
            {cause && staff && ', '}
            {staff}
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-sm max-sm:col-start-2 sm:block sm:text-end">
        {stock !== undefined && <p className="numeric">{leftText(stock)}</p>}
        <p className="text-muted">
          <DateTime at={at} />
        </p>
      </div>
    </li>
  );
}
