import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { StatusEditor } from './status-editor.tsx';

/** What can be done with an order, kept in sight while its details scroll. */
export function DetailsFooter({ found: { order, deletedAt } }: { found: WireStaffOrder }) {
  const [isEditing, setEditing] = useState(false);
  if (deletedAt) return null;
  return (
    <>
      {isEditing && <StatusEditor order={order} onEnd={() => setEditing(false)} />}
      <Button onClick={() => setEditing(true)} unavailable={isEditing}>
        {isEditing ? 'Editing Status...' : 'Edit Status'}
      </Button>
      <ButtonLink to={`/admin/invoice/${order.id}`} icon={<Printer aria-hidden="true" className="size-4" />}>
        Print Invoice
      </ButtonLink>
    </>
  );
}
