import Archive from 'lucide-react/icons/archive';
import { useState } from 'react';
import { listPastImports, listPastRecords, type WirePastRecord } from '#contract/calls/past-records.ts';
import { formatCount } from '#domain/counts.ts';
import type { PastKind } from '#domain/past-records/past-record.ts';
import { pastRecordList } from '#domain/past-records/past-record-list.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListFilterSelect, ListSearch, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { DateTime } from '../screen/date-time.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/past-records';
import { ImportPastRecords } from './import-past-records.tsx';
import { PastImports } from './past-imports.tsx';

const load = loadList(pastRecordList, listPastRecords, async (api) => ({
  imports: await loaded(api(listPastImports, {}).then(({ body }) => body)),
}));
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Former shop');

/** Customers and orders of the shop before this one, to be looked up. */
export default function PastRecords({ loaderData }: Route.ComponentProps) {
  const list = useList(pastRecordList, listPastRecords, loaderData.list);
  const [opened, setOpened] = useState<WirePastRecord | null>(null);
  return (
    <>
      <PageHeader screen="past-records" />
      <Toolbar
        filters={
          <ListFilterSelect list={list} name="kind" label="Show" labelOf={(kind) => KINDS[kind].many} />
        }
      >
        <ListSearch list={list} label="Search the former shop" placeholder="Number, name, email, SKU..." />
      </Toolbar>
      <ListFrame
        list={list}
        name="records"
        columns={COLUMNS}
        wide={false}
        empty={
          <NoRows
            list={list}
            icon={<Archive className="size-7" strokeWidth={1.5} />}
            none={{
              title: 'Nothing of a former shop yet.',
              text: 'Import the customers and orders of your old shop below, to look them up here.',
            }}
            noneFound={{ title: 'Nothing found.', text: 'Try another search or filter.' }}
          />
        }
      >
        {(record) => <RecordRow key={record.id} record={record} onOpen={() => setOpened(record)} />}
      </ListFrame>
      <ImportPastRecords />
      <PastImports imports={loaderData.imports} />
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? `${KINDS[opened.kind].one} ${opened.title}` : ''}
        description="As the file of the former shop says. Nothing of it is counted, charged or mailed here."
        size="lg"
      >
        {opened && <Details record={opened} />}
      </Dialog>
    </>
  );
}

const KINDS: Record<PastKind, { one: string; many: string }> = {
  order: { one: 'Order', many: 'Orders' },
  customer: { one: 'Customer', many: 'Customers' },
};

const COLUMNS: Column[] = [
  { label: 'Record' },
  { label: 'Email' },
  { label: 'Date' },
  { label: 'Total', align: 'end' },
  { label: 'Actions', hideLabel: true },
];

function RecordRow({ record, onOpen }: { record: WirePastRecord; onOpen: () => void }) {
  const { kind, title, at } = record;
  const find = (label: string) => record.facts.find((fact) => fact.label === label)?.value;
  const name = `${KINDS[kind].one} ${title}`;
  return (
    <DataRow>
      <DataCell names card="start" className="wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="text-xs text-muted">{KINDS[kind].one}</p>
      </DataCell>
      <DataCell label="Email" card="line" className="wrap-anywhere">
        {find('Email') ?? find('Phone')}
      </DataCell>
      <DataCell label="Date" card="line">
        {kind === 'order' && <DateTime at={at} />}
      </DataCell>
      <DataCell label="Total" card="line" align="end" className="numeric">
        {[find('Total'), find('Currency')].filter(Boolean).join(' ')}
      </DataCell>
      <DataCell card="end" align="end">
        <Button size="sm" aria-label={`Details of ${name}`} onClick={onOpen}>
          Details
        </Button>
      </DataCell>
    </DataRow>
  );
}

function Details({ record: { facts, lines } }: { record: WirePastRecord }) {
  const { formatDateTime } = useDates();
  return (
    <div className="grid gap-5">
      {lines.length > 0 && (
        <ul aria-label="Lines" className="divide-y divide-line border-y border-line text-sm">
          {lines.map(({ name, sku, quantity, price, discount }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and never move.
            <li key={place} className="flex items-baseline justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                {`${formatCount(quantity)} × ${name}`}
                {sku && <span className="block text-xs text-muted">{sku}</span>}
              </span>
              <span className="numeric whitespace-nowrap">
                {price}
                {discount && <span className="block text-xs text-muted">{`${discount} off`}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <DefinitionList
        items={facts.map(({ label, value, isMoment }) => ({
          term: label,
          description: (
            <span className="wrap-anywhere whitespace-pre-line">
              {isMoment ? formatDateTime(value) : value}
            </span>
          ),
        }))}
      />
    </div>
  );
}
