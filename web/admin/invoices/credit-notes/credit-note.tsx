import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { data } from 'react-router';
import { downloadCreditNote, getCreditNote, type WireCreditNote } from '#contract/calls/credit-notes.ts';
import { creditNoteHref, creditNoteList } from '#domain/invoices/credit-note-list.ts';
import { inBrowser, type LoadArgs, type Loaded, loaded, onServer } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { buttonClasses } from '#web/ui/actions/button-style.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { adminMeta } from '../../screen/admin-meta.ts';
import { orderHref } from '../../screen/order-href.ts';
import { PageHeader } from '../../screen/page-header.tsx';
import { invoiceHref } from '../invoice-query.ts';
import type { Route } from './+types/credit-note';
import { CreditNoteSheet } from './credit-note-sheet.tsx';

async function load({ api, params: { number = '' } }: LoadArgs) {
  const result = await loaded(api(getCreditNote, { params: { number } }).then(({ body }) => body));
  return data<Loaded<WireCreditNote>>(result, { status: result.ok ? 200 : toPageStatus(result.status) });
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, params }) =>
  adminMeta(matches, `Credit note ${params.number}`);

export default function CreditNote({ loaderData, params }: Route.ComponentProps) {
  const note = loaderData.ok ? loaderData.data : null;
  return (
    <>
      {/* The printed sheet has its own head. */}
      <div className="print:hidden">
        <PageHeader screen="credit-notes" actions={note && <Actions number={note.number} />} />
      </div>
      {note && <Links note={note} />}
      {note ? (
        <CreditNoteSheet note={note} />
      ) : (
        !loaderData.ok && (
          <Card padded={false}>
            {loaderData.status === 404 ? (
              <EmptyState
                title={loaderData.message}
                text={`Nothing has the number ${params.number}.`}
                action={<ButtonLink to={creditNoteList.path}>Show all credit notes</ButtonLink>}
              />
            ) : (
              <ErrorState
                title={loaderData.message}
                retryLabel="Retry"
                retryHref={creditNoteHref(params.number)}
              />
            )}
          </Card>
        )
      )}
    </>
  );
}

function Actions({ number }: { number: string }) {
  return (
    <>
      <Button onClick={() => window.print()} icon={<Printer aria-hidden="true" className="size-4" />}>
        Print
      </Button>
      <a
        href={`/api${downloadCreditNote.path.replace('{number}', encodeURIComponent(number))}`}
        download
        className={buttonClasses({ variant: 'primary' })}
      >
        <Download aria-hidden="true" className="size-4" />
        Download
      </a>
    </>
  );
}

function Links({ note }: { note: WireCreditNote }) {
  const { orderId, invoice, reverses, reversedBy } = note;
  return (
    <nav aria-label="Documents" className="mb-4 flex flex-wrap gap-x-6 gap-y-2 text-sm print:hidden">
      {reversedBy && (
        <p className="w-full rounded-lg bg-warn-soft px-4 py-2.5 text-warn">
          The refund failed at the bank.{' '}
          <TextLink to={creditNoteHref(reversedBy)} className="tap">
            {reversedBy}
          </TextLink>{' '}
          takes this credit note back.
        </p>
      )}
      <TextLink to={creditNoteList.path} className="tap">
        All credit notes
      </TextLink>
      <TextLink to={invoiceHref({ orderId, search: '', page: 1 })} className="tap">
        Invoice {invoice.number}
      </TextLink>
      <TextLink to={orderHref(orderId)} className="tap">
        Order {orderId}
      </TextLink>
      {reverses && (
        <TextLink to={creditNoteHref(reverses)} className="tap">
          Credit note {reverses}
        </TextLink>
      )}
    </nav>
  );
}
