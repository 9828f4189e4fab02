import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getStaffProduct } from '#contract/calls/staff-products.ts';
import { updateVariant, updateVariants } from '#contract/calls/variants.ts';
import type { CallInput } from '#contract/define-call.ts';
import { addShirt } from '../../testing/add-shirt.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

const change = (id: string, body: NonNullable<CallInput<typeof updateVariant>['body']>) =>
  shop.send(updateVariant, { params: { id }, body }, staff);

async function addTwo() {
  const { product, variants } = await addShirt(shop, { Size: ['S', 'M'] });
  const [small, medium] = variants.map(({ id }) => id);
  const read = async () =>
    (await shop.send(getStaffProduct, { params: { id: product._id } }, staff)).body.variants;
  return { id: product._id, small: small ?? '', medium: medium ?? '', read };
}

describe('one variant that several members of staff change at once', () => {
  it('merges different fields', async () => {
    const { small, read } = await addTwo();
    const answers = await Promise.all([
      change(small, { price: 25, seen: { price: null } }),
      change(small, { barcode: '4006381333931', seen: { barcode: null } }),
      change(small, { weightGrams: 180, seen: { weightGrams: null } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read())[0]).toMatchObject({ ownPrice: 25, barcode: '4006381333931', weightGrams: 180 });
  });

  it('lets the first change of a field win, of many at once, and shows the others its value', async () => {
    const { small, read } = await addTwo();
    const prices = Array.from({ length: 12 }, (_, place) => 30 + place);
    const answers = await Promise.all(
      prices.map((price) => change(small, { price, seen: { price: null, sku: 'unseen' } })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const price = won[0]?.body.ownPrice;
    expect((await read())[0]?.ownPrice).toBe(price);
    for (const { status, failure } of answers.filter((answer) => answer.status !== 200))
      expect([status, failure.variants?.[0]?.ownPrice, Object.keys(failure.fields ?? {})]).toEqual([
        409,
        price,
        ['price'],
      ]);
  });

  it('lets the last change win without a seen value', async () => {
    const { small, read } = await addTwo();
    await change(small, { price: 25 });
    expect((await change(small, { price: 26 })).status).toBe(200);
    expect((await read())[0]?.ownPrice).toBe(26);
  });
});

it('saves none of several variants if one of them clashes, and names it', async () => {
  const { id, small, medium, read } = await addTwo();
  await change(medium, { price: 25 });
  const { status, failure } = await shop.send(
    updateVariants,
    {
      params: { id },
      body: {
        variants: [
          { id: small, price: 30, seen: { price: null } },
          { id: medium, price: 30, seen: { price: null } },
        ],
      },
    },
    staff,
  );
  expect([status, failure.message]).toEqual([409, expect.stringMatching(/ has changed M meanwhile\.$/)]);
  expect(Object.keys(failure.fields ?? {})).toEqual(['variants.1.price']);
  expect(failure.variants?.map((variant) => variant.id)).toEqual([medium]);
  expect((await read()).map(({ ownPrice }) => ownPrice)).toEqual([null, 25]);
});
