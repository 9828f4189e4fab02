import { and, count, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { LIST_CAP } from '#contract/limits.ts';
import type { Connection } from '#db/connection.ts';
import { isAfterCursor } from '#db/keyset-cursor.ts';
import type { Filter, FilterValue } from '#domain/lists/filters.ts';
import { defaultSort, type List, type SortOf } from '#domain/lists/list.ts';
import type { TimeSpan } from '#domain/time-zone.ts';

/** The conditions of every list may depend on the moment, and on the time zone that days are those of. */
export type ListContext = { now: Date; zone: string };

/** The filters of a parsed query; missing and null are no filter. */
export type FilterOf<L extends List> = {
  [Name in keyof L['filters']]?: FilterValue<L['filters'][Name]> | null | undefined;
};

/** A parsed query: filters, sort and page. Without a limit a list is capped. */
export type Asked<L extends List> = FilterOf<L> & {
  sort?: SortOf<L> | undefined;
  page?: number | undefined;
  limit?: number | undefined;
};

/** A page of rows, and how many there are on all pages. */
export type Page<Row> = { rows: Row[]; page: number; limit: number; total: number };

/** A part of a list: which rows, in which order, and how many of them. */
type Part = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number };

/** The SQL half of a list. */
export type ListSql<L extends List, Row, Context = ListContext> = {
  list: L;
  select: (db: Connection, part: Part) => Promise<Row[]>;
  /** True of all rows of the list. */
  always?: (context: Context) => SQL | undefined;
  /** A condition for each filter; flags and views always have a value, the others only where they are set. */
  conditions: {
    [Name in keyof L['filters']]: (
      value: FilterValue<L['filters'][Name]>,
      context: Context,
      filter: FilterOf<L>,
    ) => SQL | undefined;
  };
  sorts: { [Sort in SortOf<L>]: Order<L, Context> };
  /** The order in which all rows are read, and the id of a row in it. */
  keyset: { at: PgColumn; id: PgColumn; order: SQL[]; idOf: (row: Row) => string };
  /** The total where counters know it; null where rows have to be counted. */
  counter?: (db: Connection, filter: FilterOf<L>) => Promise<number> | null;
};

type Order<L extends List, Context> = SQL[] | ((filter: FilterOf<L>, context: Context) => SQL[]);

/** The queries of a list. */
export type ListQueries<L extends List, Row, Context> = {
  page(db: Connection, asked: Asked<L>, context: Context): Promise<Page<Row>>;
  /** All rows, newest first, `size` at a time; rows that are added meanwhile move nothing. */
  readAll(db: Connection, filter: FilterOf<L>, context: Context, size?: number): AsyncGenerator<Row[]>;
  total(db: Connection, filter: FilterOf<L>, context: Context): Promise<number>;
  where(filter: FilterOf<L>, context: Context): SQL | undefined;
};

const BATCH = 500;

export function listQueries<L extends List, Row, Context = ListContext>(
  half: ListSql<L, Row, Context>,
): ListQueries<L, Row, Context> {
  const { list, select, sorts, keyset } = half;

  const where = (filter: FilterOf<L>, context: Context) =>
    and(half.always?.(context), ...conditionsOf(half, filter, context));

  const total = async (db: Connection, filter: FilterOf<L>, context: Context) => {
    const counted = half.counter?.(db, filter) ?? null;
    if (counted !== null) return await counted;
    const [row] = await db.select({ total: count() }).from(keyset.at.table).where(where(filter, context));
    return row?.total ?? 0;
  };

  return {
    where,
    total,
    async page(db, asked, context) {
      const { page = 1, limit = LIST_CAP, sort = defaultSort(list, asked.search) } = asked;
      const order: Order<L, Context> = sorts[sort];
      const orderBy = typeof order === 'function' ? order(asked, context) : order;
      const part = { where: where(asked, context), orderBy, limit, offset: (page - 1) * limit };
      const [rows, counted] = await Promise.all([select(db, part), total(db, asked, context)]);
      return { rows, page, limit, total: counted };
    },
    async *readAll(db, filter, context, limit = BATCH) {
      const condition = where(filter, context);
      let last: Row | undefined;
      do {
        const after = last && isAfterCursor(keyset, keyset.idOf(last));
        const part = { where: and(condition, after), orderBy: keyset.order, limit, offset: 0 };
        const rows = await select(db, part);
        if (rows.length > 0) yield rows;
        last = rows.length < limit ? undefined : rows.at(-1);
      } while (last !== undefined);
    },
  };
}

/** A part of a select that has no conditions, order or limit yet. */
export function selectPart<Select extends PgSelect>(select: Select, { where, orderBy, limit, offset }: Part) {
  return select
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

/** True from the begin of a span of time up to its end. */
export function isWithin(column: PgColumn, { from, before }: TimeSpan): SQL | undefined {
  return and(gte(column, from), lt(column, before));
}

function conditionsOf<L extends List, Context>(
  { list, conditions }: Pick<ListSql<L, never, Context>, 'list' | 'conditions'>,
  filter: FilterOf<L>,
  context: Context,
): (SQL | undefined)[] {
  const names: (keyof L['filters'])[] = Object.keys(list.filters);
  return names.map((name) => {
    const value = filter[name] ?? unsetValue(list.filters[name]);
    if (value === null) return undefined;
    return conditions[name](value as FilterValue<L['filters'][typeof name]>, context, filter);
  });
}

/** The value of a filter that is not set; null where that is no condition. */
function unsetValue(filter: Filter | undefined) {
  if (filter?.kind === 'flag') return false;
  return filter?.kind === 'view' ? filter.values[0] : null;
}
