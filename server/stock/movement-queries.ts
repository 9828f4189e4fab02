import { sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { preparedStatement } from '#db/prepared.ts';
import type { MovementKind, StockCause } from '#domain/stock/movement.ts';

/*
 * Every statement that changes `products.stock`. Each writes its movements itself, so that no change lacks
 * one, and a purchase needs no further round trip. Products are locked in the order of `pieces`, which must
 * be that of `piecesOf`: this prevents deadlocks.
 */

/** A product whose stock changed: how many pieces moved, and the stock now. */
export type Moved = { id: string; quantity: number; stock: number };

/**
 * Subtracts pieces of counted products, all or none; null if one has too few. Products that are not counted
 * have enough, and are not in the result.
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

const WANTED = sql`wanted as (
  select * from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('quantities')}::int[])
    with ordinality as wanted (id, quantity, place))`;

const INSERT = sql`insert into stock_movements
  (product_id, change, stock, kind, cause_kind, cause_id, reason, staff, at)`;

const CAUSE = sql`${sql.placeholder('causeKind')}::text, ${sql.placeholder('causeId')}::text,
  ${sql.placeholder('reason')}::text, ${sql.placeholder('staff')}::text, ${sql.placeholder('at')}::timestamptz`;

const KIND = sql`${sql.placeholder('kind')}::text`;

// A row that another transaction has just changed is read again by its lock: `enough` has what is stored.
const subtract = preparedStatement<Moved & { isEnough: boolean }>(
  'subtract_stock',
  sql`with ${WANTED}, enough as (
      select products.id, products.stock, wanted.quantity, wanted.place
      from products join wanted on wanted.id = products.id
      where products.stock is null or products.stock >= wanted.quantity
      order by wanted.place for no key update of products
    ), everything as (
      select (select count(*) from enough) = (select count(*) from wanted) as is_enough
    ), taken as (
      update products set stock = products.stock - enough.quantity from enough, everything
      where products.id = enough.id and enough.stock is not null and everything.is_enough
      returning products.id, products.stock, enough.quantity, enough.place
    ), written as (
      ${INSERT} select id, -quantity, stock, ${KIND}, ${CAUSE} from taken order by place
    )
    select everything.is_enough as "isEnough", taken.id, taken.quantity, taken.stock
    from everything left join taken on true`,
);

/**
 * Adds pieces to counted products. Held pieces of products that are no longer counted leave the ledger:
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
  sql`with ${WANTED}, counted as (
      select products.id, wanted.quantity, wanted.place
      from products join wanted on wanted.id = products.id
      where products.stock is not null
      order by wanted.place for no key update of products
    ), added as (
      update products set stock = products.stock + counted.quantity from counted
      where products.id = counted.id and products.stock is not null
      returning products.id, products.stock, counted.quantity, counted.place
    ), written as (
      ${INSERT} select id, quantity, stock, ${KIND}, ${CAUSE} from added order by place
    ), uncounted as (
      ${INSERT} select wanted.id, sign.factor * wanted.quantity, null, sign.kind, ${CAUSE}
      from wanted cross join (values (1, ${KIND}), (-1, 'counting_stopped')) as sign (factor, kind)
      where ${KIND} = 'released' and wanted.id not in (select id from added)
      order by wanted.place, sign.factor desc
    )
    select id, quantity, stock from added`,
);

/** Pieces wanted, and whether their products are counted. */
export type Wanted = ReadonlyMap<string, { quantity: number; isCounted: boolean }>;

/**
 * Ends the holds of a checkout, and returns them. If they cover what is wanted, they are sold up to the
 * wanted quantity; otherwise nothing is written.
 */
export async function endHolds(
  tx: Transaction,
  checkoutId: string,
  wanted: Wanted,
  cause: StockCause,
): Promise<{ held: Map<string, number>; isSold: boolean }> {
  const values = [...wanted.values()];
  const rows = await end(tx, {
    checkoutId,
    ids: [...wanted.keys()],
    quantities: values.map(({ quantity }) => quantity),
    counted: values.map(({ isCounted }) => isCounted),
    ...asColumns(cause),
  });
  const held = rows.flatMap(({ id, quantity }) => (id === null ? [] : [[id, quantity] as const]));
  return { held: new Map(held), isSold: rows.every(({ isSold }) => isSold) };
}

const end = preparedStatement<{ id: string | null; quantity: number; isSold: boolean }>(
  'end_holds',
  sql`with wanted as (
      select * from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('quantities')}::int[],
        ${sql.placeholder('counted')}::boolean[]) as wanted (id, quantity, is_counted)
    ), ended as (
      delete from stock_holds where checkout_id = ${sql.placeholder('checkoutId')}
      returning product_id as id, quantity
    ), cover as (
      select coalesce(bool_and(not wanted.is_counted or coalesce(ended.quantity, 0) >= wanted.quantity), true) as is_sold
      from wanted left join ended on ended.id = wanted.id
    ), written as (
      ${INSERT} select ended.id, sign.factor * least(ended.quantity, wanted.quantity), null, sign.kind, ${CAUSE}
      from ended join wanted on wanted.id = ended.id
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
  sql`with ${WANTED} ${INSERT}
    select wanted.id, sign.factor * wanted.quantity, null, sign.kind, ${CAUSE}
    from wanted cross join (values (1, 'released'), (-1, 'sold')) as sign (factor, kind)
    order by wanted.place, sign.factor desc`,
);

/** Stores a count, or null to stop counting. Null if there is no such product. */
export async function storeCount(
  tx: Transaction,
  id: string,
  stock: number | null,
  cause: StockCause,
): Promise<{ stock: number | null; availability: boolean } | null> {
  const [row] = await store(tx, { id, stock, ...asColumns(cause) });
  return row ?? null;
}

const store = preparedStatement<{ stock: number | null; availability: boolean }>(
  'store_count',
  sql`with before as (
      select id, stock from products
      where id = ${sql.placeholder('id')} and deleted_at is null for no key update
    ), counted as (
      update products set stock = ${sql.placeholder('stock')}::int from before where products.id = before.id
      returning products.id, products.stock, products.availability, before.stock as old
    ), written as (
      ${INSERT} select id, coalesce(stock, 0) - coalesce(old, 0), stock,
        case when old is null then 'counting_started' when stock is null then 'counting_stopped' else 'corrected' end,
        ${CAUSE}
      from counted where stock is distinct from old
    )
    select stock, availability from counted`,
);

/**
 * Changes a count by a difference. Null if the product is not there, is not counted, or the count would be
 * negative.
 */
export async function storeChange(
  tx: Transaction,
  id: string,
  change: number,
  kind: MovementKind,
  cause: StockCause,
): Promise<{ stock: number; availability: boolean } | null> {
  const [row] = await changeBy(tx, { id, change, kind, ...asColumns(cause) });
  return row ?? null;
}

const changeBy = preparedStatement<{ stock: number; availability: boolean }>(
  'change_stock_by',
  sql`with changed as (
      update products set stock = stock + ${sql.placeholder('change')}::int
      where id = ${sql.placeholder('id')} and deleted_at is null
        and stock + ${sql.placeholder('change')}::int >= 0
      returning id, stock, availability
    ), written as (
      ${INSERT} select id, ${sql.placeholder('change')}::int, stock, ${KIND}, ${CAUSE} from changed
    )
    select stock, availability from changed`,
);

function asArrays(pieces: ReadonlyMap<string, number>) {
  return { ids: [...pieces.keys()], quantities: [...pieces.values()] };
}

function asColumns({ kind, id, reason, staff, at }: StockCause) {
  return { causeKind: kind, causeId: id, reason, staff: staff ?? null, at: at.toISOString() };
}
