import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { createAttemptStore, type StoredAttempt } from './attempt-store.ts';
import { placeFree } from './place-free.ts';
import type { CallOptions } from './purchase.ts';

type Wanted = { email: string };
const wanted: Wanted = { email: 'ada@example.com' };
const NOW = 1_000;

/** A browser whose tabs share their attempts; `answers` are those of the shop. */
function openBrowser(...answers: (Error | null)[]) {
  let kept: readonly StoredAttempt<Wanted>[] = [];
  const keys: string[] = [];
  function openTab(openedAt = NOW) {
    let own: string | null = null;
    const attempts = createAttemptStore<Wanted>(
      {
        readAll: async () => kept,
        changeAll: async (change) => {
          kept = change(kept);
        },
        readOwn: () => own,
        writeOwn: (key) => {
          own = key;
        },
      },
      () => NOW,
    );
    async function place({ headers }: CallOptions) {
      keys.push(headers['Idempotency-Key']);
      const failure = answers.shift();
      if (failure) throw failure;
      return { id: 'MG-1' };
    }
    return { place: () => placeFree({ wanted, place }, { attempts, openedAt }) };
  }
  return { keys, openTab };
}

describe('what costs nothing', () => {
  it('is made without a payment', async () => {
    const { openTab } = openBrowser();
    expect(await openTab().place()).toEqual({ kind: 'done', made: { id: 'MG-1' } });
  });

  it('is asked for again with the same key after a lost response', async () => {
    const { keys, openTab } = openBrowser(new ApiError(0, {}));
    const tab = openTab();
    expect(await tab.place()).toEqual({ kind: 'payment_failed' });
    expect(await tab.place()).toMatchObject({ kind: 'done' });
    expect(new Set(keys).size).toBe(1);
  });

  it('is asked for with another key after a refusal', async () => {
    const changed = new ApiError(409, { code: 'total_changed', message: 'The total has changed.' });
    const { keys, openTab } = openBrowser(changed);
    const tab = openTab();
    expect(await tab.place()).toMatchObject({ kind: 'offer_changed' });
    expect(await tab.place()).toMatchObject({ kind: 'done' });
    expect(new Set(keys).size).toBe(2);
  });

  it('is made once by two tabs', async () => {
    const { openTab, keys } = openBrowser();
    const [first, second] = [openTab(0), openTab(0)];
    await first.place();
    expect(await second.place()).toMatchObject({ kind: 'done_elsewhere', madeId: 'MG-1' });
    expect(keys).toHaveLength(1);
  });
});
