import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeDigest,
  createAttemptStore,
  fromStored,
  isForSame,
  type StoredAttempt,
  toStored,
} from './attempt-store.ts';
import { order, otherOrder, paidAttempt } from './testing/play.ts';

it('the attempt store keeps an attempt for a day, and a finished one for half an hour', async () => {
  let now = 0;
  let all: readonly StoredAttempt<typeof order>[] = [];
  let own: string | null = null;
  const memory = createAttemptStore<typeof order>(
    {
      readAll: async () => all,
      changeAll: async (change) => {
        all = change(all);
      },
      readOwn: () => own,
      writeOwn: (key) => {
        own = key;
      },
    },
    () => now,
  );
  const attempt = await memory.begin(order);
  now = 86_399_999;
  expect(await memory.current()).toEqual(attempt);
  await memory.finish({ ...paidAttempt, key: attempt.key }, 'MG-1');
  now += 1_799_999;
  expect(await memory.current()).toMatchObject({ stage: 'done' });
  now += 1;
  expect(await memory.current()).toBeNull();
  expect(all).toEqual([]);
});

it('the digest of a purchase identifies it', () => {
  expect(computeDigest('{"total":54}')).toMatch(/^[0-9a-f]{16}$/);
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      (one, other) => (one === other) === (computeDigest(one) === computeDigest(other)),
    ),
  );
});

it('purchases are the same only if nothing differs', () => {
  expect(isForSame(order, { ...order })).toBe(true);
  expect(isForSame(order, otherOrder)).toBe(false);
  expect(isForSame(order, { ...order, total: 55 })).toBe(false);
});

describe('the stored form of an attempt', () => {
  const call = { money: { input: { total: 1 } } } as const;

  it('has amounts in dollars, as in requests', () => {
    const [stored] = toStored([{ ...paidAttempt, wanted: { ...order, total: 5_450 } }], call);
    expect(stored).toMatchObject({ stage: 'paid', wanted: { total: 54.5 } });
    expect(fromStored([stored], call)).toEqual([{ ...paidAttempt, wanted: { ...order, total: 5_450 } }]);
  });

  it('is nothing where nothing is stored', () => {
    expect(fromStored(undefined, call)).toBeUndefined();
  });
});
