import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { changeReviewsInBulk, deleteReview } from '#contract/calls/staff-reviews.ts';
import { reviews } from '#db/schema/index.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { addReview, deleteAllReviews, readRating } from '../testing/staff-reviews.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp);
});
afterAll(() => shop.close());
beforeEach(() => deleteAllReviews(shop));

const staff = { headers: AS_STAFF };
describe('a change of several reviews', () => {
  it('is made to existing ones, and names the reason for the others', async () => {
    const [one, two] = [await addReview(shop), await addReview(shop, { verified: true })];
    const gone = await addReview(shop);
    await shop.send(deleteReview, { params: { id: gone } }, staff);
    const ids = [one, two, gone, 'none', one];
    const { body: result } = await shop.send(changeReviewsInBulk, { body: { ids, action: 'verify' } }, staff);
    expect(result.succeeded.toSorted()).toEqual([one, two].sort());
    expect(result.failed).toEqual([
      { id: gone, message: 'Review not found' },
      { id: 'none', message: 'Review not found' },
    ]);
    expect(await selectAuditEntries(shop.db, two)).toHaveLength(1);
    expect((await selectAuditEntries(shop.db, one)).at(-1)).toMatchObject({ after: { verified: true } });
  });

  it('deletes and restores, with the ratings of every product', async () => {
    const ids = [
      await addReview(shop, { rating: 5 }),
      await addReview(shop, { rating: 3 }),
      await addReview(shop, { rating: 1 }, lamp),
    ];
    const send = (action: 'delete' | 'restore') =>
      shop.send(changeReviewsInBulk, { body: { ids, action } }, staff);
    await send('delete');
    expect([await readRating(shop), await readRating(shop, lamp)]).toEqual([
      { rating: 0, reviews: 0 },
      { rating: 0, reviews: 0 },
    ]);
    await send('restore');
    expect([await readRating(shop), await readRating(shop, lamp)]).toEqual([
      { rating: 4, reviews: 2 },
      { rating: 1, reviews: 1 },
    ]);
  });

  it('loses nothing with concurrent changes', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 6; i++)
      ids.push(await addReview(shop, { rating: (i % 5) + 1 }, i % 2 ? kettle : lamp));
    const actions = ['delete', 'restore', 'verify', 'delete', 'restore', 'unverify'] as const;
    const answers = await Promise.all(
      actions.map((action, i) =>
        shop.send(changeReviewsInBulk, { body: { ids: i % 2 ? ids : ids.toReversed(), action } }, staff),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(actions.map(() => 200));
    for (const product of [kettle, lamp]) {
      const rows = await shop.db.select().from(reviews).where(eq(reviews.productId, product.id));
      const shown = rows.filter(({ deletedAt }) => deletedAt === null);
      expect((await readRating(shop, product)).reviews).toBe(shown.length);
    }
  });

  test.each([
    [{ ids: [], action: 'delete' }],
    [{ ids: ['a'], action: 'drop' }],
    [{ ids: 'a', action: 'delete' }],
  ])('refuses %o', async (wrong) => {
    const { status } = await shop.send(changeReviewsInBulk, { body: wrong as never }, staff);
    expect(status).toBe(400);
  });
});
