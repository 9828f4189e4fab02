import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digestOf } from './digest-of.ts';
import { createAttemptMemory, isForSameOrder, type KeptAttempt } from './payment-attempt.ts';
import { order, otherOrder, paidAttempt } from './testing/play.ts';

it('remembers an attempt for a day, and a placed one for half an hour', async () => {
  let now = 0;
  let all: readonly KeptAttempt[] = [];
  let own: string | null = null;
  const memory = createAttemptMemory(
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
  await memory.place({ ...paidAttempt, key: attempt.key }, 'MG-1');
  now += 1_799_999;
  expect(await memory.current()).toMatchObject({ stage: 'placed' });
  now += 1;
  expect(await memory.current()).toBeNull();
  expect(all).toEqual([]);
});

it('knows an order by its digest', () => {
  expect(digestOf('{"total":54}')).toMatch(/^[0-9a-f]{16}$/);
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      (one, other) => (one === other) === (digestOf(one) === digestOf(other)),
    ),
  );
});

it('takes orders for the same only when nothing differs', () => {
  expect(isForSameOrder(order, { ...order })).toBe(true);
  expect(isForSameOrder(order, otherOrder)).toBe(false);
  expect(isForSameOrder(order, { ...order, total: 55 })).toBe(false);
});
