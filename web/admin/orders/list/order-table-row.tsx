import type { ReactNode } from 'react';
import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import { formatMoney } from '#domain/money.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { useDates } from '#web/shared/use-dates.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { SelectBox } from '../../lists/select-box.tsx';
import { PartRefunded } from '../../refunds/part-refunded.tsx';
import { OrderBadges } from '../order-badges.tsx';

type Props = {
  row: WireOrderRow;
  detailsHref: string;
  isSelected: boolean;
  /** Null if rows cannot be selected. */
  onSelect: (() => void) | null;
  /** A button beside the link to the details. */
  action: ReactNode;
};

export function OrderTableRow({ row, detailsHref, isSelected, onSelect, action }: Props) {
  const { formatDate } = useDates();
  const besideBox = onSelect ? 'cards:pl-9' : undefined;
  return (
    <DataRow
      to={detailsHref}
      selected={isSelected}
      className="tablet:grid-cols-[minmax(0,1fr)_8rem_8.5rem_8.5rem]"
    >
      <DataCell card="corner" className="rows:w-12">
        {onSelect && <SelectBox label={`Select order ${row.id}`} checked={isSelected} onChange={onSelect} />}
      </DataCell>
      <DataCell
        names
        card="start"
        className={classNames(
          'numeric font-medium tablet:whitespace-nowrap rows:text-xs rows:whitespace-nowrap',
          besideBox,
        )}
      >
        {row.id}
      </DataCell>
      <DataCell
        card="start"
        className={classNames(
          'cards:order-3 cards:text-muted tablet:col-start-2 tablet:row-start-1 tablet:pl-0',
          besideBox,
        )}
      >
        <time dateTime={row.createdAt}>{formatDate(row.createdAt)}</time>
      </DataCell>
      <DataCell
        card="start"
        className={classNames(
          'cards:order-2 tablet:col-span-2 tablet:row-start-2 tablet:flex tablet:flex-wrap tablet:gap-x-4 rows:py-2',
          besideBox,
        )}
      >
        <Who row={row} />
        <span title={row.userEmail} className={CONTACT}>
          {row.userEmail}
        </span>
        {row.userPhone && <span className={classNames(CONTACT, 'numeric text-muted')}>{row.userPhone}</span>}
      </DataCell>
      <DataCell
        card="end"
        className="cards:order-3 tablet:col-start-3 tablet:row-start-2 tablet:justify-self-start"
      >
        <FirstProduct row={row} />
      </DataCell>
      <DataCell card="end" align="end" className="font-medium tablet:col-start-4 tablet:row-start-1">
        {formatMoney(row.total)}
        <PartRefunded refunded={row.refunded} total={row.total} />
      </DataCell>
      <DataCell
        card="end"
        className="cards:order-2 tablet:col-start-3 tablet:row-start-1 tablet:justify-self-start"
      >
        <OrderBadges
          order={row}
          className="cards:flex-col cards:items-end tablet:flex-row tablet:justify-start rows:flex-col"
        />
      </DataCell>
      <DataCell
        card="line"
        align="end"
        className={classNames(
          'cards:order-4 tablet:col-span-1 tablet:col-start-4 tablet:row-start-2 tablet:pl-0',
          besideBox,
        )}
      >
        <span className="flex items-center justify-end gap-1 cards:-mx-3 cards:justify-between tablet:-mr-2 tablet:ml-0 tablet:justify-end">
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

/** Cut on screens, with the whole text as its title; whole on paper. */
const CUSTOMER_WIDTH =
  'block min-w-0 rows:max-w-36 rows:min-[88rem]:max-w-48 rows:min-[96rem]:max-w-72 print:max-w-none! print:overflow-visible! print:whitespace-normal! print:wrap-anywhere';
/** Smaller in rows, so that more orders fit a screen. */
const CONTACT = `${CUSTOMER_WIDTH} truncate rows:text-xs`;

/** The name and the country of the customer, if there are any. */
function Who({ row: { customerName, country } }: { row: WireOrderRow }) {
  if (!customerName && !country) return null;
  return (
    <span
      title={[customerName, country].filter(Boolean).join(', ')}
      className={classNames(CUSTOMER_WIDTH, 'cards:wrap-anywhere rows:truncate')}
    >
      <span className="font-medium">{customerName}</span>
      {country && <span className="text-muted rows:text-xs">{customerName ? `, ${country}` : country}</span>}
    </span>
  );
}

/** The first product's picture, and the number of further lines. */
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
