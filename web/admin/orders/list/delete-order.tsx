import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { orderList } from '#domain/orders/order-list.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { Deletion } from './use-delete-order.ts';

type Props = { id: string; deletion: Deletion };

export function AskToDelete({ row, deletion }: { row: WireOrderRow; deletion: Deletion }) {
  const { id } = row;
  const isDeleting = deletion.isDeleting(id);
  return (
    <IconButton
      label={isDeleting ? `Deleting order ${id}` : `Delete Order ${id}`}
      title="Delete Order"
      size="sm"
      unavailable={isDeleting}
      onClick={() => deletion.ask(row)}
    >
      {isDeleting ? <Spinner label={null} size="sm" /> : <Trash2 aria-hidden="true" className="size-4" />}
    </IconButton>
  );
}

export function RestoreOrder({ id, deletion }: Props) {
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`Restore order ${id}`}
      busy={deletion.isRestoring(id)}
      busyLabel="Restoring..."
      onClick={() => deletion.restore(id)}
    >
      Restore
    </Button>
  );
}

/** The others are in the list of deleted orders. */
const MAX_SHOWN = 3;

/** Undoes deletions, although the confirmation (specification, section 8) calls them final. */
export function DeletedNotice({ deletion }: { deletion: Deletion }) {
  const { deletedIds, dismiss } = deletion;
  const more = deletedIds.length - MAX_SHOWN;
  return (
    <div role="status">
      {deletedIds.length > 0 && (
        <div
          data-keep-clear
          className="flex gap-2 rounded-xl border border-line bg-info-soft py-2 pr-2 pl-5 text-info"
        >
          <ul className="grid grow gap-1">
            {deletedIds.slice(0, MAX_SHOWN).map((id) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="grow">Order {id} was deleted.</span>
                <Button
                  size="sm"
                  busy={deletion.isRestoring(id)}
                  busyLabel="Restoring..."
                  aria-label={`Undo deleting order ${id}`}
                  onClick={() => deletion.restore(id)}
                >
                  Undo
                </Button>
              </li>
            ))}
            {more > 0 && (
              <li>
                <TextLink to={listHref(orderList, { deleted: true })}>{more} more were deleted</TextLink>
              </li>
            )}
          </ul>
          <IconButton label="Dismiss" size="sm" onClick={dismiss}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
