import * as z from 'zod/mini';
import type {
  ChoiceFilter,
  DayFilter,
  Filter,
  FlagFilter,
  PriceBoundFilter,
  StarsFilter,
  TextFilter,
  ValuesFilter,
  ViewFilter,
  YesNoFilter,
} from '#domain/lists/filters.ts';
import type { List, SortOf } from '#domain/lists/list.ts';
import { day, optionalText, paging } from './fields.ts';

export function listQuery<L extends List>(list: L) {
  const [first, ...others] = list.sorts;
  const sorts: readonly SortOf<L>[] = list.searchSort ? [list.searchSort, first, ...others] : list.sorts;
  const sort = z.optional(z.enum(sorts));
  return z.object({
    ...filterFields(list),
    ...(sorts.length > 1 && { sort }),
    ...paging,
  } as FilterFields<L> & {
    sort: typeof sort;
  } & typeof paging);
}

/** The query of an export: filters only. */
export function listFilter<L extends List>(list: L) {
  return z.object(filterFields(list));
}

type FilterFields<L extends List> = { [Name in keyof L['filters']]: FilterField<L['filters'][Name]> };

type FilterField<F extends Filter> =
  F extends ChoiceFilter<infer Value>
    ? ReturnType<typeof optionalChoice<Value>>
    : F extends ViewFilter<infer Value>
      ? ReturnType<typeof optionalChoice<Value>>
      : F extends TextFilter
        ? ReturnType<typeof optionalText>
        : F extends YesNoFilter | FlagFilter
          ? ReturnType<typeof yesOrNo>
          : F extends DayFilter
            ? ReturnType<typeof optionalDay>
            : F extends StarsFilter
              ? ReturnType<typeof starCount>
              : F extends PriceBoundFilter
                ? ReturnType<typeof priceBound>
                : F extends ValuesFilter
                  ? ReturnType<typeof severalValues>
                  : never;

function filterFields<L extends List>(list: L): FilterFields<L> {
  const fields = Object.entries(list.filters).map(([name, filter]) => {
    const { describe: description } = filter;
    const field = filterField(filter);
    return [name, description ? field.register(z.globalRegistry, { description }) : field];
  });
  return Object.fromEntries(fields) as FilterFields<L>;
}

function filterField(filter: Filter): z.ZodMiniType {
  switch (filter.kind) {
    case 'text':
      return optionalText(filter.max);
    case 'choice':
    case 'view':
      return optionalChoice(filter.values);
    case 'yesNo':
    case 'flag':
      return yesOrNo();
    case 'day':
      return optionalDay();
    case 'stars':
      return starCount();
    case 'price':
      return priceBound();
    case 'values':
      return severalValues(filter);
  }
}

function optionalChoice<Value extends string>(values: readonly Value[]) {
  return z.optional(z.enum(values));
}

function yesOrNo() {
  return z.optional(z.stringbool());
}

function optionalDay() {
  return z.optional(day());
}

function starCount() {
  return z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5)));
}

/** A typed price bound in dollars: empty means no bound (specification, section 5). */
function priceBound() {
  return z.optional(
    z.pipe(
      z.string(),
      z.transform((typed, context) => {
        if (typed.trim() === '') return undefined;
        const dollars = Number(typed);
        if (Number.isFinite(dollars) && Math.abs(dollars) < 1e9) return dollars;
        context.issues.push({ code: 'custom', input: typed, message: 'Must be a number' });
        return z.NEVER;
      }),
    ),
  );
}

function severalValues({ problemOf, read }: ValuesFilter) {
  return z.optional(
    z.pipe(
      z.string(),
      z.transform((typed, context) => {
        const message = problemOf(typed);
        if (message === null) return String(read(typed, {})) || null;
        context.issues.push({ code: 'custom', input: typed, message });
        return z.NEVER;
      }),
    ),
  );
}
