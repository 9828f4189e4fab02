import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { updateMessage, type WireMessage } from '#contract/calls/messages.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';

type Marks = { read?: boolean; archived?: boolean };

/** Marking and filing messages; false when it failed. */
export function useMessageActions() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function mark({ id }: WireMessage, marks: Marks, { isQuiet = false } = {}): Promise<boolean> {
    setBusy(true);
    toast.begin();
    try {
      await browserApi(updateMessage, { params: { id }, body: marks });
      await revalidate();
      return true;
    } catch (error) {
      if (!isQuiet)
        toast.error('Failed to update message', error instanceof Error ? error.message : undefined);
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function archive(message: WireMessage): Promise<boolean> {
    const isDone = await mark(message, { archived: true });
    if (isDone)
      toast.success('Message archived', undefined, {
        action: { label: 'Undo', onAction: () => void mark(message, { archived: false }) },
      });
    return isDone;
  }

  return { isBusy, mark, archive };
}
