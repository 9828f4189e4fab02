import History from 'lucide-react/icons/rotate-ccw-clock';
import { exportAudit, listAudit, listAuditActors } from '#contract/calls/audit.ts';
import { auditList } from '#domain/audit/audit-list.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import type { Column } from '#web/ui/tables/data-table.tsx';
import { DateFilter } from '../lists/date-filter.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListFilter, ListSearch, ResetFilters, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/audit';
import { AuditRow } from './audit-row.tsx';
import { describeAction } from './describe-entry.ts';

/** A page of the log, and the actors to filter by; the page is shown even if those cannot be loaded. */
const load = loadList(auditList, listAudit, async (api) => {
  const actors = await loaded(api(listAuditActors, {}));
  return { actors: actors.ok ? actors.data.body : [] };
});
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () => adminMeta('Audit log');

export default function Audit({ loaderData: { list: page, actors } }: Route.ComponentProps) {
  const list = useList(auditList, listAudit, page);
  const { wanted, change } = list;
  // The list of actors may have failed to load.
  const choices = [...new Set([...actors, ...(wanted.actor ? [wanted.actor] : [])])];
  return (
    <>
      <PageHeader screen="audit" actions={<ExportLink list={list} call={exportAudit} />} />
      <Toolbar
        filters={
          <>
            <FilterSelect
              label="Who"
              value={wanted.actor}
              onChoose={(actor) => change({ actor })}
              options={[
                { value: '', label: 'Everyone' },
                ...choices.map((actor) => ({ value: actor, label: actor })),
              ]}
            />
            <ListFilter list={list} name="kind" label="About" all="Everything" labelOf={describeAction} />
            <DateFilter value={wanted.date} onChange={(date) => change({ date })} />
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
