import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { CardPayment, IntentState } from './card/card-payment.ts';
import type { Challenge } from './use-paying.ts';

export function ChallengeDialog({
  challenge,
  cards,
}: {
  challenge: Challenge | null;
  cards: CardPayment | null;
}) {
  if (!challenge || !cards) return null;
  return (
    <ChallengeFrame
      url={challenge.url}
      readPayment={() => cards.readPayment(challenge.intent)}
      onDone={challenge.close}
    />
  );
}

type Props = {
  /** The bank's page. */
  url: string;
  readPayment: () => Promise<IntentState>;
  /** Answered or closed. */
  onDone: () => void;
};

/** Milliseconds between polls of the payment. */
const INTERVAL = 1_000;

/** The bank's 3-D Secure page. Polls the payment for the answer. */
function ChallengeFrame({ url, readPayment, onDone }: Props) {
  async function look() {
    // A failed poll is retried.
    const state = await readPayment().catch(() => null);
    if (state && state.status !== 'requires_action') onDone();
  }

  const lookAgain = useEffectEvent(() => void look());
  useEffect(() => {
    const timer = setInterval(() => lookAgain(), INTERVAL);
    return () => clearInterval(timer);
  }, []);

  return (
    <Dialog
      open
      onClose={onDone}
      title="Confirm with your bank"
      description="Your bank asks for your approval. Closing this keeps your details and charges nothing."
    >
      <iframe
        src={url}
        title="Your bank’s question"
        onLoad={() => void look()}
        className="block h-112 max-h-[60dvh] w-full rounded-lg border border-line"
      />
    </Dialog>
  );
}
