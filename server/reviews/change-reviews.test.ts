import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { getProduct } from '#contract/calls/products.ts';
import { createReview } from '#contract/calls/reviews.ts';
import { changeReviewsInBulk, deleteReview, listReviews } from '#contract/calls/staff-reviews.ts';
import { auditLog, reviews } from '#db/schema/index.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { body } = await shop.send(listReviews, {}, staff);
  for (const { _id } of body) await shop.send(deleteReview, { params: { id: _id } }, staff);
});

const staff = { headers: AS_STAFF };
const body = {
  userName: 'Ada',
  userEmail: 'Ada@Example.com',
  rating: 4,
  title: 'Good',
  comment: 'It boils.',
  verified: false,
};

async function add(overrides: Partial<typeof body> = {}, product = kettle): Promise<string> {
  const sent = { params: { id: product.id }, body: { ...body, ...overrides } };
  const created = await shop.send(createReview, sent, staff);
  expect(created.status).toBe(201);
  return created.body._id;
}

const ratingOf = async (product = kettle) => {
  const { body } = await shop.send(getProduct, { params: { id: product.id } });
  return { rating: body.rating, reviews: body.reviews };
};

const auditOf = (id: string) =>
  shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.at);

describe('a change of several reviews', () => {
  it('is made to existing ones, and names the reason for the others', async () => {
    const [one, two] = [await add(), await add({ verified: true })];
    const gone = await add();
    await shop.send(deleteReview, { params: { id: gone } }, staff);
    const ids = [one, two, gone, 'none', one];
    const { body: result } = await shop.send(changeReviewsInBulk, { body: { ids, action: 'verify' } }, staff);
    expect(result.succeeded.toSorted()).toEqual([one, two].sort());
    expect(result.failed).toEqual([
      { id: gone, message: 'Review not found' },
      { id: 'none', message: 'Review not found' },
    ]);
    expect(await auditOf(two)).toHaveLength(1);
    expect((await auditOf(one)).at(-1)).toMatchObject({ after: { verified: true } });
  });

  it('deletes and restores, with the ratings of every product', async () => {
    const ids = [await add({ rating: 5 }), await add({ rating: 3 }), await add({ rating: 1 }, lamp)];
    const send = (action: 'delete' | 'restore') =>
      shop.send(changeReviewsInBulk, { body: { ids, action } }, staff);
    await send('delete');
    expect([await ratingOf(), await ratingOf(lamp)]).toEqual([
      { rating: 0, reviews: 0 },
      { rating: 0, reviews: 0 },
    ]);
    await send('restore');
    expect([await ratingOf(), await ratingOf(lamp)]).toEqual([
      { rating: 4, reviews: 2 },
      { rating: 1, reviews: 1 },
    ]);
  });

  it('loses nothing with concurrent changes', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push(await add({ rating: (i % 5) + 1 }, i % 2 ? kettle : lamp));
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
      expect((await ratingOf(product)).reviews).toBe(shown.length);
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
