import { Button } from '#web/ui/actions/button.tsx';
import { FormBar } from '../screen/save-bar.tsx';
import type { DraftFormState } from './use-draft-form.ts';

type Props = {
  draft: Pick<DraftFormState, 'base' | 'isDirty' | 'busy' | 'pending' | 'run' | 'discard'>;
  /** The state of what is published, such as 'Shoppers read this'. */
  published: string;
};

/** Below the fields: the state of the draft, and what can be done with it. */
export function DraftBar({ draft: { base, isDirty, busy, pending, run, discard }, published }: Props) {
  const hasDraft = base.hasDraft || isDirty;
  return (
    <FormBar status={isDirty ? 'Not saved yet' : base.hasDraft ? 'Draft saved, not published' : published}>
      <Button
        onClick={() => (isDirty ? discard() : void run({ kind: 'discard' }))}
        busy={pending === 'discard'}
        busyLabel="Discarding..."
        unavailable={!hasDraft || busy}
      >
        {isDirty ? 'Discard changes' : 'Discard draft'}
      </Button>
      <Button type="submit" busy={pending === 'save'} busyLabel="Saving..." unavailable={!isDirty || busy}>
        Save draft
      </Button>
      <Button
        variant="primary"
        onClick={() => void run({ kind: 'publish' })}
        busy={pending === 'publish'}
        busyLabel="Publishing..."
        unavailable={!hasDraft || busy}
      >
        Publish
      </Button>
    </FormBar>
  );
}
