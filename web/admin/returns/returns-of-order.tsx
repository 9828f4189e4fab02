import type { WireReturn } from '#contract/order-schemas.ts';
import { piecesOfReturn } from '#domain/returns/return.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ReturnBadges } from './return-badges.tsx';
import { returnHref } from './return-href.ts';

/** The returns of an order, oldest first. */
export function ReturnsOfOrder({ returns }: { returns: readonly WireReturn[] }) {
  const { formatDate } = useDates();
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {returns.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
          <TextLink to={returnHref(one.id)} className="tap numeric">
            {one.id}
          </TextLink>
          <ReturnBadges orderReturn={one} />
          <span className="text-muted">
            {piecesOfReturn(one.lines)}, {formatDate(one.createdAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
