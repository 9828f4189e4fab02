import History from 'lucide-react/icons/rotate-ccw-clock';
import type { WireAuditEntry } from '#contract/calls/audit.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/tables/data-table.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import type { ListPage } from '../lists/list-page.ts';
import { Moment } from '../screen/moment.tsx';
import { AUDIT_PATH, type AuditQuery, auditHref, hasFilters, PAGE_SIZE } from './audit-query.ts';
import { ChangeList } from './change-list.tsx';
import { subjectHref } from './describe-entry.ts';
import { entrySentence } from './entry-sentence.ts';

type Props = { entries: Loaded<ListPage<WireAuditEntry>>; query: AuditQuery };

export function AuditList({ entries, query }: Props) {
  return (
    <ListFrame
      name="changes"
      list={entries}
      place={query}
      usualSize={PAGE_SIZE}
      hrefOf={(place) => auditHref({ ...query, ...place })}
      resetHref={AUDIT_PATH}
      empty={<NoChanges isFiltered={hasFilters(query)} />}
    >
      {(rows, isReloading) => (
        <DataTable long wide caption="Changes by staff, newest first" columns={COLUMNS} busy={isReloading}>
          {rows.map((entry) => (
            <Row key={entry.id} entry={entry} query={query} />
          ))}
        </DataTable>
      )}
    </ListFrame>
  );
}

function NoChanges({ isFiltered }: { isFiltered: boolean }) {
  const icon = <History className="size-7" strokeWidth={1.5} />;
  if (!isFiltered)
    return (
      <EmptyState title="No changes yet." text="Whatever staff change is written down here." icon={icon} />
    );
  return (
    <EmptyState
      title="No changes found."
      text="Try other filters."
      icon={icon}
      action={<ButtonLink to={AUDIT_PATH}>Reset Filters</ButtonLink>}
    />
  );
}

function Row({ entry, query }: { entry: WireAuditEntry; query: AuditQuery }) {
  const { at, actor } = entry;
  const { start, subject, end, changes } = entrySentence(entry);
  const to = subjectHref(entry);
  return (
    <DataRow className="align-top tablet:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] tablet:items-start">
      <DataCell
        card="end"
        className="align-top tablet:col-start-1 tablet:row-start-3 tablet:justify-self-start"
      >
        <Moment at={at} />
      </DataCell>
      <DataCell
        card="line"
        className="align-top cards:order-2 tablet:col-span-1 tablet:col-start-1 tablet:row-start-2"
      >
        <TextLink
          to={auditHref({ ...query, actor, page: 1 })}
          preventScrollReset
          title={actor}
          className="block font-normal pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <span className="block truncate rows:max-w-48">{actor}</span>
        </TextLink>
      </DataCell>
      <DataCell
        card="line"
        className="align-top font-medium wrap-anywhere cards:-order-1 tablet:col-span-1 tablet:col-start-1 tablet:row-start-1"
      >
        {start}{' '}
        {to && subject ? (
          <TextLink to={to} className="tap">
            {subject}
          </TextLink>
        ) : (
          subject
        )}{' '}
        {end}
      </DataCell>
      <DataCell
        card="line"
        className="align-top cards:order-3 cards:empty:hidden tablet:col-span-1 tablet:col-start-2 tablet:row-span-3 tablet:row-start-1 rows:w-1/3"
      >
        <ChangeList changes={changes} />
      </DataCell>
    </DataRow>
  );
}

const COLUMNS: Column[] = [{ label: 'Time' }, { label: 'Who' }, { label: 'What' }, { label: 'Details' }];
