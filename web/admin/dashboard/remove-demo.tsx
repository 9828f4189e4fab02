import { useState } from 'react';
import { removeDemoData, type WireRemovedDemo } from '#contract/calls/dashboard.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

/** Removes the demo in one step, after a confirmation. */
export function RemoveDemo() {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation(() => browserApi(removeDemoData, {}), {
    success: ({ body }) => ({ title: 'The demo is removed', message: describeRemoved(body) }),
    failure: 'The demo could not be removed',
    onSuccess: () => setAsking(false),
    onFailure: () => setAsking(false),
  });
  return (
    <>
      <Button className="mt-2" busy={remove.busy} onClick={() => setAsking(true)}>
        Remove the demo
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove the demo?"
        text="Demo products, collections, codes, orders, members and messages that nobody has changed are removed, and example texts are hidden. This cannot be undone."
        confirmLabel="Remove the demo"
        busyLabel="Removing..."
        busy={remove.busy}
        onConfirm={() => void remove.run()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function describeRemoved({ products, orders, members, messages }: WireRemovedDemo): string {
  const counts = [products, orders, members, messages].map(formatCount);
  return `Products: ${counts[0]}, orders: ${counts[1]}, members: ${counts[2]}, messages: ${counts[3]}.`;
}
