import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateFrom } from '#db/testing/migrate-from.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { findInvoice } from '../orders/issued-invoice-queries.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ bare: true });
});
afterEach(() => database.close());

const OLD_SHOP = `
  insert into orders (id, user_id, user_email, email_key, shipping_address, subtotal_cents, shipping_cents,
      discount_cents, tax_cents, total_cents, status, expected_delivery, created_at, payment_status, deleted_at)
    values ('MG-1', 'guest', 'ada@example.com', 'ada@example.com', '{"fullName": "Ada King"}', 1000, 0, 0, 80, 1080,
      'rejected', '2026-03-06T10:00:00Z', '2026-03-01T10:00:00Z', 'refunded', now());
  insert into order_lines (order_id, position, product_id, name, image, unit_price_cents, quantity,
      selected_properties, property_texts, modifications)
    values ('MG-1', 1, 'cup', 'Cup', '/cup.svg', 200, 1, '{}', '{"engraving": "A"}', 'Engraving: A'),
      ('MG-1', 0, 'pot', 'Pot', '/pot.svg', 400, 2, '{"color": "Sand"}', null, '');
  insert into order_activities (order_id, position, status, timestamp, description)
    values ('MG-1', 0, 'placed', '2026-03-01T10:00:00.5Z', 'Order placed');
  insert into invoices (order_id, number, issued_at, shipping_address, time_zone)
    values ('MG-1', 7, '2026-03-02T10:00:00Z', '{"fullName": "Ada Lovelace"}', 'Europe/Berlin')`;

const migrateWith = (statements: string) =>
  migrateFrom(
    database.db,
    'frozen_invoices',
    async () => void (await database.db.execute(sql.raw(statements))),
  );

it('freezes the invoices of a running shop with the data of that moment', async () => {
  const company = { ...DEFAULT_COMPANY, name: 'Calendula', email: 'hi@calendula.example' };
  await migrateWith(
    `${OLD_SHOP}; insert into settings (name, value, changed_at) values ('company', '${JSON.stringify(company)}', now())`,
  );
  expect(await findInvoice(database.db, 'MG-1')).toEqual({
    number: 7,
    issuedAt: new Date('2026-03-02T10:00:00Z'),
    company,
    timeZone: 'Europe/Berlin',
    texts: {
      thanks: 'Thank you for your order!',
      support: `Questions about this invoice? Write to hi@calendula.example or call ${company.phone}.`,
    },
    order: {
      id: 'MG-1',
      userId: 'guest',
      userEmail: 'ada@example.com',
      userPhone: null,
      paymentMethod: null,
      shippingAddress: { fullName: 'Ada Lovelace' },
      billingAddress: null,
      lines: [
        line('pot', 'Pot', 400, 2, { color: 'Sand' }, ''),
        { ...line('cup', 'Cup', 200, 1, {}, 'Engraving: A'), propertyTexts: { engraving: 'A' } },
      ],
      subtotal: 1_000,
      shipping: 0,
      discount: 0,
      tax: 80,
      total: 1_080,
      memberPlan: null,
      status: 'rejected',
      activities: [
        { status: 'placed', timestamp: new Date('2026-03-01T10:00:00.5Z'), description: 'Order placed' },
      ],
      expectedDelivery: new Date('2026-03-06T10:00:00Z'),
      createdAt: new Date('2026-03-01T10:00:00Z'),
      paymentIntentId: null,
      paymentStatus: 'paid',
      unpaidUntil: null,
      markedPaidAt: null,
      cancellation: null,
      refund: null,
      refunded: 0,
      lost: 0,
    },
  });
});

it('freezes them with the company of the specification where staff set none', async () => {
  await migrateWith(OLD_SHOP);
  expect((await findInvoice(database.db, 'MG-1'))?.company).toEqual(DEFAULT_COMPANY);
});

function line(
  productId: string,
  name: string,
  unitPrice: number,
  quantity: number,
  selectedProperties: Record<string, string>,
  modifications: string,
) {
  const selected = { selectedColor: null, selectedSize: null, selectedMemory: null, selectedProperties };
  return { productId, name, image: `/${productId}.svg`, unitPrice, quantity, ...selected, modifications };
}
