import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProduct } from '#contract/calls/products.ts';
import { createProduct, exportProducts, updateProduct } from '#contract/calls/staff-products.ts';
import { PLAIN_TEXT_NAMES, PLAIN_TEXTS, type PlainText } from '#domain/products/plain-texts.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

it.each(PLAIN_TEXT_NAMES)('keeps, shows, exports, logs and clears the text %s of a product', async (name) => {
  const text = (value: string): { [Name in PlainText]?: string } => ({ [name]: value });
  const body = { name: PLAIN_TEXTS[name], price: 10, ...text(' Said so ') };
  const { body: made } = await shop.send(createProduct, { body }, staff);
  const params = { id: made._id };
  expect((await shop.send(getProduct, { params })).body).toMatchObject(text('Said so'));

  const file = await shop.fetch(`/api${exportProducts.path}?search=${name}`, staff);
  const [head, row] = (await file.text())
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  expect(row?.[head?.indexOf(PLAIN_TEXTS[name]) ?? -1]).toBe('Said so');

  await shop.send(updateProduct, { params, body: text('') }, staff);
  expect((await shop.send(getProduct, { params })).body).not.toHaveProperty(name);
  expect((await selectAuditEntries(shop.db, made._id)).at(-1)).toMatchObject({
    before: { [name]: 'Said so' },
    after: { [name]: null },
  });
});
