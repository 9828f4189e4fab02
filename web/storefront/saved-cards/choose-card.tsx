import { useEffect, useEffectEvent, useState } from 'react';
import { listSavedCards, type WireSavedCard } from '#contract/calls/saved-cards.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import type { CardChoice } from './card-choice.ts';
import { formatCardExpiry, formatCardName, isExpired } from './card-name.ts';

type Props = {
  choice: CardChoice | null;
  onChoose: (choice: CardChoice) => void;
};

type Saved = { account: string; cards: WireSavedCard[] };

const ANOTHER = 'another';

/**
 * Offers the saved cards to pay with, the newest one first. Nothing without a proven email address. Only
 * browsers that may have an account load it.
 */
export default function ChooseCard({ choice, onChoose }: Props) {
  const [saved, setSaved] = useState<Saved | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const begin = useEffectEvent((answer: Saved) => {
    setSaved(answer);
    const card = answer.cards.find((one) => !isExpired(one, new Date()));
    onChoose({ account: answer.account, id: card?.id ?? null, savesCard: false });
  });
  useEffect(() => {
    let isLeft = false;
    browserApi(listSavedCards, {}).then(
      ({ body }) => {
        if (!isLeft) begin(body);
      },
      // 403: nobody is signed in.
      (error: unknown) => {
        if (!isLeft) setFailed(!(error instanceof ApiError && error.status === 403));
      },
    );
    return () => {
      isLeft = true;
    };
  }, []);

  if (hasFailed)
    return (
      <p role="status" className="mb-5 rounded-lg bg-warn-soft px-4 py-3 text-warn">
        Your saved cards cannot be shown at the moment. You can pay with any card below.
      </p>
    );
  if (!saved || saved.cards.length === 0) return null;
  const now = new Date();
  return (
    <RadioList
      legend="Pay with"
      name="savedCard"
      value={choice?.id ?? ANOTHER}
      choices={[
        ...saved.cards.map((card) => ({
          value: card.id,
          label: formatCardName(card),
          hint: formatCardExpiry(card, now),
          disabled: isExpired(card, now),
        })),
        { value: ANOTHER, label: 'Use another card' },
      ]}
      onChange={(id) =>
        onChoose({ account: saved.account, id: id === ANOTHER ? null : id, savesCard: false })
      }
      className="mb-5"
    />
  );
}
