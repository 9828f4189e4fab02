import { data } from 'react-router';
import { getReturn } from '#contract/calls/returns.ts';
import type { WireReturn } from '#contract/order-schemas.ts';
import { canCancelReturn, canMoveReturn, RETURN_REASON_LABELS } from '#domain/returns/return.ts';
import { inBrowser, type LoadArgs, type Loaded, loaded, onServer } from '#web/data.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { loadOrderWithRefunds, type OrderWithRefunds } from '../refunds/order-with-refunds.ts';
import { RefundButton } from '../refunds/refund-button.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/return-view';
import { ApproveReturn } from './approve-return.tsx';
import { CancelReturn, CloseReturn, DeclineReturn } from './end-return.tsx';
import { ExchangeReturn } from './exchange-return.tsx';
import { LabelButton } from './label-button.tsx';
import { ReceiveReturn } from './receive-return.tsx';
import { ReturnBadges } from './return-badges.tsx';
import { returnHref } from './return-href.ts';

export type FoundReturn = { orderReturn: WireReturn; details: OrderWithRefunds };

async function load({ api, params: { id = '' } }: LoadArgs) {
  const finding = api(getReturn, { params: { id } }).then(async ({ body: orderReturn }) => ({
    orderReturn,
    details: await loadOrderWithRefunds(api, orderReturn.orderId),
  }));
  const answered = await loaded(finding);
  return data<Loaded<FoundReturn>>(answered, {
    status: answered.ok ? 200 : toPageStatus(answered.status),
  });
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, params }) => adminMeta(matches, `Return ${params.id}`);

export default function ReturnView({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        screen="returns"
        actions={<ButtonLink to="/admin/returns?need=look">Returns to look at</ButtonLink>}
      />
      {loaderData.ok ? (
        <OneReturn key={loaderData.data.orderReturn.id} {...loaderData.data} />
      ) : (
        <Card padded={false}>
          {loaderData.status === 404 ? (
            <EmptyState
              title={loaderData.message}
              text={`Nothing has the ID ${params.id}.`}
              action={<ButtonLink to="/admin/returns">Show all returns</ButtonLink>}
            />
          ) : (
            <ErrorState
              title={loaderData.message}
              retryLabel="Retry"
              retryHref={returnHref(params.id ?? '')}
            />
          )}
        </Card>
      )}
    </>
  );
}

function OneReturn({ orderReturn, details }: FoundReturn) {
  const { formatDateTime } = useDates();
  const { id, orderId, status, withdrawal, note, answer, label, createdAt, receivedAt } = orderReturn;
  const { order } = details;
  const isAt = { status, isWithdrawal: withdrawal };
  const items = [
    { term: 'Order', description: <TextLink to={`/admin/orders?order=${orderId}`}>{orderId}</TextLink> },
    { term: 'Customer', description: order.shippingAddress?.fullName ?? order.userEmail },
    { term: withdrawal ? 'Withdrawn on' : 'Asked on', description: formatDateTime(createdAt) },
    ...(receivedAt ? [{ term: 'Received on', description: formatDateTime(receivedAt) }] : []),
    ...(note ? [{ term: 'The customer writes', description: note }] : []),
    ...(answer ? [{ term: 'Our answer', description: answer }] : []),
    ...(label
      ? [
          {
            term: 'Shipping label',
            description: (
              <a href={label} className="tap underline underline-offset-4">
                Download the label
              </a>
            ),
          },
        ]
      : []),
  ];
  return (
    <Card>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="numeric text-xl">{id}</h2>
        <ReturnBadges orderReturn={orderReturn} />
      </div>
      <div className="grid gap-6 text-sm lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <DefinitionList items={items} />
        <Lines orderReturn={orderReturn} products={order.products} />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-4 print:hidden">
        <ExchangeReturn orderReturn={orderReturn} details={details} />
        {canCancelReturn(isAt) && <CancelReturn orderReturn={orderReturn} order={order} />}
        {status === 'approved' && <LabelButton orderReturn={orderReturn} order={order} />}
        {canMoveReturn(isAt, 'declined') && <DeclineReturn orderReturn={orderReturn} order={order} />}
        {canMoveReturn(isAt, 'approved') && <ApproveReturn orderReturn={orderReturn} order={order} />}
        {canMoveReturn(isAt, 'received') && <ReceiveReturn orderReturn={orderReturn} order={order} />}
        {canMoveReturn(isAt, 'closed') && (
          <>
            {details.payment && (
              <RefundButton
                payment={details.payment}
                known={details}
                pieces={receivedPieces(orderReturn, order.products.length)}
              />
            )}
            <CloseReturn orderReturn={orderReturn} />
          </>
        )}
      </div>
    </Card>
  );
}

type LinesProps = {
  orderReturn: WireReturn;
  products: OrderWithRefunds['order']['products'];
};

function Lines({ orderReturn: { lines, status }, products }: LinesProps) {
  const isReceived = status === 'received' || status === 'closed';
  return (
    <ul className="divide-y divide-line self-start rounded-lg border border-line">
      {lines.map(({ position, quantity, reason, restocked, writtenOff }) => {
        const product = products[position];
        return (
          <li key={position} className="flex items-start gap-4 p-3">
            <ProductPicture
              src={product?.image ?? ''}
              sizes="3rem"
              width={48}
              height={48}
              className="size-12 shrink-0 rounded-md bg-sunken object-cover"
            />
            <div className="min-w-0 grow wrap-anywhere">
              <p className="font-medium">
                {quantity} × {product?.name}
              </p>
              {product?.modifications && <p className="text-muted">{product.modifications}</p>}
              {reason && <p className="text-muted">{RETURN_REASON_LABELS[reason]}</p>}
              {isReceived && (
                <p className="numeric">
                  {restocked} to be sold again, {writtenOff} written off
                  {restocked + writtenOff < quantity && `, ${quantity - restocked - writtenOff} did not come`}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The pieces that came back, by the position of their line. */
function receivedPieces({ lines }: WireReturn, count: number): number[] {
  return Array.from({ length: count }, (_, position) => {
    const line = lines.find((one) => one.position === position);
    return line ? line.restocked + line.writtenOff : 0;
  });
}
