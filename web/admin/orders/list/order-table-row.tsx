import type { ReactNode } from 'react';
import type { WireOrderRow } from '#contract/staff-orders.ts';
import { dollarsToCents, formatMoney } from '#domain/money.ts';
import { formatDate } from '#web/shared/format-date.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DataCell, DataRow } from '#web/ui/data-table.tsx';
import { SelectBox } from '../../bulk/select-box.tsx';
import { OrderBadges } from '../order-badges.tsx';

type Props = {
  row: WireOrderRow;
  detailsHref: string;
  isSelected: boolean;
  /** Null where nothing is selected. */
  onSelect: (() => void) | null;
  /** What is done with it, beside looking at it. */
  action: ReactNode;
};

export function OrderTableRow({ row, detailsHref, isSelected, onSelect, action }: Props) {
  const besideBox = onSelect ? 'cards:pl-9' : undefined;
  return (
    <DataRow selected={isSelected} className="relative">
      <DataCell className="cards:absolute cards:top-3.5 cards:left-4 rows:w-12">
        {onSelect && <SelectBox label={`Select order ${row.id}`} checked={isSelected} onChange={onSelect} />}
      </DataCell>
      <DataCell
        names
        card="start"
        className={classNames('numeric font-medium cards:whitespace-nowrap', besideBox)}
      >
        {row.id}
      </DataCell>
      <DataCell card="start" className={classNames('cards:order-3 cards:text-muted', besideBox)}>
        <time dateTime={row.createdAt}>{formatDate(row.createdAt)}</time>
      </DataCell>
      <DataCell card="start" className={classNames('cards:order-2', besideBox)}>
        <span title={row.userEmail} className={CUSTOMER}>
          {row.userEmail}
        </span>
        {row.userPhone && <span className={classNames(CUSTOMER, 'numeric text-muted')}>{row.userPhone}</span>}
      </DataCell>
      <DataCell card="end" className="cards:order-3">
        <FirstProduct row={row} />
      </DataCell>
      <DataCell card="end" align="end" className="font-medium">
        {formatMoney(dollarsToCents(row.total))}
      </DataCell>
      <DataCell card="end" className="cards:order-2">
        <OrderBadges order={row} className="cards:justify-end rows:max-w-32" />
      </DataCell>
      <DataCell card="line" align="end" className={classNames('cards:order-4', besideBox)}>
        <span className="flex items-center justify-end gap-1 cards:-mx-3 cards:justify-between">
          <ButtonLink
            to={detailsHref}
            size="sm"
            variant="quiet"
            preventScrollReset
            aria-label={`View Details of ${row.id}`}
          >
            View Details
          </ButtonLink>
          {action}
        </span>
      </DataCell>
    </DataRow>
  );
}

const CUSTOMER = 'block truncate rows:max-w-36 rows:min-[88rem]:max-w-56 rows:min-[96rem]:max-w-72';

/** The first product's picture, and how many more there are. */
function FirstProduct({ row: { firstProduct, lineCount } }: { row: WireOrderRow }) {
  if (!firstProduct) return <span className="text-muted">None</span>;
  return (
    <span className="inline-flex items-center gap-2">
      <ProductPicture
        src={firstProduct.image}
        sizes="2.25rem"
        alt={firstProduct.name}
        title={firstProduct.name}
        width={36}
        height={36}
        className="size-9 shrink-0 rounded-md bg-sunken object-cover"
      />
      {lineCount > 1 && (
        <Badge>
          <span className="sr-only">and </span>+{lineCount - 1}
          <span className="sr-only"> more</span>
        </Badge>
      )}
    </span>
  );
}
