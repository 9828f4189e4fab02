import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { cancelReturn } from '#contract/calls/returns.ts';
import type { WireReturn } from '#contract/order-schemas.ts';
import { describeParcel } from '#domain/fulfilments/fulfilment.ts';
import { canCancelReturn, type ReturnStatus } from '#domain/returns/return.ts';
import { SEND_BACK_DAYS, whatComesBack, whoPaysReturn } from '#domain/returns/return-terms.ts';
import { returnablePieces } from '#domain/returns/returnable.ts';
import { browserApi } from '#web/data.ts';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { EmailCode } from '../email-codes/email-code.tsx';

// Few orders are returned.
const ReturnForm = lazy(() => import('./return-form.tsx'));
const WithdrawalForm = lazy(() => import('./withdrawal-form.tsx'));

type Props = {
  order: WireOrder;
  /** The order is to be loaded again. */
  onChange: () => void;
};

/** The returns of an order, and how to ask for one or to withdraw while there is time. */
export function OrderReturns({ order, onChange }: Props) {
  const { formatDate } = useDates();
  const [opened, setOpened] = useState<'return' | 'withdrawal' | null>(null);
  const close = () => setOpened(null);
  useClosedByBack(opened !== null, close);
  const { products, returns = [], returnUntil, withdrawUntil, masked, yours, userEmail } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  const state = returns.map(({ id, status }) => `${id} ${status}`).join();
  const shown = useRef(state);
  useEffect(() => {
    // With what was asked for, the button that had the focus may be gone.
    if (shown.current !== state && document.activeElement === document.body) heading.current?.focus();
    shown.current = state;
  }, [state]);
  const left = leftToReturn(order);
  const canReturn = !masked && returnUntil !== undefined && left.some((pieces) => pieces > 0);
  if (!canReturn && returns.length === 0) return null;
  const names = products.map(({ name }) => name);
  const title = opened === 'withdrawal' ? 'Withdraw from the contract?' : 'Return items';
  const done = () => {
    close();
    onChange();
  };
  return (
    <Card as="section" aria-labelledby="returns" className="break-inside-avoid print:p-4">
      <h2 id="returns" ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        Returns
      </h2>
      {returns.length > 0 && (
        <ul className={classNames('divide-y divide-line *:last:pb-0', canReturn && 'mb-5')}>
          {returns.map((one) => (
            <li key={one.id} className="grid gap-1 py-4 first:pt-0">
              <p className="font-medium wrap-anywhere">{describeParcel(one.lines, names)}</p>
              <p className="text-muted">
                {one.withdrawal && one.status === 'requested' ? WITHDRAWN : NEWS[one.status]}
              </p>
              {one.answer && (one.status === 'approved' || one.status === 'declined') && (
                <p className="whitespace-pre-line wrap-anywhere">{one.answer}</p>
              )}
              <HowToReturn orderReturn={one} address={order.returnTo ?? []} />
              <p className="numeric text-sm text-muted">
                {one.id} · {formatDate(one.createdAt)}
              </p>
              <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden print:hidden">
                {one.label && one.status === 'approved' && (
                  <a href={one.label} className="tap font-medium underline underline-offset-4">
                    Shipping label
                  </a>
                )}
                {yours && canCancelReturn(one) && <CancelReturn orderReturn={one} onChange={onChange} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {canReturn && (
        <div className="print:hidden">
          <noscript>
            <p>
              Asking for a return here needs JavaScript. Without it, please{' '}
              <TextLink to="/user/contact">write to us</TextLink>.
            </p>
          </noscript>
          <div className="noscript:hidden! flex flex-wrap gap-3">
            <Button size="sm" onClick={() => setOpened('return')}>
              Return items
            </Button>
            {withdrawUntil && (
              <Button size="sm" onClick={() => setOpened('withdrawal')}>
                Withdraw from contract
              </Button>
            )}
          </div>
          <p className="mt-2 text-sm text-muted">
            Until {formatDate(returnUntil)}
            {withdrawUntil && `; you can withdraw without a reason until ${formatDate(withdrawUntil)}`}.
          </p>
        </div>
      )}
      <Dialog open={opened !== null} onClose={close} title={title} size={yours ? 'md' : 'sm'}>
        {!yours ? (
          <>
            <p className="mb-5 text-muted">
              This order was placed in another browser. Please enter a code that we send to{' '}
              <span className="font-medium wrap-anywhere text-ink">{userEmail}</span>, its email address.
            </p>
            <EmailCode whose={{ email: userEmail }} onProven={onChange} />
          </>
        ) : (
          <Suspense>
            {opened === 'return' && <ReturnForm order={order} left={left} onDone={done} onCancel={close} />}
            {opened === 'withdrawal' && (
              <WithdrawalForm order={order} left={left} onDone={done} onCancel={close} />
            )}
          </Suspense>
        )}
      </Dialog>
    </Card>
  );
}

/** Says where awaited goods are sent, who pays for that, and what comes back; the mail has the date too. */
function HowToReturn({ orderReturn, address }: { orderReturn: WireReturn; address: readonly string[] }) {
  const { status, withdrawal: isWithdrawal, label } = orderReturn;
  if (status !== 'approved' && !(isWithdrawal && status === 'requested')) return null;
  return (
    <div className="text-sm text-muted">
      <p>
        Send it back within {SEND_BACK_DAYS} days
        {address.length > 0 ? ` to: ${address.join(', ')}.` : '. We write to you where to.'}
      </p>
      <p>{whoPaysReturn({ hasLabel: label !== undefined })}</p>
      <p>{whatComesBack({ isWithdrawal })}</p>
    </div>
  );
}

function CancelReturn({ orderReturn: { id }, onChange }: { orderReturn: WireReturn; onChange: () => void }) {
  const cancel = useMutation(() => browserApi(cancelReturn, { params: { id } }), {
    success: 'Return canceled',
    failure: 'The return could not be canceled',
    refresh: 'conflict',
    onSuccess: onChange,
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      className="-ml-3"
      busy={cancel.busy}
      busyLabel="Canceling..."
      onClick={() => void cancel.run()}
    >
      Cancel this return
    </Button>
  );
}

/** The pieces of each line that can still be returned. */
function leftToReturn({ products, returns = [] }: WireOrder): number[] {
  const lines = products.map((line) => ({
    fulfilled: line.fulfilledQuantity ?? 0,
    returned: line.returnedQuantity ?? 0,
    notShipped: line.notShipped,
  }));
  return returnablePieces(lines, returns);
}

const WITHDRAWN = 'You have withdrawn from the contract. We have confirmed it by email.';

const NEWS: Record<ReturnStatus, string> = {
  requested: 'We look at your request and write to you.',
  approved: 'Approved. Please send it back to us.',
  received: 'It has arrived. We settle your money next.',
  closed: 'Settled.',
  declined: 'We cannot take this back.',
  canceled: 'Canceled.',
};
