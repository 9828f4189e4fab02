import { updateMessage, type WireMessage } from '#contract/calls/messages.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';

type Change = { message: WireMessage; marks: { read?: boolean; archived?: boolean }; isQuiet?: boolean };

/** Marks and archives messages. A quiet change fails without a toast. */
export function useMessageActions() {
  const { run: mark, busy } = useMutation(
    ({ message: { id }, marks }: Change) => browserApi(updateMessage, { params: { id }, body: marks }),
    {
      success: (_, { message, marks }) =>
        marks.archived
          ? {
              title: 'Message archived',
              action: { label: 'Undo', onAction: () => void mark({ message, marks: { archived: false } }) },
            }
          : null,
      failure: ({ message }, { isQuiet }) =>
        isQuiet ? null : { title: 'Failed to update message', message },
      overlaps: true,
    },
  );
  return { busy, mark };
}
