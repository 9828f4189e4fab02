import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { cartLines, carts, checkouts, draftOrders } from './index.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
});
afterAll(async () => await shop.close());

const FORMER = `{"color": "Sand", "size": null, "memory": null, "options": {"Lid": "Steel"},
  "properties": {"wrap": "yes"}}`;
const READ = {
  options: { Color: 'Sand', Size: null, Memory: null, Lid: 'Steel' },
  properties: { wrap: 'yes' },
};

it('reads the line of a cart as it was stored before', async () => {
  await shop.db
    .insert(carts)
    .values({ id: 'c', tokenDigest: 'c', version: 1, codes: [], usedAt: new Date() });
  await shop.db.execute(sql`insert into cart_lines
    (cart_id, key, product_id, variant_id, selection, quantity, seen, added_at)
    values ('c', 'k', 'mug', 'mug', ${FORMER}::jsonb, 1, '{}', now())`);
  const [line] = await shop.db.select().from(cartLines);
  expect(line?.selection).toEqual(READ);
});

it('reads what a payment is for as it was stored before', async () => {
  const newOrder = `{"lines": [{"productId": "mug", "selectedColor": "Sand", "selectedSize": null,
    "selectedMemory": null, "selectedProperties": {"wrap": "yes"}, "propertyTexts": {"wrap": "Ada"},
    "modifications": "Color: Sand"}]}`;
  await shop.db.execute(sql`insert into checkouts (id, total_cents, currency, email, created_at, wanted, draft)
    values ('MG-1', 1, 'usd', 'a@example.com', now(),
      ${`[{"productId": "mug", "quantity": 1, "selection": ${FORMER}}]`}::jsonb, ${newOrder}::jsonb)`);
  const [checkout] = await shop.db.select().from(checkouts).where(eq(checkouts.id, 'MG-1'));
  expect(checkout?.lines).toEqual([{ productId: 'mug', quantity: 1, selection: READ }]);
  expect(checkout?.newOrder?.lines).toEqual([
    {
      productId: 'mug',
      description: 'Color: Sand',
      selection: {
        options: { Color: 'Sand', Size: null, Memory: null },
        properties: { wrap: 'yes' },
        texts: { wrap: 'Ada' },
      },
    },
  ]);
});

it('reads a draft order as it was stored before, and as it is stored now', async () => {
  const now = { productId: 'mug', quantity: 1, selection: { options: { Color: 'Sand' } } };
  const content = { lines: [now], email: null, phone: null, address: null, codes: [], discount: null };
  const others = { shippingMethodId: null, customShipping: null, note: null };
  const at = new Date();
  await shop.db.insert(draftOrders).values({
    ...{ id: 'DO-1', content: { ...content, ...others }, createdAt: at, updatedAt: at, createdBy: 'a' },
    searchText: '',
  });
  await shop.db.execute(sql`update draft_orders set content = jsonb_insert(content, '{lines,0}',
    ${`{"productId": "cup", "quantity": 2, "selection": ${FORMER}}`}::jsonb)`);
  const [draft] = await shop.db.select().from(draftOrders);
  expect(draft?.content.lines).toEqual([{ productId: 'cup', quantity: 2, selection: READ }, now]);
});
