/** How a signed-in shopper pays: with a saved card (`id`), or with another one, which may be saved. */
export type CardChoice = { account: string; id: string | null; savesCard: boolean };

/** What the shop has to know of it; absent where it is nothing but another card. */
export type SavedCardUse = { use: 'saved' | 'save'; account: string };

export function savedCardUseOf(choice: CardChoice | null): SavedCardUse | undefined {
  if (!choice) return undefined;
  const { account, id, savesCard } = choice;
  if (id !== null) return { use: 'saved', account };
  return savesCard ? { use: 'save', account } : undefined;
}
