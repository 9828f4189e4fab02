import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { MAX_FOUND } from '#contract/calls/quick-search.ts';
import type { Connection } from '#db/connection.ts';
import { containsPattern, containsWords } from '#db/contains-pattern.ts';
import { creditNotes, invoices, orders, products, productVariants } from '#db/schema/index.ts';
import { parseCreditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { parseInvoiceLabel } from '#domain/invoices/invoice-number.ts';
import { isFoundInOrder } from '../orders/order-conditions.ts';
import { IS_DISPUTED, NEWEST_ORDERS } from '../orders/order-list-queries.ts';
import { isMarked } from '../products/variants/marked-variants.ts';
import { withRefunds } from '../refunds/refund-queries.ts';

export type FoundOrder = Awaited<ReturnType<typeof findOrders>>[number];

/** Finds the newest orders by id, email address, phone number or name. */
export async function findOrders(db: Connection, search: string) {
  const rows = await db
    .select({
      id: orders.id,
      email: orders.userEmail,
      shippingAddress: orders.shippingAddress,
      billingAddress: orders.billingAddress,
      status: orders.status,
      total: orders.totalCents,
      paymentStatus: orders.paymentStatus,
      paymentIntentId: orders.paymentIntentId,
      owed: orders.owedCents,
      isDisputed: sql<boolean>`${IS_DISPUTED}`,
    })
    .from(orders)
    .where(matchesOrder(search))
    .orderBy(...NEWEST_ORDERS)
    .limit(MAX_FOUND);
  return await withRefunds(db, rows);
}

/** Finds the invoice of that number, of an order deleted or not. */
export async function findInvoices(db: Connection, search: string) {
  const number = parseInvoiceLabel(search);
  if (number === null) return [];
  return await db
    .select({ number: invoices.number, orderId: orders.id, email: orders.userEmail })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.number, number));
}

/** Finds the credit note of that number, of an order deleted or not. */
export async function findCreditNotes(db: Connection, search: string) {
  const number = parseCreditNoteLabel(search);
  if (number === null) return [];
  return await db
    .select({
      number: creditNotes.number,
      invoice: invoices.number,
      orderId: orders.id,
      email: orders.userEmail,
    })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.orderId, creditNotes.orderId))
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(eq(creditNotes.number, number));
}

/** Finds the newest products by SKU or bar code, then those by name. */
export async function findProducts(db: Connection, search: string) {
  const [bySku, byName] = await Promise.all([
    // The subquery reads only the index, a hundredth of the table.
    selectProducts(
      db,
      or(inArray(products.sku, skusContaining(db, search)), inArray(products.id, variantsMarked(db, search))),
    ),
    selectProducts(
      db,
      and(
        containsWords(products.searchText, search),
        // The searched text begins with the name.
        containsWords(sql`split_part(${products.searchText}, chr(1), 1)`, search),
      ),
    ),
  ]);
  const byId = new Map([...bySku, ...byName].map((product) => [product.id, product]));
  return [...byId.values()].slice(0, MAX_FOUND);
}

function selectProducts(db: Connection, condition: SQL | undefined) {
  return db
    .select({ id: products.id, name: products.name, sku: products.sku, image: products.image })
    .from(products)
    .where(and(isNull(products.deletedAt), condition))
    .orderBy(sql`${products.createdAt} desc nulls last`, asc(products.id))
    .limit(MAX_FOUND);
}

function skusContaining(db: Connection, search: string) {
  return db
    .select({ sku: products.sku })
    .from(products)
    .where(and(isNull(products.deletedAt), sql`lower(${products.sku}) like ${containsPattern(search)}`))
    .limit(MAX_FOUND);
}

/** Returns products of which a variant has this in its SKU or bar code. */
function variantsMarked(db: Connection, search: string) {
  return db
    .select({ id: productVariants.productId })
    .from(productVariants)
    .where(isMarked(search))
    .limit(MAX_FOUND);
}

/** The newest matching orders whose customers are found. */
const MAX_ORDERS = 200;

/** Finds the customers of the newest matching orders, with the number of all their orders. */
export async function findCustomers(db: Connection, search: string) {
  const recent = db
    .select({ email: orders.emailKey, at: orders.createdAt })
    .from(orders)
    .where(matchesOrder(search))
    .orderBy(...NEWEST_ORDERS)
    .limit(MAX_ORDERS)
    .as('recent');
  const newest = await db
    .select({ email: recent.email })
    .from(recent)
    .groupBy(recent.email)
    .orderBy(sql`max(${recent.at}) desc`)
    .limit(MAX_FOUND);
  const emails = newest.map(({ email }) => email);
  if (emails.length === 0) return [];
  const counts = await db
    .select({ email: orders.emailKey, orders: count() })
    .from(orders)
    .where(and(inArray(orders.emailKey, emails), isNull(orders.deletedAt)))
    .groupBy(orders.emailKey);
  return emails.flatMap((email) => counts.filter((row) => row.email === email));
}

function matchesOrder(search: string): SQL | undefined {
  return and(isNull(orders.deletedAt), isFoundInOrder(search));
}
