import { and, asc, count, desc, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Connection } from '#db/connection.ts';
import { isAfterCursor } from '#db/keyset-cursor.ts';
import { LIST_CAP } from '#domain/limits.ts';
import type { Filter, FilterValue } from '#domain/lists/filters.ts';
import { defaultSort, type List, type SortOf } from '#domain/lists/list.ts';
import type { TimeSpan } from '#domain/time-zone.ts';
import { hiddenLimit } from './hidden-limit.ts';

/** The context that conditions may depend on: the time, and the time zone of days. */
export type ListContext = { now: Date; zone: string };

/** The filters of a parsed query; undefined and null do not filter. */
export type ParsedFilter<L extends List> = {
  [Name in keyof L['filters']]?: FilterValue<L['filters'][Name]> | null | undefined;
};

/** A parsed query. Without a limit a list is capped. */
export type ListRequest<L extends List> = ParsedFilter<L> & {
  sort?: SortOf<L> | undefined;
  page?: number | undefined;
  limit?: number | undefined;
};

/** A page of rows, and the number of rows on all pages. */
export type Page<Row> = { rows: Row[]; page: number; limit: number; total: number };

export type Part = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number };

/** The SQL half of a list. */
export type ListSql<L extends List, Row, Context = ListContext> = {
  list: L;
  select: (db: Connection, part: Part) => Promise<Row[]>;
  /** A condition of all rows of the list. */
  always?: (context: Context) => SQL | undefined;
  /**
   * A condition for each filter. Flags and views always have a value, other filters only where they are set.
   */
  conditions: {
    [Name in keyof L['filters']]: (
      value: FilterValue<L['filters'][Name]>,
      context: Context,
      filter: ParsedFilter<L>,
    ) => SQL | undefined;
  };
  /** The sort orders; `newest` is the order of the keyset by default. */
  sorts: { [Sort in Exclude<SortOf<L>, 'newest'>]: Order<L, Context> } & { newest?: Order<L, Context> };
  /** The total from a cache. */
  cachedTotal?: (filter: ParsedFilter<L>, context: Context, counting: Counting<L>) => Promise<number>;
  /** True if conditions are such that the limit must be hidden from the planner (`hiddenLimit`). */
  hidesLimit?: (context: Context) => boolean;
  /** The order in which all rows are read (default: from the highest `at`), and the id of a row in it. */
  keyset: { at: PgColumn; id: PgColumn; order?: SQL[]; idOf: (row: Row) => string };
  /** The total from counters; null if rows must be counted. */
  counter?: (db: Connection, filter: ParsedFilter<L>) => Promise<number> | null;
};

/** The parts of a total: `count` counts the rows that pass the filter, `where` has those of another one. */
type Counting<L extends List> = {
  db: Connection;
  count: () => Promise<number>;
  where: (filter: ParsedFilter<L>) => SQL | undefined;
};

type Order<L extends List, Context> = SQL[] | ((filter: ParsedFilter<L>, context: Context) => SQL[]);

type ListQueries<L extends List, Row, Context> = {
  page(db: Connection, request: ListRequest<L>, context: Context): Promise<Page<Row>>;
  /** All rows, newest first, `size` at a time; rows that are added between batches shift nothing. */
  readAll(db: Connection, filter: ParsedFilter<L>, context: Context, size?: number): AsyncGenerator<Row[]>;
  total(db: Connection, filter: ParsedFilter<L>, context: Context): Promise<number>;
  where(filter: ParsedFilter<L>, context: Context): SQL | undefined;
};

const BATCH = 500;

export function listQueries<L extends List, Row, Context = ListContext>(
  half: ListSql<L, Row, Context>,
): ListQueries<L, Row, Context> {
  const { list, select, keyset } = half;
  const byKeyset = keyset.order ?? fromHighest(keyset.at, keyset.id);
  const sorts: Map<string, Order<L, Context>> = new Map(Object.entries(half.sorts));

  const where = (filter: ParsedFilter<L>, context: Context) =>
    and(half.always?.(context), ...buildConditions(half, filter, context));

  const total = async (db: Connection, filter: ParsedFilter<L>, context: Context) => {
    const counted = half.counter?.(db, filter) ?? null;
    if (counted !== null) return await counted;
    const countRows = async () => {
      const [row] = await db.select({ total: count() }).from(keyset.at.table).where(where(filter, context));
      return row?.total ?? 0;
    };
    const counting = { db, count: countRows, where: (other: ParsedFilter<L>) => where(other, context) };
    return await (half.cachedTotal?.(filter, context, counting) ?? countRows());
  };

  return {
    where,
    total,
    async page(db, request, context) {
      const { page = 1, limit = LIST_CAP, sort = defaultSort(list, request.search) } = request;
      const order = sorts.get(sort) ?? byKeyset;
      const orderBy = typeof order === 'function' ? order(request, context) : order;
      const part = {
        where: where(request, context),
        orderBy,
        limit: half.hidesLimit?.(context) ? hiddenLimit(limit) : limit,
        offset: (page - 1) * limit,
      };
      const [rows, counted] = await Promise.all([select(db, part), total(db, request, context)]);
      return { rows, page, limit, total: counted };
    },
    async *readAll(db, filter, context, limit = BATCH) {
      const condition = where(filter, context);
      let last: Row | undefined;
      do {
        const after = last && isAfterCursor(keyset, keyset.idOf(last));
        const part = { where: and(condition, after), orderBy: byKeyset, limit, offset: 0 };
        const rows = await select(db, part);
        if (rows.length > 0) yield rows;
        last = rows.length < limit ? undefined : rows.at(-1);
      } while (last !== undefined);
    },
  };
}

/**
 * Returns the order of an index, and `fromLowest` is its reverse. `nulls` as in the index, even of a column
 * without nulls: otherwise the database sorts all rows for each page.
 */
export function fromHighest(column: SQLWrapper, id: PgColumn): SQL[] {
  return [sql`${column} desc nulls last`, asc(id)];
}

export function fromLowest(column: SQLWrapper, id: PgColumn): SQL[] {
  return [sql`${column} asc nulls first`, desc(id)];
}

/** Adds a part's conditions, order and limit to a select that has none. */
export function selectPart<Select extends PgSelect>(select: Select, { where, orderBy, limit, offset }: Part) {
  return select
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export function isWithin(column: PgColumn, { from, before }: TimeSpan): SQL | undefined {
  return and(gte(column, from), lt(column, before));
}

function buildConditions<L extends List, Context>(
  { list, conditions }: Pick<ListSql<L, never, Context>, 'list' | 'conditions'>,
  filter: ParsedFilter<L>,
  context: Context,
): (SQL | undefined)[] {
  const names: (keyof L['filters'])[] = Object.keys(list.filters);
  return names.map((name) => {
    const value = filter[name] ?? unsetValue(list.filters[name]);
    if (value === null) return undefined;
    return conditions[name](value as FilterValue<L['filters'][typeof name]>, context, filter);
  });
}

/** Returns the value of a filter that is not set; null if it then does not filter. */
function unsetValue(filter: Filter | undefined) {
  if (filter?.kind === 'flag') return false;
  return filter?.kind === 'view' ? filter.values[0] : null;
}
