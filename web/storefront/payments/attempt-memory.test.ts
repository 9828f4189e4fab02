import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAttemptMemory, isForSame, type KeptAttempt } from './attempt-memory.ts';
import { digestOf } from './digest-of.ts';
import { order, otherOrder, paidAttempt } from './testing/play.ts';

it('remembers an attempt for a day, and one that is done for half an hour', async () => {
  let now = 0;
  let all: readonly KeptAttempt<typeof order>[] = [];
  let own: string | null = null;
  const memory = createAttemptMemory<typeof order>(
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

it('knows a purchase by its digest', () => {
  expect(digestOf('{"total":54}')).toMatch(/^[0-9a-f]{16}$/);
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      (one, other) => (one === other) === (digestOf(one) === digestOf(other)),
    ),
  );
});

it('takes purchases for the same only when nothing differs', () => {
  expect(isForSame(order, { ...order })).toBe(true);
  expect(isForSame(order, otherOrder)).toBe(false);
  expect(isForSame(order, { ...order, total: 55 })).toBe(false);
});
