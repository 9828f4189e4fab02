import { afterAll, beforeAll, expect, it } from 'vitest';
import { importProducts } from '#contract/calls/product-import.ts';
import { getStaffProduct } from '#contract/calls/staff-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const address = (digit: string) => `/uploads/${digit.repeat(32)}-800.jpg`;
const CSV = `Handle,Title,Variant Price,Image Src,Image Position
mug,Mug,5,pictures/Mug.jpg,1
mug,,,back.png,2
mug,,,gone.jpg,3
`;

it('puts the uploads of pictures in the place of their names, and counts names without one', async () => {
  const pictures = [
    { name: 'mug.JPG', address: address('a') },
    { name: 'BACK.png', address: address('b') },
  ];
  const preview = await shop.send(importProducts, { body: { csv: CSV, dryRun: true, pictures } }, staff);
  expect(preview.body.counts).toMatchObject({ new: 1, refused: 0 });
  expect(preview.body.notices).toMatchObject([{ rows: [4] }]);
  const seen = preview.body.products.map((product) => product.seen);
  await shop.send(importProducts, { body: { csv: CSV, dryRun: false, seen, pictures } }, staff);
  const { body: mug } = await shop.send(getStaffProduct, { params: { id: 'mug' } }, staff);
  expect(mug.gallery).toEqual([address('a'), address('b')]);
  const again = await shop.send(importProducts, { body: { csv: CSV, dryRun: true, pictures } }, staff);
  expect(again.body.counts).toMatchObject({ changed: 0, unchanged: 1 });
});

it('takes uploads only', async () => {
  const pictures = [{ name: 'a.jpg', address: 'https://elsewhere.example/a.jpg' }];
  const { status } = await shop.send(importProducts, { body: { csv: CSV, dryRun: true, pictures } }, staff);
  expect(status).toBe(400);
});
