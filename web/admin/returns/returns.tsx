import Undo2 from 'lucide-react/icons/undo-2';
import { exportReturns, listReturns, type WireReturnRow } from '#contract/calls/returns.ts';
import { countedPieces } from '#domain/orders/restock.ts';
import { returnStatusLabel } from '#domain/returns/return.ts';
import { returnList } from '#domain/returns/return-list.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { useDates } from '#web/shared/use-dates.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Chip } from '#web/ui/feedback/chip.tsx';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListFilterSelect, ListSearch, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/returns';
import { ReturnBadges } from './return-badges.tsx';
import { returnHref } from './return-href.ts';

const load = loadList(returnList, listReturns);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Returns');

export default function Returns({ loaderData }: Route.ComponentProps) {
  const list = useList(returnList, listReturns, loaderData.list);
  return (
    <>
      <PageHeader screen="returns" actions={<ExportLink list={list} call={exportReturns} />} />
      <Toolbar
        filters={
          <>
            <ListFilterSelect list={list} name="status" label="State" labelOf={returnStatusLabel} />
            {list.requested.need && (
              <Chip removeLabel="Remove filter To look at" removeHref={list.hrefOf({ need: '' })}>
                To look at
              </Chip>
            )}
          </>
        }
      >
        <ListSearch list={list} label="Search returns" placeholder="Return, order ID, email or name" />
      </Toolbar>
      <ListFrame
        list={list}
        name="returns"
        counted="returns"
        columns={COLUMNS}
        empty={
          <NoRows
            list={list}
            icon={<Undo2 className="size-7" strokeWidth={1.5} />}
            none={{ title: 'No returns yet.', text: 'What customers want to send back appears here.' }}
            noneFound={{ title: 'No returns found.', text: 'Try another search or filter.' }}
          />
        }
      >
        {(row) => <ReturnRow key={row.id} row={row} />}
      </ListFrame>
    </>
  );
}

const COLUMNS: Column[] = [
  { label: 'Return' },
  { label: 'Customer' },
  { label: 'Pieces' },
  { label: 'Asked on' },
  { label: 'State' },
  { label: 'Actions', hideLabel: true },
];

function ReturnRow({ row }: { row: WireReturnRow }) {
  const { formatDate } = useDates();
  const { id, orderId, userEmail, product, pieces, createdAt } = row;
  return (
    <DataRow to={returnHref(id)} className="tablet:grid-cols-[minmax(0,1fr)_12rem]">
      <DataCell names card="start" className="numeric whitespace-nowrap">
        <p className="font-medium">{id}</p>
        <p className="text-xs text-muted">{orderId}</p>
      </DataCell>
      <DataCell card="start" className="cards:order-2">
        <span title={userEmail} className="block truncate rows:max-w-56">
          {userEmail}
        </span>
      </DataCell>
      <DataCell card="start" className="cards:order-3">
        <span className="flex items-center gap-3">
          <ProductPicture
            src={product.image}
            sizes="2.25rem"
            width={36}
            height={36}
            className="size-9 shrink-0 rounded-md bg-sunken object-cover"
          />
          <span className="min-w-0">
            <span className="block truncate rows:max-w-48">{product.name}</span>
            <span className="block text-xs text-muted">{countedPieces(pieces)}</span>
          </span>
        </span>
      </DataCell>
      <DataCell card="end" className="numeric cards:order-3 whitespace-nowrap">
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </DataCell>
      <DataCell card="end">
        <ReturnBadges orderReturn={row} />
      </DataCell>
      <DataCell card="line" align="end" className="cards:order-4 cards:-mx-3">
        <ButtonLink to={returnHref(id)} size="sm" variant="quiet" aria-label={`Open return ${id}`}>
          Open
        </ButtonLink>
      </DataCell>
    </DataRow>
  );
}
