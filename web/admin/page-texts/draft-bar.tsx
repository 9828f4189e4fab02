import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { FormBar } from '../screen/save-bar.tsx';
import type { DraftFormState } from './use-draft-form.ts';

type Props = {
  draft: Pick<DraftFormState, 'base' | 'isDirty' | 'busy' | 'pending' | 'run' | 'discard'>;
  /** The state of what is published, such as 'Shoppers read this'. */
  published: string;
};

/** Below the fields: the state of the draft, and what can be done with it. */
export function DraftBar({ draft, published }: Props) {
  const { base, isDirty } = draft;
  const hasDraft = base.hasDraft || isDirty;
  return (
    <FormBar status={isDirty ? 'Not saved yet' : base.hasDraft ? 'Draft saved, not published' : published}>
      <DraftButtons draft={draft} hasDraft={hasDraft} canDiscard={hasDraft} />
    </FormBar>
  );
}

type ButtonsProps = {
  draft: {
    isDirty: boolean;
    busy: boolean;
    pending: string | undefined;
    run: (action: { kind: 'discard' | 'publish' }) => Promise<unknown>;
    discard: () => void;
  };
  /** True if there is something to publish. */
  hasDraft: boolean;
  canDiscard: boolean;
  /** False for what was never published: only changes of its draft are discarded. */
  isPublished?: boolean;
  /** Replaces the button that discards. */
  children?: ReactNode;
};

/** Discards, saves and publishes a draft; its form is submitted by saving. */
export function DraftButtons({ draft, hasDraft, canDiscard, isPublished = true, children }: ButtonsProps) {
  const { isDirty, busy, pending, run, discard } = draft;
  return (
    <>
      {children ?? (
        <Button
          onClick={() => (isDirty ? discard() : void run({ kind: 'discard' }))}
          busy={pending === 'discard'}
          busyLabel="Discarding..."
          unavailable={!canDiscard || busy}
        >
          {isDirty || !isPublished ? 'Discard changes' : 'Discard draft'}
        </Button>
      )}
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
    </>
  );
}
