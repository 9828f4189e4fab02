import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listProductReviews } from '#contract/calls/reviews.ts';
import { inTransaction } from '#db/connection.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { insertReview } from './review-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp);
  // Name, stars and helpful votes; each a day later than the one before.
  const written = [
    ['a', 5, 1],
    ['b', 1, 9],
    ['c', 4, 0],
    ['d', 5, 3],
    ['e', 1, 0],
  ] as const;
  for (const [day, [id, rating, helpful]] of written.entries())
    await inTransaction(shop.db, (tx) =>
      insertReview(tx, {
        id,
        productId: lamp.id,
        userName: id,
        userEmail: `${id}@example.com`,
        rating,
        title: id,
        comment: id,
        verified: false,
        helpful,
        createdAt: new Date(Date.UTC(2026, 0, day + 1)),
        heldAt: null,
        deletedAt: null,
        orderId: null,
      }),
    );
});
afterAll(() => shop.close());

const list = (query: object = {}, id: string = lamp.id) =>
  shop.send(listProductReviews, { params: { id }, query });
const listNames = async (query: object) =>
  (await list(query)).body.reviews.map(({ userName }) => userName).join('');

describe('the reviews of a product', () => {
  test.each([
    [{}, 'edcba'],
    [{ sort: 'newest' }, 'edcba'],
    [{ sort: 'helpful' }, 'bdaec'],
    [{ sort: 'highest' }, 'daceb'],
    [{ sort: 'lowest' }, 'ebcda'],
    [{ stars: 5 }, 'da'],
    [{ stars: 5, sort: 'newest' }, 'da'],
    [{ stars: 1, sort: 'helpful' }, 'be'],
    [{ stars: 3 }, ''],
    [{ limit: 2, page: 2 }, 'cb'],
    [{ stars: 5, limit: 1, page: 2 }, 'a'],
  ])('are filtered and sorted by %o: %s', async (query, names) => {
    expect(await listNames(query)).toBe(names);
  });

  it('are counted by stars without the filter', async () => {
    const all = { average: 3.2, distribution: { 1: 2, 2: 0, 3: 0, 4: 1, 5: 2 } };
    expect((await list()).body).toMatchObject({ total: 5, page: 1, limit: 10, ...all });
    expect((await list({ stars: 5 })).body).toMatchObject({ total: 2, ...all });
    expect((await list({ stars: 3, page: 4 })).body).toMatchObject({
      total: 0,
      reviews: [],
      page: 4,
      ...all,
    });
  });

  it('may be none', async () => {
    const none = { total: 0, average: 0, reviews: [], distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
    expect((await list({}, kettle.id)).body).toMatchObject(none);
  });

  test.each([{ stars: 6 }, { stars: 0 }, { stars: 'x' }, { sort: 'worst' }, { page: 0 }])(
    'are not shown for %o',
    async (query) => {
      expect((await list(query as never)).status).toBe(400);
    },
  );
});
