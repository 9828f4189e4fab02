import Printer from 'lucide-react/icons/printer';
import { useLocation } from 'react-router';
import { listOrdersToPack } from '#contract/calls/fulfilments.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { getSettings } from '#contract/calls/settings.ts';
import { addressLines } from '#domain/address-lines.ts';
import { type Company, companyAddress } from '#domain/settings/company.ts';
import { inBrowser, type LoadArgs, loaded, onServer } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { listBefore } from '../lists/list-before.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/packing-lists';
import { countToPack } from './count-unsent.ts';
import { packedIds, packingHref } from './packing-href.ts';
import { PickList } from './pick-list.tsx';
import { SHEET } from './sheet.ts';
import { Item, PIECES, Pieces, SheetRow, SheetTable } from './sheet-table.tsx';

async function load({ api, url }: LoadArgs) {
  const ids = packedIds(url);
  if (ids.length === 0) return { ids, lists: { ok: true as const, data: { orders: [], company: null } } };
  const lists = Promise.all([
    api(listOrdersToPack, { query: { ids: ids.join(',') } }),
    api(getSettings, {}),
  ]).then(([orders, settings]) => ({ orders: orders.body, company: settings.body.company }));
  return { ids, lists: await loaded(lists) };
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Packing lists');

/** A pick list for some orders, and a packing list for each, one sheet each, to print. */
export default function PackingLists({ loaderData: { ids, lists } }: Route.ComponentProps) {
  const from = listBefore(useLocation().state);
  return (
    <>
      <PageHeader
        screen="packing"
        actions={
          <>
            <ButtonLink to={from ?? '/admin/orders?need=to-pack'}>
              {from ? 'Back to the orders' : 'Orders to pack'}
            </ButtonLink>
            <Button
              variant="primary"
              icon={<Printer aria-hidden="true" className="size-4" />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          </>
        }
      />
      {!lists.ok ? (
        <ErrorState
          title="Failed to load the orders"
          text={lists.message}
          retryLabel="Retry"
          retryHref={packingHref(ids)}
        />
      ) : lists.data.orders.length === 0 ? (
        <EmptyState title="No orders to pack" text="Choose orders in the list, then Packing lists." />
      ) : (
        <div className="grid gap-6 print:block">
          {lists.data.orders.length > 1 && (
            // A disputed order is not sent yet.
            <PickList orders={lists.data.orders.filter(({ disputed }) => !disputed)} />
          )}
          {lists.data.orders.map((order) => (
            <PackingList key={order.id} order={order} company={lists.data.company} />
          ))}
        </div>
      )}
    </>
  );
}

type PackingListProps = { order: WireOrder & { disputed?: true | undefined }; company: Company | null };

function PackingList({ order, company }: PackingListProps) {
  const { formatDate } = useDates();
  const lines = order.products.filter((line) => countToPack(line) > 0);
  const pieces = lines.reduce((sum, line) => sum + countToPack(line), 0);
  return (
    <article aria-label={`Packing list of ${order.id}`} className={SHEET}>
      {company && (
        <div className="mb-5">
          <p className="font-display text-lg">{company.name}</p>
          <p className="text-muted">
            {[...companyAddress(company), company.email, company.phone].filter(Boolean).join(' · ')}
          </p>
        </div>
      )}
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-line pb-5">
        <div>
          <h2 className="numeric text-xl">{order.id}</h2>
          {order.disputed && <p className="font-medium text-bad">Disputed: do not send it yet.</p>}
          <p className="text-muted">Ordered on {formatDate(order.createdAt)}</p>
          {order.shippingMethod && (
            <p className="mt-1">
              <span className="text-muted">
                {order.shippingMethod.kind === 'pickup' ? 'Pickup: ' : 'Sent by: '}
              </span>
              <span className="font-medium">{order.shippingMethod.name}</span>
            </p>
          )}
        </div>
        <Address order={order} />
      </header>
      {lines.length === 0 ? (
        <p className="pt-5 text-muted">Nothing of this order is left to pack.</p>
      ) : (
        <SheetTable caption="To pack" columns={COLUMNS} pieces={pieces}>
          {lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id, and lines never change.
            <SheetRow key={position}>
              <Item name={line.name} modifications={line.modifications} sku={line.sku} />
              <Pieces>{countToPack(line)}</Pieces>
              <td className="w-16 py-3 text-end">
                <span aria-hidden="true" className="inline-block size-5 rounded-sm border-2 border-control" />
              </td>
            </SheetRow>
          ))}
        </SheetTable>
      )}
    </article>
  );
}

const COLUMNS = [{ label: 'Item', isText: true }, { label: PIECES }, { label: 'Packed' }] as const;

function Address({ order: { shippingAddress, userEmail } }: { order: WireOrder }) {
  if (!shippingAddress) return <p className="text-muted">No shipping address: ask {userEmail}</p>;
  const { fullName, phone } = shippingAddress;
  return (
    <address className="grid gap-0.5 not-italic wrap-anywhere">
      <span className="font-semibold">{fullName}</span>
      <span className="whitespace-pre-line">{addressLines(shippingAddress).join('\n')}</span>
      {phone && <span className="text-muted">{phone}</span>}
    </address>
  );
}
