import { useState } from 'react';
import { refundOrder } from '#contract/calls/refunds.ts';
import { ApiError } from '#contract/client.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi, type Loaded, loaded } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { invalid } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { loadOrderWithRefunds, type OrderWithRefunds } from './order-with-refunds.ts';
import {
  createRefundOfReturned,
  createRefundValues,
  planRefund,
  type RefundPlan,
  type RefundValues,
} from './plan-refund.ts';
import { RefundList } from './refund-list.tsx';
import { refundNotice } from './refund-notice.ts';
import { RefundOrderFields } from './refund-order-fields.tsx';

type Props = {
  id: string;
  /** The order, if the screen has it; otherwise the dialog loads it. */
  known?: OrderWithRefunds | undefined;
  /** For screen readers, where many of these buttons are on a screen. */
  about: string;
  /** The initially chosen returned pieces, by position of the line; everything by default. */
  pieces?: readonly number[];
};

/** Refunds the rest of an order, or a part of it. */
export function RefundOrder({ id, known, about, pieces }: Props) {
  const withKey = useAttemptKey();
  const [arrived, setArrived] = useState<Loaded<OrderWithRefunds> | null>(null);
  const orderWithRefunds = known ?? (arrived?.ok ? arrived.data : null);
  const [typed, setTyped] = useState<RefundValues | null>(null);
  const values =
    typed ??
    (orderWithRefunds &&
      (pieces ? createRefundOfReturned(orderWithRefunds, pieces) : createRefundValues(orderWithRefunds)));
  const plan = orderWithRefunds && values && planRefund(orderWithRefunds, values);
  const amount = plan?.ok ? formatMoney(plan.parts.amount) : null;

  const load = async () => {
    if (!known) setArrived(await loaded(loadOrderWithRefunds(browserApi, id)));
  };
  const refund = useActionDialog(
    async () => {
      if (!orderWithRefunds || !plan) throw invalid({});
      if (!plan.ok) throw invalid(plan.errors);
      // The same refund again, after the first has arrived, is another one.
      const attempt = withKey({ id, body: plan.body, before: orderWithRefunds.refunds.length });
      return browserApi(refundOrder, { params: { id }, body: plan.body }, attempt).catch((error) => {
        throw atTheirFields(error, plan);
      });
    },
    {
      success: ({ body }) => refundNotice(body),
      failure: 'The refund failed',
      refresh: 'conflict',
      onSuccess: () => setTyped(null),
      onFailure: ({ status }) => void (status === 409 && load()),
    },
  );

  function change(part: Partial<RefundValues>) {
    if (values) setTyped({ ...values, ...part });
    refund.clearErrors(...('everything' in part ? [] : ['pieces', ...Object.keys(part)]));
  }

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          refund.ask();
          void load();
        }}
      >
        Refund<span className="sr-only"> {about}</span>
      </Button>
      <ActionDialog
        action={refund}
        title={amount ? `Refund ${amount}?` : 'Refund a part?'}
        text="It goes back to the card it was paid with. A refund cannot be undone."
        confirmLabel={amount ? `Refund ${amount}` : 'Refund'}
        busyLabel="Refunding..."
        size="md"
        unavailable={!plan}
      >
        {orderWithRefunds && values && plan ? (
          <>
            <RefundOrderFields
              {...{ details: orderWithRefunds, values, plan }}
              onChange={change}
              errors={refund.fieldErrors}
            />
            {!known && (
              <RefundList refunds={orderWithRefunds.refunds} products={orderWithRefunds.order.products} />
            )}
          </>
        ) : arrived && !arrived.ok ? (
          <p role="alert" className="text-bad">
            {arrived.message}
          </p>
        ) : (
          <SkeletonText lines={6} />
        )}
      </ActionDialog>
    </>
  );
}

/** The server numbers the lines of the body, the form those of the order. */
function atTheirFields(error: unknown, plan: Extract<RefundPlan, { ok: true }>): unknown {
  if (!(error instanceof ApiError) || !error.failure.fields) return error;
  const { lines = [] } = plan.body;
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.failure.fields).map(([path, message]) => {
      const [, index] = /^lines\.(\d+)\./.exec(path) ?? [];
      const position = index === undefined ? undefined : lines[Number(index)]?.position;
      return [position === undefined ? path.replace(/^lines$/, 'pieces') : `pieces.${position}`, message];
    }),
  );
  return new ApiError(error.status, { ...error.failure, fields });
}
