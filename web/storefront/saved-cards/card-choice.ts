/** The card of a signed-in shopper: a saved one (`id`), or another one, which may be saved. */
export type CardChoice = { account: string; id: string | null; savesCard: boolean };

/** The part that is sent to the shop; absent for a card that is not saved. */
export type SavedCardUse = { use: 'saved' | 'save'; account: string };

export function toSavedCardUse(choice: CardChoice | null): SavedCardUse | undefined {
  if (!choice) return undefined;
  const { account, id, savesCard } = choice;
  if (id !== null) return { use: 'saved', account };
  return savesCard ? { use: 'save', account } : undefined;
}
