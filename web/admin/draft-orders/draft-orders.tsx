import FilePen from 'lucide-react/icons/file-pen';
import { listDraftOrders, type WireDraftOrderRow } from '#contract/calls/draft-orders.ts';
import { formatCount } from '#domain/counts.ts';
import { DRAFT_STATUS_LABELS, type DraftStatus } from '#domain/draft-orders/draft-order.ts';
import { draftOrderList } from '#domain/draft-orders/draft-order-list.ts';
import { formatMoney } from '#domain/money.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListFilterSelect, ListSearch, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/draft-orders';

const load = loadList(draftOrderList, listDraftOrders);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Draft orders');

export default function DraftOrders({ loaderData }: Route.ComponentProps) {
  const list = useList(draftOrderList, listDraftOrders, loaderData.list);
  return (
    <>
      <PageHeader
        screen="draft-orders"
        actions={
          <ButtonLink to="/admin/draft-orders/new" variant="primary">
            New Draft
          </ButtonLink>
        }
      />
      <Toolbar
        filters={
          <ListFilterSelect list={list} name="shown" label="Shown" labelOf={(shown) => SHOWN[shown]} />
        }
      >
        <ListSearch list={list} label="Search draft orders" placeholder="Search draft orders..." />
      </Toolbar>
      <ListFrame
        list={list}
        name="draft orders"
        counted="draft orders"
        columns={COLUMNS}
        empty={
          <NoRows
            list={list}
            icon={<FilePen className="size-7" strokeWidth={1.5} />}
            none={{
              title: 'No draft orders yet.',
              text: 'Put an order together for a customer, and send a link to pay it.',
            }}
            noneFound={{ title: 'No draft orders found.', text: 'Try another search or filter.' }}
          />
        }
      >
        {(draft) => <DraftRow key={draft.id} draft={draft} />}
      </ListFrame>
    </>
  );
}

const SHOWN = { all: 'All', ...DRAFT_STATUS_LABELS };

const COLUMNS: Column[] = [
  { label: 'Draft' },
  { label: 'Customer' },
  { label: 'State' },
  { label: 'Items', align: 'end' },
  { label: 'Total', align: 'end' },
  { label: 'Made on' },
];

function DraftRow({ draft }: { draft: WireDraftOrderRow }) {
  const { formatDate } = useDates();
  const { id, status, email, name, pieces, total, orderId, createdAt } = draft;
  return (
    <DataRow>
      <DataCell names card="start">
        <TextLink to={`/admin/draft-orders/${id}`} className="numeric font-medium">
          {id}
        </TextLink>
        {orderId && <p className="text-xs text-muted">Order {orderId}</p>}
      </DataCell>
      <DataCell label="Customer" card="line" className="wrap-anywhere">
        {name ?? email ?? 'Nobody yet'}
        {name && email && <p className="text-xs text-muted">{email}</p>}
      </DataCell>
      <DataCell card="end">
        <Badge tone={DRAFT_TONES[status]}>{DRAFT_STATUS_LABELS[status]}</Badge>
      </DataCell>
      <DataCell label="Items" align="end" className="numeric">
        {formatCount(pieces)}
      </DataCell>
      <DataCell label="Total" align="end" className="numeric">
        {total === undefined ? '–' : formatMoney(total)}
      </DataCell>
      <DataCell label="Made on" className="numeric whitespace-nowrap">
        {formatDate(createdAt)}
      </DataCell>
    </DataRow>
  );
}

export const DRAFT_TONES: Record<DraftStatus, BadgeTone> = {
  open: 'neutral',
  link_sent: 'primary',
  paid: 'success',
};
