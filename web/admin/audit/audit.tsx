import History from 'lucide-react/icons/rotate-ccw-clock';
import { exportAudit, listAudit, listAuditActors, type WireAuditEntry } from '#contract/calls/audit.ts';
import { auditList } from '#domain/audit/audit-list.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { DateFilter } from '../lists/date-filter.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListFilterSelect, ListSearch, ResetFilters, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { DateTime } from '../screen/date-time.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/audit';
import { describeAction, type FieldChange, subjectHref } from './describe-entry.ts';
import { entrySentence } from './entry-sentence.ts';

/** A page of the log, and the actors to filter by; the page is shown even if those cannot be loaded. */
const load = loadList(auditList, listAudit, async (api) => {
  const actors = await loaded(api(listAuditActors, {}));
  return { actors: actors.ok ? actors.data.body : [] };
});
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Audit log');

export default function Audit({ loaderData: { list: page, actors } }: Route.ComponentProps) {
  const list = useList(auditList, listAudit, page);
  const { requested, change } = list;
  // The list of actors may have failed to load.
  const choices = [...new Set([...actors, ...(requested.actor ? [requested.actor] : [])])];
  return (
    <>
      <PageHeader screen="audit" actions={<ExportLink list={list} call={exportAudit} />} />
      <Toolbar
        filters={
          <>
            <FilterSelect
              label="Who"
              value={requested.actor}
              onChoose={(actor) => change({ actor })}
              options={[
                { value: '', label: 'Everyone' },
                ...choices.map((actor) => ({ value: actor, label: actor })),
              ]}
            />
            <ListFilterSelect
              list={list}
              name="kind"
              label="About"
              all="Everything"
              labelOf={describeAction}
            />
            <DateFilter value={requested.date} onChange={(date) => change({ date })} />
            <ResetFilters list={list} />
          </>
        }
      >
        <ListSearch
          list={list}
          name="subject"
          label="Search by subject"
          placeholder="ID of an order, product…"
        />
      </Toolbar>
      <ListFrame
        list={list}
        name="changes"
        caption="Changes by staff, newest first"
        columns={COLUMNS}
        empty={
          <NoRows
            list={list}
            icon={<History className="size-7" strokeWidth={1.5} />}
            none={{ title: 'No changes yet.', text: 'Whatever staff change is written down here.' }}
            noneFound={{ title: 'No changes found.', text: 'Try other filters.' }}
          />
        }
      >
        {(entry) => <AuditRow key={entry.id} entry={entry} actorHref={list.hrefOf({ actor: entry.actor })} />}
      </ListFrame>
    </>
  );
}

const COLUMNS: Column[] = [{ label: 'Time' }, { label: 'Who' }, { label: 'What' }, { label: 'Details' }];

/** One change. `actorHref` leads to all changes by the same person. */
function AuditRow({ entry, actorHref }: { entry: WireAuditEntry; actorHref: string }) {
  const { at, actor } = entry;
  const { start, subject, end, changes } = entrySentence(entry);
  const to = subjectHref(entry);
  return (
    <DataRow className="align-top tablet:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] tablet:items-start">
      <DataCell
        card="end"
        className="align-top tablet:col-start-1 tablet:row-start-3 tablet:justify-self-start"
      >
        <DateTime at={at} />
      </DataCell>
      <DataCell
        card="line"
        className="align-top cards:order-2 tablet:col-span-1 tablet:col-start-1 tablet:row-start-2"
      >
        <TextLink
          to={actorHref}
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

/** More or longer changes are collapsed. */
const MAX_IN_SIGHT = 3;
const LONGEST_IN_SIGHT = 120;

/** The old values, struck out, and the new ones; also in words for screen readers. */
function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null;
  const isShort =
    changes.length <= MAX_IN_SIGHT &&
    changes.every(({ before, after }) => `${before ?? ''}${after ?? ''}`.length <= LONGEST_IN_SIGHT);
  const list = (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <Change key={change.field} {...change} />
      ))}
    </ul>
  );
  if (isShort) return list;
  const summary = changes.length === 1 ? '1 field' : `${changes.length} fields`;
  return (
    <div className="-my-2.5 *:border-b-0">
      <Disclosure summary={summary}>{list}</Disclosure>
    </div>
  );
}

function Change({ field, before, after }: FieldChange) {
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{field}: </span>
      {before !== null && (
        <>
          <span className="sr-only">was </span>
          <del className="whitespace-pre-line text-bad">{before}</del>
        </>
      )}
      {before !== null && after !== null && <span aria-hidden="true"> → </span>}
      {after !== null && (
        <>
          <span className="sr-only">{before === null ? 'is ' : ', became '}</span>
          <ins className="whitespace-pre-line text-good no-underline">{after || 'empty'}</ins>
        </>
      )}
    </li>
  );
}
