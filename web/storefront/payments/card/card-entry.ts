import type { CardEntry } from './card-payment.ts';
import type { CardProvider } from './choose-card-payment.ts';
import type { CardForm } from './use-card-form.ts';

/** A card that the provider keeps: nothing is typed. */
export function createSavedCardEntry({ payment }: Pick<CardProvider, 'payment'>, cardId: string): CardEntry {
  return {
    status: payment ? 'ready' : 'loading',
    check: () => payment && { ok: true, pay: (intent) => payment.confirmSaved(intent, cardId) },
  };
}

/** The provider's card field, or our own inputs for the emulator. */
export function createCardEntry(provider: CardProvider, boxes: CardForm): CardEntry {
  if (provider.kind === 'stripe') return provider.card;
  return {
    status: 'ready',
    check() {
      const checked = boxes.check();
      if (!checked?.ok) return checked;
      return {
        ok: true,
        pay: (intent, holder) => provider.payment.confirmCard(intent, checked.card, holder),
      };
    },
  };
}
