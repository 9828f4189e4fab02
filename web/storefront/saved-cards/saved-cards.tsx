import { useCallback, useEffect, useState } from 'react';
import { listSavedCards, removeSavedCard, type WireSavedCard } from '#contract/calls/saved-cards.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TitledCard } from '../titled-card.tsx';
import { formatCardExpiry, formatCardName } from './card-name.ts';

type State =
  | { is: 'loading' }
  | { is: 'failed'; message: string }
  | { is: 'loaded'; cards: readonly WireSavedCard[] };

/** The cards that the payment provider keeps. The page does not wait for them. */
export default function SavedCards() {
  const [state, setState] = useState<State>({ is: 'loading' });
  const load = useCallback(async () => {
    try {
      const { body } = await browserApi(listSavedCards, {});
      setState({ is: 'loaded', cards: body.cards });
    } catch (error) {
      const message = error instanceof ApiError ? error.message : 'Please try again in a moment.';
      setState({ is: 'failed', message });
    }
  }, []);
  useEffect(() => void load(), [load]);

  return (
    <TitledCard id="saved-cards" title="Saved cards" aria-busy={state.is === 'loading'}>
      {state.is === 'loading' && <p className="text-muted">Loading your saved cards...</p>}
      {state.is === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-bad">Your saved cards could not be loaded: {state.message}</p>
          <Button
            size="sm"
            onClick={() => {
              setState({ is: 'loading' });
              void load();
            }}
          >
            Try again
          </Button>
        </div>
      )}
      {state.is === 'loaded' && state.cards.length === 0 && (
        <p className="text-muted">
          You have not saved any card yet. At the checkout you can save the card that you pay with.
        </p>
      )}
      {state.is === 'loaded' && state.cards.length > 0 && (
        <ul className="divide-y divide-line">
          {state.cards.map((card) => (
            <li key={card.id} className="py-3 first:pt-0 last:pb-0">
              <SavedCardEntry card={card} onRemoved={load} />
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

function SavedCardEntry({ card, onRemoved }: { card: WireSavedCard; onRemoved: () => Promise<void> }) {
  const name = formatCardName(card);
  const removal = useActionDialog(() => browserApi(removeSavedCard, { params: { id: card.id } }), {
    success: 'Card removed',
    failure: 'The card could not be removed',
    refresh: 'never',
    onSuccess: onRemoved,
    onFailure: ({ status }) => {
      // Removed in another tab.
      if (status === 404) void onRemoved();
    },
    closesAfter: ({ status }) => status === 404,
  });
  useClosedByBack(removal.isAsking, removal.close);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="numeric grid">
          <span className="font-medium">{name}</span>
          <span className="text-sm text-muted">{formatCardExpiry(card, new Date())}</span>
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3"
          aria-label={`Remove ${name}`}
          onClick={removal.ask}
        >
          Remove
        </Button>
      </div>
      <ActionDialog
        action={removal}
        title="Remove this card?"
        text={`${name}. Our payment provider forgets it too.`}
        confirmLabel="Remove"
        busyLabel="Removing..."
      />
    </>
  );
}
