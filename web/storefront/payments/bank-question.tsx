import type { CardPayment } from './card/card-payment.ts';
import { ChallengeDialog } from './card/challenge-dialog.tsx';
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
