import type { WireAuditEntry } from '#contract/audit.ts';
import { formatDateTime } from '#web/shared/format-date.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { type AuditQuery, auditHref, filterOf, PAGE_SIZE } from './audit-query.ts';
import { ChangeList } from './change-list.tsx';
import { describeAction, fieldChanges, subjectHref } from './describe-entry.ts';

type Props = {
  entries: readonly WireAuditEntry[];
  /** On all pages. */
  total: number;
  query: AuditQuery;
};

export function AuditList({ entries, total, query }: Props) {
  const isReloading = useIsReloading();
  const isFiltered = Object.keys(filterOf(query)).length > 0;
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState
          title={isFiltered ? 'No changes found.' : 'No changes yet.'}
          text={isFiltered ? 'Try other filters.' : 'Whatever staff change is written down here.'}
        />
      </Card>
    );
  return (
    <section aria-label="Changes">
      <p role="status" className="numeric mb-3 text-muted">
        {isReloading ? 'Loading changes...' : `${total.toLocaleString('en-US')} change(s)`}
      </p>
      <Card padded={false}>
        <DataTable wide caption="Changes by staff, newest first" columns={COLUMNS} busy={isReloading}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} query={query} />
          ))}
        </DataTable>
      </Card>
      <div className="mt-6">
        <Pagination
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => auditHref({ ...query, page })}
        />
      </div>
    </section>
  );
}

function Row({ entry, query }: { entry: WireAuditEntry; query: AuditQuery }) {
  const { at, actor, action, subjectId, before, after } = entry;
  const to = subjectHref(entry);
  return (
    <DataRow className="align-top">
      <DataCell label="Time (UTC)" className="numeric align-top">
        {formatDateTime(at)}
      </DataCell>
      <DataCell label="Who" className="align-top">
        <TextLink
          to={auditHref({ ...query, actor, page: 1 })}
          preventScrollReset
          className="tap wrap-anywhere"
        >
          {actor}
        </TextLink>
      </DataCell>
      <DataCell label="Action" className="align-top whitespace-nowrap">
        {describeAction(action)}
      </DataCell>
      <DataCell label="Subject" className="align-top">
        {to ? (
          <TextLink to={to} className="wrap-anywhere">
            {subjectId}
          </TextLink>
        ) : (
          <span className="wrap-anywhere">{subjectId}</span>
        )}
      </DataCell>
      <DataCell label="Change" className="align-top">
        <ChangeList changes={fieldChanges(before, after)} />
      </DataCell>
    </DataRow>
  );
}

const COLUMNS: Column[] = [
  { label: 'Time (UTC)' },
  { label: 'Who' },
  { label: 'Action' },
  { label: 'Subject' },
  { label: 'Change' },
];
