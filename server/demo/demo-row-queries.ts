import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import type { DemoRowKind } from '#db/schema/demo-rows.ts';

type Executor = Pick<Transaction, 'execute'>;

/**
 * Selects the made-up orders that nobody has touched since: no change by staff, and no invoice, note, review,
 * exchange, parcel, return or refund of later. Locks them.
 */
export async function lockUntouchedOrders(tx: Executor): Promise<DemoPayment[]> {
  const later = (table: string, key: string) =>
    sql.raw(
      `exists (select from ${table} later where later.${key} = o.id and later.created_at > d.added_at)`,
    );
  const any = (table: string) => sql.raw(`exists (select from ${table} other where other.order_id = o.id)`);
  const { rows } = await tx.execute<DemoPayment>(sql`
    select o.id, o.payment_intent_id as "paymentIntentId"
    from orders o join demo_rows d on d.kind = 'order' and d.id = o.id
    where not ${isAudited(sql`o.id, o.payment_intent_id`)}
      and not ${any('invoices')} and not ${any('order_notes')} and not ${any('reviews')}
      and not ${any('exchange_credits')} and not ${later('fulfilments', 'order_id')}
      and not ${later('returns', 'order_id')} and not ${later('refunds', 'checkout_id')}
      and not exists (
        select from returns r where r.order_id = o.id and ${isAudited(sql`r.id`)})
    for update of o`);
  return rows;
}

/** Selects the made-up memberships that nobody has touched since, and locks them. */
export async function lockUntouchedMemberships(tx: Executor): Promise<DemoPayment[]> {
  const { rows } = await tx.execute<DemoPayment>(sql`
    select m.id, m.payment_intent_id as "paymentIntentId"
    from memberships m join demo_rows d on d.kind = 'membership' and d.id = m.id
    where not ${isAudited(sql`m.id, m.payment_intent_id`)}
    for update of m`);
  return rows;
}

/** Selects the made-up messages that staff have not answered or marked since, and locks them. */
export async function lockUntouchedMessages(tx: Executor): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.id from messages m join demo_rows d on d.kind = 'message' and d.id = m.id
    where not ${isAudited(sql`m.id`)}
    for update of m`);
  return rows.map(({ id }) => id);
}

/** The id of an order or membership, and its payment. */
export type DemoPayment = { id: string; paymentIntentId: string | null };

/** True if staff changed one of these subjects after the row `d` was added. */
function isAudited(ids: ReturnType<typeof sql>) {
  return sql`exists (select from audit_log a where a.at > d.added_at and a.subject_id in (${ids}))`;
}

/** Deletes orders with all that belongs to them alone, but not what they gave to counters. */
export async function deleteOrders(tx: Executor, ids: readonly string[]): Promise<void> {
  const some = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const ofReturns = sql`(select id from returns where order_id in ${some})`;
  const ofParcels = sql`(select id from fulfilments where order_id in ${some})`;
  await tx.execute(sql`delete from return_labels where return_id in ${ofReturns}`);
  await tx.execute(sql`delete from return_lines where return_id in ${ofReturns}`);
  await tx.execute(sql`delete from returns where order_id in ${some}`);
  await tx.execute(sql`delete from fulfilment_lines where fulfilment_id in ${ofParcels}`);
  for (const table of ['fulfilments', 'order_activities', 'order_lines'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where order_id in ${some}`);
  await tx.execute(sql`delete from discount_uses where checkout_id in ${some}`);
  await deletePayments(tx, ids);
  await tx.execute(sql`delete from orders where id in ${some}`);
  await forget(tx, 'order', ids);
}

export async function deleteMemberships(tx: Executor, ids: readonly string[]): Promise<void> {
  await deletePayments(tx, ids);
  await tx.execute(sql`
    delete from memberships where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  await forget(tx, 'membership', ids);
}

export async function deleteMessages(tx: Executor, ids: readonly string[]): Promise<void> {
  const some = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  await tx.execute(sql`delete from message_answers where message_id in ${some}`);
  await tx.execute(sql`delete from messages where id in ${some}`);
  await forget(tx, 'message', ids);
}

async function deletePayments(tx: Executor, ids: readonly string[]): Promise<void> {
  const some = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const mailed = sql`select 'RF-' || payment_intent_id from checkouts where id in ${some}`;
  await tx.execute(sql`delete from mails where split_part(event, ':', 2) in (${mailed})`);
  await tx.execute(sql`
    delete from audit_log where subject_id in (select payment_intent_id from checkouts where id in ${some})`);
  await tx.execute(sql`delete from refunds where checkout_id in ${some}`);
  await tx.execute(sql`delete from checkouts where id in ${some}`);
}

/** Deletes mails and audit entries about the rows, and the note that they are made up. */
async function forget(tx: Executor, kind: DemoRowKind, ids: readonly string[]): Promise<void> {
  const some = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  await tx.execute(sql`delete from mails where split_part(event, ':', 2) in ${some}`);
  await tx.execute(sql`delete from audit_log where subject_kind = ${kind} and subject_id in ${some}`);
  await tx.execute(sql`delete from demo_rows where kind = ${kind} and id in ${some}`);
}

/** Returns which of these products are in the shop as they were added: never changed by staff. */
export async function selectUntouchedProducts(db: Connection, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from products p
    where p.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and p.deleted_at is null and p.version = 1
      and not exists (
        select from product_variants v join audit_log a on a.subject_id = v.id where v.product_id = p.id)
      and not exists (select from audit_log a where a.subject_kind = 'product' and a.subject_id = p.id)
    order by p.id`);
  return rows.map(({ id }) => id);
}

/** Deletes those of these reviews that nobody has moderated, and counts the ratings of the products again. */
export async function deleteReviews(
  tx: Executor,
  { ids, productIds }: { ids: readonly string[]; productIds: readonly string[] },
): Promise<void> {
  const some = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const gone = sql`select id from reviews r where r.id in ${some}
    and not exists (select from audit_log a where a.subject_kind = 'review' and a.subject_id = r.id)`;
  await tx.execute(sql`delete from review_votes where review_id in (${gone})`);
  await tx.execute(sql`delete from reviews where id in (${gone})`);
  await tx.execute(sql`
    update products p set rating_sum = r.sum, rating_count = r.count,
      verified_rating_sum = r.verified_sum, verified_rating_count = r.verified_count
    from jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb) one cross join lateral (
      select coalesce(sum(rating), 0) as sum, count(*) as count,
        coalesce(sum(rating) filter (where verified), 0) as verified_sum,
        count(*) filter (where verified) as verified_count
      from reviews where product_id = one and deleted_at is null and held_at is null) r
    where p.id = one`);
}
