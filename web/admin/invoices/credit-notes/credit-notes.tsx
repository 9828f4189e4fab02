import ReceiptText from 'lucide-react/icons/receipt-text';
import { exportCreditNotes, listCreditNotes, type WireCreditNoteRow } from '#contract/calls/credit-notes.ts';
import { creditNoteHref, creditNoteList } from '#domain/invoices/credit-note-list.ts';
import { formatMoney } from '#domain/money.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../../lists/export-link.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import { loadList } from '../../lists/load-list.ts';
import { NoRows } from '../../lists/no-rows.tsx';
import { ListSearch, Toolbar } from '../../lists/toolbar.tsx';
import { useList } from '../../lists/use-list.ts';
import { adminMeta } from '../../screen/admin-meta.ts';
import { PageHeader } from '../../screen/page-header.tsx';
import { invoiceHref } from '../invoice-query.ts';
import type { Route } from './+types/credit-notes';

const load = loadList(creditNoteList, listCreditNotes);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Credit notes');

export default function CreditNotes({ loaderData }: Route.ComponentProps) {
  const list = useList(creditNoteList, listCreditNotes, loaderData.list);
  return (
    <>
      <PageHeader screen="credit-notes" actions={<ExportLink list={list} call={exportCreditNotes} />} />
      <Toolbar>
        <ListSearch list={list} label="Search credit notes" placeholder="Number, order ID, email or phone" />
      </Toolbar>
      <ListFrame
        list={list}
        name="credit notes"
        counted="credit notes"
        columns={COLUMNS}
        empty={
          <NoRows
            list={list}
            icon={<ReceiptText className="size-7" strokeWidth={1.5} />}
            none={{
              title: 'No credit notes yet.',
              text: 'Each refund of an order whose invoice is issued gets one by itself.',
            }}
            noneFound={{
              title: 'No credit notes found.',
              text: 'Search by number, invoice, order or customer.',
            }}
          />
        }
      >
        {(note) => <CreditNoteRow key={note.number} note={note} />}
      </ListFrame>
    </>
  );
}

const COLUMNS: Column[] = [
  { label: 'Number' },
  { label: 'Date' },
  { label: 'Invoice' },
  { label: 'Customer' },
  { label: 'Amount', align: 'end' },
];

function CreditNoteRow({ note }: { note: WireCreditNoteRow }) {
  const { number, issuedAt, invoice, orderId, email, amount, reverses, reversedBy } = note;
  const { formatDate } = useDates();
  return (
    <DataRow to={creditNoteHref(number)}>
      <DataCell card="start">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink to={creditNoteHref(number)} className="tap numeric whitespace-nowrap">
            {number}
          </TextLink>
          {reverses && <Badge tone="warning">Takes back {reverses}</Badge>}
          {reversedBy && <Badge>Taken back</Badge>}
        </span>
      </DataCell>
      <DataCell label="Date" className="cards:order-2">
        {formatDate(issuedAt)}
      </DataCell>
      <DataCell label="Invoice" className="cards:order-2">
        <TextLink
          to={invoiceHref({ orderId, search: '', page: 1 })}
          className="tap numeric whitespace-nowrap"
        >
          {invoice}
        </TextLink>
      </DataCell>
      <DataCell names card="line" className="cards:order-3 cards:text-muted">
        <span title={email} className="block truncate rows:max-w-72">
          {email}
        </span>
      </DataCell>
      <DataCell card="end" align="end" className="font-medium">
        {formatMoney(reverses ? -amount : amount)}
      </DataCell>
    </DataRow>
  );
}
