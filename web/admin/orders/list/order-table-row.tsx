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
  return (
    <DataRow selected={isSelected} className="relative">
      <DataCell className="cards:absolute cards:top-2.5 cards:left-4 rows:w-12">
        {onSelect && <SelectBox label={`Select order ${row.id}`} checked={isSelected} onChange={onSelect} />}
      </DataCell>
      <DataCell
        names
        className={classNames(
          'numeric font-medium rows:min-w-30 min-[88rem]:whitespace-nowrap',
          onSelect && 'cards:pl-9',
        )}
      >
        {row.id}
      </DataCell>
      <DataCell label="Date" className="min-[88rem]:whitespace-nowrap">
        <time dateTime={row.createdAt}>{formatDate(row.createdAt)}</time>
      </DataCell>
      <DataCell label="Customer">
        <span
          title={row.userEmail}
          className="block wrap-anywhere rows:max-w-44 rows:truncate rows:min-[96rem]:max-w-56"
        >
          {row.userEmail}
        </span>
        {row.userPhone && (
          <span className="numeric block truncate text-muted rows:max-w-44 rows:min-[96rem]:max-w-56">
            {row.userPhone}
          </span>
        )}
      </DataCell>
      <DataCell label="Products">
        <FirstProduct row={row} />
      </DataCell>
      <DataCell label="Total" align="end" className="font-medium">
        {formatMoney(dollarsToCents(row.total))}
      </DataCell>
      <DataCell label="Status">
        <OrderBadges order={row} className="cards:justify-end rows:max-w-32" />
      </DataCell>
      <DataCell className="cards:mt-1">
        <span className="flex items-center gap-1 cards:w-full cards:justify-between">
          <ButtonLink to={detailsHref} size="sm" preventScrollReset aria-label={`View Details of ${row.id}`}>
            View Details
          </ButtonLink>
          {action}
        </span>
      </DataCell>
    </DataRow>
  );
}

/** The first product's picture, and how many more there are. */
function FirstProduct({ row: { firstProduct, lineCount } }: { row: WireOrderRow }) {
  if (!firstProduct) return <span className="text-muted">None</span>;
  return (
    <span className="inline-flex items-center gap-2">
      <ProductPicture
        src={firstProduct.image}
        sizes="2.5rem"
        alt={firstProduct.name}
        title={firstProduct.name}
        width={40}
        height={40}
        className="size-10 shrink-0 rounded-md bg-sunken object-cover"
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
