import type { WireDiscount } from '#contract/discount-schemas.ts';
import { DISCOUNT_STATE_NAMES } from '#domain/discounts/describe-discount.ts';
import { centsToDollars } from '#domain/money.ts';
import type { CsvColumn } from '../http/csv.ts';

/** The exported columns of a discount; amounts in dollars. */
export const DISCOUNT_CSV_COLUMNS: CsvColumn<WireDiscount>[] = [
  { head: 'Code', value: ({ code }) => code ?? 'Automatic' },
  { head: 'Title', value: ({ title }) => title },
  { head: 'Discount', value: ({ sentence }) => sentence },
  { head: 'State', value: ({ state }) => DISCOUNT_STATE_NAMES[state] },
  { head: 'Uses', value: ({ uses }) => uses },
  { head: 'Limit', value: ({ usageLimit }) => usageLimit ?? null },
  { head: 'Given', value: ({ givenAmount }) => centsToDollars(givenAmount) },
  { head: 'Sales', value: ({ salesAmount }) => centsToDollars(salesAmount) },
];
