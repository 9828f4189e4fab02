import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { preparedStatement } from '#db/prepared.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import type { MovementKind, StockCause } from '#domain/stock/movement.ts';

/*
 * Every statement that changes the stock of variants, and with it that of their products. Each writes its
 * movements itself, so that no change lacks one, and a purchase needs no further round trip. Whatever
 * changes the stock of a variant locks its product first, products in the order of their ids; then variants
 * in the order of `pieces`, which must be that of `countPieces`. This prevents deadlocks.
 *
 * The count of a variant is `on_hand` where that is not null, else `stock` (db/schema/product-variants.ts).
 */

/** A variant whose stock changed: how many pieces moved, and its count now. */
export type Moved = { id: string; productId: string; quantity: number; stock: number };

/**
 * Subtracts pieces of counted variants, all or none; null if one has too few. Variants that are not counted
 * have enough, and are not in the result. Of those sold below zero pieces are sold, but not held.
 */
export async function subtractStock(
  tx: Transaction,
  pieces: ReadonlyMap<string, number>,
  kind: 'held' | 'sold',
  cause: StockCause,
): Promise<Moved[] | null> {
  const rows = await subtract(tx, { ...asArrays(pieces), kind, ...asColumns(cause) });
  return rows.some(({ isEnough }) => !isEnough) ? null : rows.filter(({ id }) => id !== null);
}

const REQUESTED = sql`requested as (
  select * from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('quantities')}::int[])
    with ordinality as requested (id, quantity, place))`;

const LOCKED = sql`locked as (
  select id from products
  where id in (select product_id from product_variants join requested using (id))
  order by id collate "C" for no key update)`;

// A first variant is written as null (db/schema/stock-movements.ts).
const INSERT = sql`insert into stock_movements
  (product_id, variant_id, change, stock, kind, cause_kind, cause_id, reason, staff, at)`;

const CAUSE = sql`${sql.placeholder('causeKind')}::text, ${sql.placeholder('causeId')}::text,
  ${sql.placeholder('reason')}::text, ${sql.placeholder('staff')}::text, ${sql.placeholder('at')}::timestamptz`;

const KIND = sql`${sql.placeholder('kind')}::text`;

const COUNT = sql.raw('coalesce(product_variants.on_hand, product_variants.stock)');

/** A product's stock is that of its variants that are offered. */
const IS_SUMMED = sql.raw('product_variants.is_offered and product_variants.removed_at is null');

// A row that another transaction has just changed is read again by its lock: `enough` has what is stored.
const subtract = preparedStatement<Moved & { isEnough: boolean }>(
  'subtract_stock',
  sql`with ${REQUESTED}, ${LOCKED}, enough as (
      select product_variants.id, product_variants.stock, product_variants.on_hand, requested.quantity, requested.place
      from product_variants join requested on requested.id = product_variants.id
        join locked on locked.id = product_variants.product_id
      where product_variants.stock is null or product_variants.stock >= requested.quantity
      order by requested.place for no key update of product_variants
    ), everything as (
      select (select count(*) from enough) = (select count(*) from requested) as is_enough
    ), taken as (
      update product_variants set stock = product_variants.stock - enough.quantity,
        on_hand = product_variants.on_hand - enough.quantity
      from enough, everything
      where product_variants.id = enough.id and everything.is_enough
        and (enough.stock is not null or (enough.on_hand is not null and ${KIND} = 'sold'))
      returning product_variants.id, product_id, ${COUNT} as stock, enough.quantity, enough.place,
        ${IS_SUMMED} as is_summed
    ), summed as (
      update products set stock = products.stock - sums.quantity
      from (select product_id, sum(quantity) as quantity from taken where is_summed group by 1) sums
      where products.id = sums.product_id and products.stock is not null
    ), written as (
      ${INSERT} select product_id, nullif(id, product_id), -quantity, stock, ${KIND}, ${CAUSE}
      from taken order by place
    )
    select everything.is_enough as "isEnough", taken.id, taken.product_id as "productId", taken.quantity, taken.stock
    from everything left join taken on true`,
);

/**
 * Adds pieces to counted variants. Held pieces of variants that are no longer counted leave the ledger:
 * released, and not counted.
 */
export async function addStock(
  tx: Transaction,
  pieces: ReadonlyMap<string, number>,
  kind: 'released' | 'returned',
  cause: StockCause,
): Promise<Moved[]> {
  return await add(tx, { ...asArrays(pieces), kind, ...asColumns(cause) });
}

const add = preparedStatement<Moved>(
  'add_stock',
  sql`with ${REQUESTED}, ${LOCKED}, counted as (
      select product_variants.id, requested.quantity, requested.place, product_variants.stock as before,
        ${COUNT} + requested.quantity as count
      from product_variants join requested on requested.id = product_variants.id
        join locked on locked.id = product_variants.product_id
      where ${COUNT} is not null
      order by requested.place for no key update of product_variants
    ), added as (
      update product_variants set ${assignCount(sql.raw('counted.count'))} from counted
      where product_variants.id = counted.id
      returning product_variants.id, product_id, counted.count as stock, counted.quantity, counted.place,
        product_variants.stock - counted.before as gained, ${IS_SUMMED} as is_summed
    ), summed as (
      update products set stock = products.stock + sums.gained
      from (select product_id, sum(gained) as gained from added where is_summed group by 1) sums
      where products.id = sums.product_id and products.stock is not null
    ), written as (
      ${INSERT} select product_id, nullif(id, product_id), quantity, stock, ${KIND}, ${CAUSE}
      from added order by place
    ), uncounted as (
      ${INSERT} select product_variants.product_id, nullif(requested.id, product_variants.product_id),
        sign.factor * requested.quantity, null, sign.kind, ${CAUSE}
      from requested join product_variants on product_variants.id = requested.id
        cross join (values (1, ${KIND}), (-1, 'counting_stopped')) as sign (factor, kind)
      where ${KIND} = 'released' and requested.id not in (select id from added)
      order by requested.place, sign.factor desc
    )
    select id, product_id as "productId", quantity, stock from added`,
);

/** Pieces requested, and whether their variants are counted. */
export type RequestedPieces = ReadonlyMap<string, { quantity: number; isCounted: boolean }>;

/**
 * Ends the holds of a checkout, and returns them. If they cover what is requested, they are sold up to the
 * requested quantity; otherwise nothing is written.
 */
export async function endHolds(
  tx: Transaction,
  checkoutId: string,
  requested: RequestedPieces,
  cause: StockCause,
): Promise<{ held: Map<string, number>; isSold: boolean }> {
  const values = [...requested.values()];
  const rows = await end(tx, {
    checkoutId,
    ids: [...requested.keys()],
    quantities: values.map(({ quantity }) => quantity),
    counted: values.map(({ isCounted }) => isCounted),
    ...asColumns(cause),
  });
  const held = rows.flatMap(({ id, quantity }) => (id === null ? [] : [[id, quantity] as const]));
  return { held: new Map(held), isSold: rows.every(({ isSold }) => isSold) };
}

const end = preparedStatement<{ id: string | null; quantity: number; isSold: boolean }>(
  'end_holds',
  sql`with requested as (
      select * from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('quantities')}::int[],
        ${sql.placeholder('counted')}::boolean[]) as requested (id, quantity, is_counted)
    ), ended as (
      delete from stock_holds where checkout_id = ${sql.placeholder('checkoutId')}
      returning variant_id as id, product_id, quantity
    ), cover as (
      select coalesce(bool_and(not requested.is_counted or coalesce(ended.quantity, 0) >= requested.quantity), true) as is_sold
      from requested left join ended on ended.id = requested.id
    ), written as (
      ${INSERT} select ended.product_id, nullif(ended.id, ended.product_id),
        sign.factor * least(ended.quantity, requested.quantity), null, sign.kind, ${CAUSE}
      from ended join requested on requested.id = ended.id
        cross join (values (1, 'released'), (-1, 'sold')) as sign (factor, kind), cover
      where cover.is_sold
      order by ended.id, sign.factor desc
    )
    select ended.id, ended.quantity, cover.is_sold as "isSold"
    from cover left join ended on true order by ended.id collate "C"`,
);

/** Writes held pieces as sold: their release and their sale. The stock stays. */
export async function writeHeldAsSold(
  tx: Transaction,
  pieces: ReadonlyMap<string, number>,
  cause: StockCause,
): Promise<void> {
  await writeSale(tx, { ...asArrays(pieces), ...asColumns(cause) });
}

const writeSale = preparedStatement(
  'write_held_as_sold',
  sql`with ${REQUESTED} ${INSERT}
    select product_variants.product_id, nullif(requested.id, product_variants.product_id),
      sign.factor * requested.quantity, null, sign.kind, ${CAUSE}
    from requested join product_variants on product_variants.id = requested.id
      cross join (values (1, 'released'), (-1, 'sold')) as sign (factor, kind)
    order by requested.place, sign.factor desc`,
);

/**
 * Sets the count of variants that stay counted: what limits their sale is not below zero, and null where
 * nothing does.
 */
function assignCount(count: SQL): SQL {
  return sql`stock = case when product_variants.stock is not null then greatest(${count}, 0) end,
    on_hand = case when product_variants.stock is null or ${count} < 0 then ${count} end`;
}

/** A variant of a new product. */
export type NewVariant = Omit<Variant, 'backorder' | 'left'> & {
  productId: string;
  combination: string;
  position: number;
};

/** Adds the variants of new products with their stock, which the products have the sum of already. */
export async function insertNewVariants(
  tx: Transaction,
  variants: readonly NewVariant[],
  cause: StockCause,
): Promise<void> {
  await insertAll(tx, { variants: JSON.stringify(variants), ...asColumns(cause) });
}

const insertAll = preparedStatement(
  'insert_new_variants',
  sql`with added as (
      insert into product_variants (id, product_id, position, sku, options, combination, price_cents,
        discount_price_cents, barcode, weight_grams, image, stock, on_hand, is_offered)
      select id, "productId", position, sku, options, combination, price, "discountPrice", barcode, "weightGrams",
        image, stock, "onHand", "isOffered"
      from json_to_recordset(${sql.placeholder('variants')}::json) as added (id text, "productId" text,
        position int, sku text, options json, combination text, price int, "discountPrice" int, barcode text,
        "weightGrams" int, image text, stock int, "onHand" int, "isOffered" boolean)
      returning id, product_id, position, ${COUNT} as count
    )
    ${INSERT} select product_id, nullif(id, product_id), count, count, 'counting_started', ${CAUSE}
    from added where count is not null order by product_id, position`,
);

/** Stores the counts of variants, null to stop counting. The caller has locked their products. */
export async function storeCounts(
  tx: Transaction,
  counts: ReadonlyMap<string, number | null>,
  cause: StockCause,
): Promise<void> {
  await store(tx, { ids: [...counts.keys()], counts: [...counts.values()], ...asColumns(cause) });
}

const NEW = sql.raw('before.new');

const store = preparedStatement(
  'store_counts',
  sql`with before as (
      select product_variants.id, ${COUNT} as count, requested.count as new, requested.place,
        products.inventory_policy = 'continue' as sells_on
      from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('counts')}::int[])
          with ordinality as requested (id, count, place)
        join product_variants on product_variants.id = requested.id
        join products on products.id = product_id
      order by requested.place for no key update of product_variants
    ), counted as (
      update product_variants set
        stock = case when not sells_on and ${NEW} is not null then greatest(${NEW}, 0) end,
        on_hand = case when sells_on or ${NEW} < 0 then ${NEW} end
      from before
      where product_variants.id = before.id
      returning product_variants.id, product_id, ${COUNT} as stock, before.count as old, before.place
    )
    ${INSERT} select product_id, nullif(id, product_id), coalesce(stock, 0) - coalesce(old, 0), stock,
      case when old is null then 'counting_started' when stock is null then 'counting_stopped' else 'corrected' end,
      ${CAUSE}
    from counted where stock is distinct from old order by place`,
);

/**
 * Changes a variant's count by a difference; false if it is not counted, or pieces are taken off that are not
 * there. The caller has locked the product.
 */
export async function storeChange(
  tx: Transaction,
  id: string,
  change: number,
  kind: MovementKind,
  cause: StockCause,
): Promise<boolean> {
  const rows = await changeBy(tx, { id, change, kind, ...asColumns(cause) });
  return rows.length === 1;
}

const changeBy = preparedStatement<{ stock: number }>(
  'change_stock_by',
  sql`with changed as (
      update product_variants set ${assignCount(sql`(${COUNT} + ${sql.placeholder('change')}::int)`)}
      where id = ${sql.placeholder('id')}
        and (${COUNT} + ${sql.placeholder('change')}::int >= 0 or ${sql.placeholder('change')}::int > 0
          or (stock is null and on_hand is not null))
      returning id, product_id, ${COUNT} as stock
    ), written as (
      ${INSERT} select product_id, nullif(id, product_id), ${sql.placeholder('change')}::int, stock, ${KIND}, ${CAUSE}
      from changed
    )
    select stock from changed`,
);

/** Lets the variants of a locked product be sold below zero, or no more; their counts stay. */
export async function storePolicy(tx: Transaction, productId: string, sellsOn: boolean): Promise<void> {
  await setPolicy(tx, { productId, sellsOn });
  await sumStock(tx, productId);
}

const setPolicy = preparedStatement(
  'store_inventory_policy',
  sql`update product_variants set
      stock = case when not ${sql.placeholder('sellsOn')}::boolean and ${COUNT} is not null then greatest(${COUNT}, 0) end,
      on_hand = case when ${sql.placeholder('sellsOn')}::boolean or ${COUNT} < 0 then ${COUNT} end
    where product_id = ${sql.placeholder('productId')}`,
);

/**
 * Stores the stock of a locked product as the sum of its offered variants; null if one of them is not
 * counted. Returns it.
 */
export async function sumStock(tx: Transaction, productId: string): Promise<number | null> {
  const [row] = await sum(tx, { id: productId });
  return row?.stock ?? null;
}

const sum = preparedStatement<{ stock: number | null }>(
  'sum_stock',
  sql`update products set stock = (
      select case when bool_and(stock is not null) then sum(stock)::int end from product_variants
      where product_id = products.id and is_offered and removed_at is null)
    where id = ${sql.placeholder('id')} returning stock`,
);

function asArrays(pieces: ReadonlyMap<string, number>) {
  return { ids: [...pieces.keys()], quantities: [...pieces.values()] };
}

function asColumns({ kind, id, reason, staff, at }: StockCause) {
  return { causeKind: kind, causeId: id, reason, staff: staff ?? null, at: at.toISOString() };
}
