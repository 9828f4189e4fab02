import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { getProduct } from '#contract/calls/products.ts';
import { createReview, getReview, listProductReviews } from '#contract/calls/reviews.ts';
import { throttles } from '#db/schema/index.ts';
import { buy } from '../testing/buy.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(throttles));

const review = {
  userName: 'Ada',
  userEmail: 'ada@example.com',
  rating: 4,
  title: 'Good',
  comment: 'It boils.',
};
/** Buys a lamp; what the browser that did sends along from then on. */
async function createBuyer(userEmail: string) {
  const { started } = await buy(shop, lamp, { userEmail });
  return { headers: { Cookie: started.headers.getSetCookie()[0]?.split(';')[0] ?? '' } };
}

const ofKettle = { params: { id: kettle.id } };

describe('writing a review', () => {
  it('counts in the rating of the product, and hides the email address', async () => {
    const first = await shop.send(createReview, { ...ofKettle, body: review });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ userName: 'Ada', rating: 4, verified: false, helpful: 0 });
    expect(first.body).not.toHaveProperty('userEmail');
    await shop.send(createReview, { ...ofKettle, body: { ...review, rating: 5 } });

    const product = await shop.send(getProduct, ofKettle);
    expect(product.body).toMatchObject({ rating: 4.5, reviews: 2 });
    const page = await shop.send(listProductReviews, { ...ofKettle, query: { limit: 1 } });
    expect(page.body).toMatchObject({ total: 2, page: 1, limit: 1, average: 4.5 });
    expect(page.body.reviews).toHaveLength(1);
    const one = await shop.send(getReview, { params: { id: first.body._id } });
    expect(one.body).toEqual(first.body);
  });

  it('ignores what the sender sets as verified and helpful', async () => {
    const sent = { ...review, verified: true, helpful: 99, _id: 'mine', createdAt: '1999-01-01T00:00:00Z' };
    const { body } = await shop.send(createReview, { params: { id: lamp.id }, body: sent });
    expect(body).toMatchObject({ verified: false, helpful: 0 });
    expect(body._id).not.toBe('mine');
    expect(body.createdAt > '2020').toBe(true);
  });

  it('is verified in the browser that bought the product, in any case of the address', async () => {
    const buyer = await createBuyer('Grace@Example.com');
    const write = async (id: string, userEmail: string) =>
      (await shop.send(createReview, { params: { id }, body: { ...review, userEmail } }, buyer)).body
        .verified;
    expect(await write(lamp.id, 'grace@example.COM')).toBe(true);
    expect(await write(kettle.id, 'grace@example.com')).toBe(false);
    expect(await write(lamp.id, 'somebody-else@example.com')).toBe(false);
  });

  it('is verified once for an address and product, also with concurrent requests', async () => {
    const buyer = await createBuyer('keen@example.com');
    const sending = Array.from({ length: 5 }, () =>
      shop.send(
        createReview,
        { params: { id: lamp.id }, body: { ...review, userEmail: 'Keen@example.com' } },
        buyer,
      ),
    );
    const answers = await Promise.all(sending);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.filter(({ body }) => body.verified)).toHaveLength(1);
  });

  it('does not reveal to a stranger who bought what', async () => {
    await createBuyer('bought@example.com');
    const anotherBuyer = await createBuyer('another@example.com');
    const answersTo = async (init: object) =>
      await Promise.all(
        ['bought@example.com', 'never@example.com'].map(async (userEmail) => {
          const body = { ...review, userEmail };
          const { body: written } = await shop.send(createReview, { params: { id: lamp.id }, body }, init);
          const { body: published } = await shop.send(getReview, { params: { id: written._id } });
          return [written, published].map(({ _id, createdAt, ...said }) => said);
        }),
      );
    for (const init of [{}, anotherBuyer, { headers: { Cookie: `marigold_buyer=${'A'.repeat(43)}` } }]) {
      const [known, unknown] = await answersTo(init);
      expect(known).toEqual(unknown);
      expect(known?.[0]?.verified).toBe(false);
    }
  });

  it('has a default title with the name of the product', async () => {
    const { body } = await shop.send(createReview, { ...ofKettle, body: { ...review, title: ' ' } });
    expect(body.title).toBe('Review for Ember Kettle');
  });

  test.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: '4' }],
    ['comment', { comment: '  ' }],
    ['comment', { comment: { $ne: '' } }],
    ['comment', { comment: 'x'.repeat(5_001) }],
    ['userEmail', { userEmail: 'nobody' }],
    ['userName', { userName: ['Ada'] }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const { status, failure } = await shop.send(createReview, {
      ...ofKettle,
      body: { ...review, ...wrong } as never,
    });
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });

  it('is not possible for a product that does not exist', async () => {
    const { status } = await shop.send(createReview, { params: { id: 'none-00000000' }, body: review });
    expect(status).toBe(404);
  });

  describe('is throttled', () => {
    async function writeAll(
      address: (index: number) => string,
      products: (index: number) => string,
      count: number,
    ) {
      const statuses: number[] = [];
      for (let index = 0; index < count; index++) {
        const headers = { 'X-Forwarded-For': `10.0.0.${index}` };
        const sent = { params: { id: products(index) }, body: review };
        const answer = await shop.send(createReview, sent, { address: address(index), headers });
        statuses.push(answer.status);
        if (answer.status === 429) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      }
      return { statuses, written: statuses.filter((status) => status === 201).length };
    }
    const manyProducts = Array.from({ length: 8 }, (_, index) => ({
      ...lamp,
      id: `lamp-${index}-0a1b2c3d`,
      sku: `LAMP-${index}`,
    }));
    beforeAll(() => addProducts(shop.db, ...manyProducts));
    const productAt = (index: number) => manyProducts[index % 7]?.id ?? '';

    it('by address, not by headers', async () => {
      const { statuses, written } = await writeAll(() => '192.0.2.77', productAt, 31);
      expect(written).toBe(30);
      expect(statuses.at(-1)).toBe(429);
    });

    it('by product and address: nobody alone moves its rating much', async () => {
      const { statuses, written } = await writeAll(
        () => '192.0.2.78',
        () => productAt(0),
        12,
      );
      expect(written).toBe(10);
      expect(statuses.at(-1)).toBe(429);
      expect(
        (
          await writeAll(
            () => '192.0.2.78',
            () => productAt(1),
            1,
          )
        ).written,
      ).toBe(1);
      expect(
        (
          await writeAll(
            () => '192.0.2.79',
            () => productAt(0),
            1,
          )
        ).written,
      ).toBe(1);
    });

    it('by product, from many addresses', async () => {
      const target = manyProducts[7]?.id ?? '';
      const { written } = await writeAll(
        (index) => `198.51.100.${index}`,
        () => target,
        62,
      );
      expect(written).toBe(60);
    });
  });
});

it('finds no reviews of an unknown product', async () => {
  const { status } = await shop.send(listProductReviews, { params: { id: 'none-00000000' } });
  expect(status).toBe(404);
});

it('finds no unknown review', async () => {
  const { status } = await shop.send(getReview, { params: { id: 'none' } });
  expect(status).toBe(404);
});
