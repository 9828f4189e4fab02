import { addWishes, listWishes, removeWishes } from '#contract/calls/wishes.ts';
import { ApiError } from '#contract/client.ts';
import type { Wish } from '#domain/wishes/wish-list.ts';
import { browserApi } from '#web/data.ts';
import { createStoredList } from '#web/shared/stored-list.ts';
import { hasAccountHint } from '../may-have-account.ts';
import {
  addNewWishes,
  addWish,
  type BrowserWish,
  followAccount,
  readWishes,
  unsavedWishes,
  writeWishes,
} from './browser-wishes.ts';

/** The wish list of this browser: a guest's own, or a copy of that of the account. */
export const browserWishes = createStoredList<BrowserWish>({
  name: 'wishes',
  read: readWishes,
  write: writeWishes,
});

/** Adds a wish here; `saveWishes` sends it. False if the browser does not store it. */
export function addToWishes(wish: Wish): boolean {
  return browserWishes.change((wishes) => addWish(wishes, wish));
}

/**
 * Adds what is not on the list yet, as much as fits, here and to the account; null if the browser does not
 * store it.
 */
export async function addAllToWishes(
  offered: readonly Wish[],
): Promise<{ added: number; leftOut: number } | null> {
  // The account may have wishes that this browser does not know, and they count for what fits.
  await saveWishes();
  const { wishes, ...counts } = addNewWishes(browserWishes.read(), offered);
  if (!browserWishes.change(() => wishes)) return null;
  // If that fails, it is sent with the next wish.
  await saveUnsavedWishes().catch(() => undefined);
  return counts;
}

/** Removes a product here and from the account. If that fails it is here again, and the error is thrown. */
export async function removeFromWishes(productId: string): Promise<void> {
  const isIt = (wish: Wish) => wish.productId === productId;
  const removed = browserWishes.read().filter(isIt);
  browserWishes.change((wishes) => wishes.filter((wish) => !isIt(wish)));
  if (!mayHaveAccount()) return;
  try {
    await inTurn(() => unlessGuest(browserApi(removeWishes, { query: { productId } })));
  } catch (error) {
    browserWishes.change((wishes) => [...removed, ...wishes.filter((wish) => !isIt(wish))]);
    throw error;
  }
}

/** Wishes that were added before the email was proven are sent now. */
export async function saveUnsavedWishes(): Promise<void> {
  if (unsavedWishes(browserWishes.read()).length > 0) await saveWishes();
}

/** Sends the account what only this browser has, which then follows the account's list. */
export async function saveWishes(): Promise<void> {
  if (!mayHaveAccount()) return;
  await inTurn(async () => {
    const sent = unsavedWishes(browserWishes.read());
    const answer = await unlessGuest(
      sent.length > 0 ? browserApi(addWishes, { body: { wishes: sent } }) : browserApi(listWishes, {}),
    );
    if (answer) browserWishes.change((wishes) => followAccount(wishes, { sent, account: answer.body }));
  });
}

function mayHaveAccount(): boolean {
  return hasAccountHint(document.cookie);
}

/** Null without a proven email: it has ended, and this browser keeps its own list. */
async function unlessGuest<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}

let running: Promise<unknown> = Promise.resolve();

/** One change at a time, so that adding and removing arrive in their order. */
function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const turn = running.then(change);
  running = turn.catch(() => undefined);
  return turn;
}
