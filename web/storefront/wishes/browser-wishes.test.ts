import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MAX_WISHES, type Wish } from '#domain/wishes/wish-list.ts';
import {
  addNewWishes,
  addWish,
  type BrowserWish,
  followAccount,
  readWishes,
  unsavedWishes,
  writeWishes,
} from './browser-wishes.ts';

const wish = (productId: string, day: number): Wish => ({
  productId,
  seenPrice: 4_999,
  addedAt: new Date(day * 86_400_000).toISOString(),
});
const own = (productId: string, day: number, isSaved = false): BrowserWish => ({
  ...wish(productId, day),
  isSaved,
});
const read = (text: string) => readWishes(JSON.parse(text));

describe('the wish list of a browser', () => {
  it('is read as it was stored', () => {
    const list = [own('lamp', 3), own('kettle', 1, true)];
    expect(read(writeWishes(list))).toEqual(list);
  });

  it('keeps what was chosen, here and from an account, and drops what cannot be a choice', () => {
    const choice = { query: 'color=Clay&quantity=1', words: 'Color: Clay', image: '/clay.webp' };
    const chosen = { ...own('shoe', 1), choice };
    expect(read(writeWishes([chosen]))).toEqual([chosen]);
    expect(unsavedWishes([chosen])).toEqual([{ ...wish('shoe', 1), choice }]);
    const account = [{ ...wish('shoe', 1), choice }];
    expect(followAccount([], { sent: [], account })).toEqual([{ ...chosen, isSaved: true }]);
    const endless = { ...chosen, choice: { ...choice, words: 'x'.repeat(1_001) } };
    expect(read(writeWishes([endless]))).toEqual([own('shoe', 1)]);
  });

  test.each([
    ['nothing', null],
    ['a text', 'wishes'],
    ['another version', { version: 2, wishes: [wish('lamp', 1)] }],
    ['no list', { version: 1, wishes: 'lamp' }],
    ['no wishes', { version: 1, wishes: [null, 7, 'lamp', {}] }],
    ['a wish of no price', { version: 1, wishes: [{ ...wish('lamp', 1), seenPrice: 1.5 }] }],
    ['a wish of another time', { version: 1, wishes: [{ ...wish('lamp', 1), addedAt: 'yesterday' }] }],
    ['a wish of an endless id', { version: 1, wishes: [wish('x'.repeat(201), 1)] }],
  ])('is empty of %s', (_, stored) => {
    expect(readWishes(stored)).toEqual([]);
  });

  it('is valid and bounded, whatever is stored', () => {
    const stored = fc.oneof(
      fc.anything(),
      fc.nat(300).map((day) => wish(`p${day}`, day)),
    );
    fc.assert(
      fc.property(fc.array(stored), (wishes) => {
        const list = readWishes({ version: 1, wishes });
        expect(list.length).toBeLessThanOrEqual(MAX_WISHES);
        expect(read(writeWishes(list))).toEqual(list);
      }),
    );
  });

  it('has what was added last first, each product once, and at most so many', () => {
    let list = [own('lamp', 1, true), own('kettle', 0)];
    list = addWish(list, wish('lamp', 2));
    expect(list).toEqual([own('lamp', 2), own('kettle', 0)]);
    for (let day = 0; day < MAX_WISHES + 3; day += 1) list = addWish(list, wish(`p${day}`, day));
    expect(list).toHaveLength(MAX_WISHES);
  });
});

describe('a shared list', () => {
  it('comes before what is there, which stays as it was', () => {
    const list = [own('lamp', 1, true), own('kettle', 0)];
    expect(addNewWishes(list, [wish('scarf', 9), wish('lamp', 8), wish('mug', 7)])).toEqual({
      wishes: [own('scarf', 9), own('mug', 7), ...list],
      added: 2,
      leftOut: 0,
    });
  });

  it('moves nothing out of a full list', () => {
    const list = Array.from({ length: MAX_WISHES - 1 }, (_, day) => own(`p${day}`, day));
    const { wishes, ...counts } = addNewWishes(list, [wish('scarf', 300), wish('mug', 299), wish('p1', 298)]);
    expect(wishes).toEqual([own('scarf', 300), ...list]);
    expect(counts).toEqual({ added: 1, leftOut: 1 });
    expect(addNewWishes(wishes, [wish('mug', 299)])).toEqual({ wishes, added: 0, leftOut: 1 });
  });
});

describe('after an account has answered', () => {
  it('is that of the account, and knows that it is saved', () => {
    const sent = unsavedWishes([own('lamp', 3), own('old', 1, true)]);
    expect(sent).toEqual([wish('lamp', 3)]);
    const list = followAccount([own('lamp', 3), own('old', 1, true)], {
      sent,
      account: [wish('lamp', 3), wish('kettle', 2)],
    });
    expect(list).toEqual([own('lamp', 3, true), own('kettle', 2, true)]);
    expect(unsavedWishes(list)).toEqual([]);
  });

  it('keeps what was added meanwhile', () => {
    const list = followAccount([own('scarf', 4), own('lamp', 3)], {
      sent: [wish('lamp', 3)],
      account: [wish('lamp', 3)],
    });
    expect(list).toEqual([own('scarf', 4), own('lamp', 3, true)]);
  });

  it('shows nothing of one account to another', () => {
    const ofAda = followAccount([], { sent: [], account: [wish('lamp', 3)] });
    expect(unsavedWishes(ofAda)).toEqual([]);
    expect(followAccount(ofAda, { sent: [], account: [] })).toEqual([]);
  });
});
