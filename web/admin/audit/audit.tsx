import { exportAudit } from '#contract/calls/audit.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { ExportLink } from '../lists/export-link.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import type { Route } from './+types/audit';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { filterOf, readAuditQuery, writeAuditQuery } from './audit-query.ts';
import { loadAudit } from './load-audit.ts';

export const loader = onServer(loadAudit);
export const clientLoader = inBrowser(loadAudit);

export const meta = () => adminMeta('Audit log');

export default function Audit({ loaderData: { list, actors } }: Route.ComponentProps) {
  const [query, setQuery] = useAddressState(CODEC);
  return (
    <>
      <PageHeader
        {...SCREEN_HEADS.audit}
        actions={<ExportLink path={exportAudit.path} filter={filterOf(query)} />}
      />
      <AuditFilters
        query={query}
        actors={actors}
        onChange={(part, options) => setQuery({ ...query, ...part, page: 1 }, options)}
      />
      <AuditList entries={list} query={query} />
    </>
  );
}

const CODEC = { read: readAuditQuery, write: writeAuditQuery };
