import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { formatCount } from '#domain/counts.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { orderHref } from '../../screen/order-href.ts';
import { orderCount } from './order-count.ts';
import type { UndoOfStatus } from './use-undo-status.ts';

/** Offers to take the last change of many statuses back, and lists what could not be taken back. */
export function UndoStatusNotice({ undo }: { undo: UndoOfStatus }) {
  return (
    <div role="status" className="empty:hidden">
      <Offer undo={undo} />
      <Result undo={undo} />
    </div>
  );
}

function Offer({ undo }: { undo: UndoOfStatus }) {
  const change = undo.offered;
  if (!change) return null;
  const count = orderCount(undo.countOf(change));
  const { status, notify } = change.action;
  return (
    <Frame tone="bg-info-soft text-info" onDismiss={undo.dismiss}>
      <p className="flex grow flex-wrap items-center gap-x-4 gap-y-1">
        <span className="grow">
          {count} {undo.countOf(change) === 1 ? 'was' : 'were'} set to {statusLabel(status)}.
          {notify && ' Emails about it leave a minute after the change.'}
        </span>
        <Button
          size="sm"
          busy={undo.isUndoing}
          busyLabel="Setting back..."
          aria-label={`Undo setting ${count} to ${statusLabel(status)}`}
          onClick={() => undo.undo(change)}
        >
          Undo
        </Button>
      </p>
    </Frame>
  );
}

function Result({ undo }: { undo: UndoOfStatus }) {
  if (!undo.result) return null;
  const { failed, mailed } = undo.result;
  return (
    <Frame tone="bg-bad-soft text-bad" onDismiss={undo.dismiss}>
      <div className="grid grow gap-3 wrap-anywhere">
        {failed.length > 0 && (
          <Orders
            title="These orders could not be set back:"
            orders={failed.map(({ id, message }) => ({ id, text: `: ${message}` }))}
          />
        )}
        {mailed.length > 0 && (
          <Orders
            title="The email about the taken back change had already left for these orders:"
            orders={mailed.map((id) => ({ id, text: '' }))}
          />
        )}
      </div>
    </Frame>
  );
}

/** Orders named; a longer list does not help. */
const MAX_NAMED = 50;

function Orders({ title, orders }: { title: string; orders: readonly { id: string; text: string }[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
        {orders.slice(0, MAX_NAMED).map(({ id, text }) => (
          <li key={id}>
            <TextLink to={orderHref(id)}>{id}</TextLink>
            {text}
          </li>
        ))}
        {orders.length > MAX_NAMED && <li>And {formatCount(orders.length - MAX_NAMED)} more.</li>}
      </ul>
    </div>
  );
}

function Frame({ tone, onDismiss, children }: { tone: string; onDismiss: () => void; children: ReactNode }) {
  return (
    <div
      data-keep-clear
      className={classNames('flex gap-2 rounded-xl border border-line py-2 pr-2 pl-5 text-sm', tone)}
    >
      {children}
      <IconButton label="Dismiss" size="sm" onClick={onDismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
