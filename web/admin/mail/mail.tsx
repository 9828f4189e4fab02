import { exportMails } from '#contract/calls/mail.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { ExportLink } from '../lists/export-link.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import type { Route } from './+types/mail';
import { loadMail } from './load-mail.ts';
import { MailDialog } from './mail-dialog.tsx';
import { MailFilters } from './mail-filters.tsx';
import { MailList } from './mail-list.tsx';
import { filterOf, readMailQuery, writeMailQuery } from './mail-query.ts';

export const loader = onServer(loadMail);
export const clientLoader = inBrowser(loadMail);

export const meta = () => adminMeta('Mail');

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { list, mail, hasMailServer } = loaderData;
  const [query, setQuery] = useAddressState(CODEC);
  return (
    <>
      <PageHeader
        {...SCREEN_HEADS.mail}
        actions={<ExportLink path={exportMails.path} filter={filterOf(query)} />}
      />
      {!hasMailServer && <NoMailServer />}
      <MailFilters
        query={query}
        onChange={(part, options) => setQuery({ ...query, ...part, mail: '', page: 1 }, options)}
      />
      <MailList mails={list} query={query} onOpen={(id) => setQuery({ ...query, mail: id })} />
      <MailDialog
        id={query.mail}
        mail={mail}
        onClose={() => setQuery({ ...query, mail: '' }, { replace: true })}
      />
    </>
  );
}

/** Says why nothing is sent, and what to do. */
function NoMailServer() {
  return (
    <p className="mb-4 rounded-lg bg-warn-soft px-4 py-3 text-sm text-warn print:hidden">
      No mail server is set, so mail waits here and is not sent: <code>SMTP_URL</code> is empty. Once the shop
      is started with one, what waits is sent.
    </p>
  );
}

const CODEC = { read: readMailQuery, write: writeMailQuery };
