import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { CardPayment, PaymentState } from './card/card-payment.ts';
import type { Question } from './use-paying.ts';

export function BankQuestion({ question, cards }: { question: Question | null; cards: CardPayment | null }) {
  if (!question || !cards) return null;
  return (
    <ChallengeDialog
      url={question.url}
      readPayment={() => cards.readPayment(question.intent)}
      onDone={question.close}
    />
  );
}

type Props = {
  /** The bank's page. */
  url: string;
  readPayment: () => Promise<PaymentState>;
  /** Answered or closed. */
  onDone: () => void;
};

/** Milliseconds between polls of the payment. */
const INTERVAL = 1_000;

/** The bank's 3-D Secure page. Polls the payment for the answer. */
function ChallengeDialog({ url, readPayment, onDone }: Props) {
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
