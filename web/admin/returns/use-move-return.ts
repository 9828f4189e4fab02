import { updateReturn } from '#contract/calls/returns.ts';
import type { CallInput } from '#contract/define-call.ts';
import { browserApi } from '#web/data.ts';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';

type Body = NonNullable<CallInput<typeof updateReturn>['body']>;

/** Moves a return to its next state after a question. `bodyOf` may upload something first. */
export function useMoveReturn(id: string, success: string, bodyOf: () => Body | Promise<Body>) {
  return useActionDialog(
    async () => await browserApi(updateReturn, { params: { id }, body: await bodyOf() }),
    {
      success,
      failure: 'Failed to change the return',
      refresh: 'conflict',
    },
  );
}
