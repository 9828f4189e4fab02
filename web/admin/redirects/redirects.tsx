import Signpost from 'lucide-react/icons/signpost';
import { useState } from 'react';
import {
  deleteRedirect,
  exportRedirects,
  listRedirects,
  type WireRedirect,
} from '#contract/calls/redirects.ts';
import { redirectList } from '#domain/redirects/redirect-list.ts';
import { browserApi, inBrowser, onServer } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListSearch, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { DateTime } from '../screen/date-time.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { StorefrontTabs } from '../screen/storefront-tabs.tsx';
import type { Route } from './+types/redirects';
import { EditRedirect } from './edit-redirect.tsx';
import { ImportRedirects } from './import-redirects.tsx';

const load = loadList(redirectList, listRedirects);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Redirects');

/** Former addresses, and where they lead. */
export default function Redirects({ loaderData }: Route.ComponentProps) {
  const list = useList(redirectList, listRedirects, loaderData.list);
  const [edited, setEdited] = useState<WireRedirect | 'new' | null>(null);
  return (
    <>
      <PageHeader
        screen="redirects"
        actions={
          <>
            <ExportLink list={list} call={exportRedirects} />
            <Button variant="primary" onClick={() => setEdited('new')}>
              Add Redirect
            </Button>
          </>
        }
      />
      <StorefrontTabs />
      <Toolbar filters={null}>
        <ListSearch list={list} label="Search redirects" placeholder="Search redirects..." />
      </Toolbar>
      <ListFrame
        list={list}
        name="redirects"
        counted="redirects"
        columns={COLUMNS}
        empty={
          <NoRows
            list={list}
            icon={<Signpost className="size-7" strokeWidth={1.5} />}
            none={{
              title: 'No redirects yet.',
              text: 'A page that moves leaves one by itself. Add those of your old shop, or import its file.',
            }}
            noneFound={{ title: 'No redirects found.', text: 'Try another search.' }}
          />
        }
      >
        {(redirect) => (
          <RedirectRow key={redirect.id} redirect={redirect} onEdit={() => setEdited(redirect)} />
        )}
      </ListFrame>
      <ImportRedirects />
      <EditRedirect edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

const COLUMNS: Column[] = [
  { label: 'Former address' },
  { label: 'Leads to' },
  { label: 'Since' },
  { label: 'Actions' },
];

function RedirectRow({ redirect, onEdit }: { redirect: WireRedirect; onEdit: () => void }) {
  const { id, from, to, isByHand, createdAt } = redirect;
  const removal = useActionDialog(() => browserApi(deleteRedirect, { params: { id } }), {
    success: 'Redirect deleted',
    failure: 'Failed to delete the redirect',
    refresh: 'success',
  });
  return (
    <DataRow>
      <DataCell names card="start" className="wrap-anywhere">
        {from}
      </DataCell>
      <DataCell label="Leads to" card="line" className="wrap-anywhere">
        <span aria-hidden="true" className="text-muted rows:hidden">
          →{' '}
        </span>
        {to}
      </DataCell>
      <DataCell label="Since" card="line">
        <DateTime at={createdAt} />
        {!isByHand && <p className="text-xs text-muted">Follows a page</p>}
      </DataCell>
      <DataCell card="end">
        <span className="flex gap-1">
          <Button size="sm" variant="quiet" aria-label={`Edit the redirect from ${from}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Delete the redirect from ${from}`}
            onClick={removal.ask}
          >
            Delete
          </Button>
        </span>
        <ActionDialog
          action={removal}
          title={`Delete the redirect from ${from}?`}
          text="Links to this address lead to the landing page then."
          confirmLabel="Delete"
          busyLabel="Deleting..."
        />
      </DataCell>
    </DataRow>
  );
}
