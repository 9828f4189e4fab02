import { LIMITS } from '#domain/limits.ts';
import { type Cents, centsToDollars } from '#domain/money.ts';
import { tidyCategories } from '#domain/products/product-fields.ts';
import { SHOWN_TEXTS } from '#domain/products/shown-fields.ts';
import { MAX_CATEGORIES, TAG_LIMITS } from '#domain/products/staff-fields.ts';
import { explainAmount, readAmount } from '#domain/typed-number.ts';
import { isWrittenAs, readCell } from '../../http/csv-cell.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import type { ImportRow } from './group-rows.ts';
import type { Findings, GivenBody } from './import-plan.ts';

/**
 * Plans the further categories, the tags, the texts for search engines and the cost of a product by the cells
 * of its first row; `category` is the one that the file gives it.
 */
export function planMore(
  [first]: readonly ImportRow[],
  { current, category }: { current: StaffProduct | null; category: string | undefined },
  findings: Findings,
): GivenBody {
  if (!first) return {};
  const { number, cells } = first;
  const body: GivenBody = {};
  for (const name of ['seoTitle', 'seoDescription'] as const) {
    const cell = cells[name];
    const now = current?.[name] ?? '';
    if (cell === undefined || isWrittenAs(cell, now)) continue;
    const whole = readCell(cell).trim();
    const text = whole.slice(0, SHOWN_TEXTS[name].most).trim();
    if (text !== whole) findings.notice(number, 'cutText');
    if (text === now) continue;
    body[name] = text;
    findings.change(number, name, now || null, text || null);
  }
  for (const { field, ...limits } of LISTS) {
    const cell = cells[field];
    if (cell === undefined) continue;
    const now = current?.[field] ?? [];
    const read = readNames(cell, limits);
    const names = field === 'categories' ? tidyCategories(category ?? current?.category ?? '', read) : read;
    if (names.join() === now.join()) continue;
    body[field] = names;
    findings.change(number, field, now.join(', ') || null, names.join(', ') || null);
  }
  if (cells.cost !== undefined) {
    const now = current?.cost ?? null;
    const read = cells.cost === '' ? { ok: true as const, cents: null } : readAmount(cells.cost);
    if (!read.ok) findings.refuse(number, 'cost', explainAmount('Cost', read.problem));
    else if (read.cents !== now) {
      body.cost = read.cents;
      findings.change(number, 'cost', toText(now), toText(read.cents));
    }
  }
  return body;
}

function toText(cents: Cents | null): string | null {
  return cents === null ? null : centsToDollars(cents).toFixed(2);
}

/** Cells of names with commas between them. */
const LISTS = [
  { field: 'categories', most: MAX_CATEGORIES, characters: LIMITS.line },
  { field: 'tags', most: TAG_LIMITS.tags, characters: TAG_LIMITS.characters },
] as const;

/** Names are cut at their limits, and each is there once. */
function readNames(cell: string, { most, characters }: { most: number; characters: number }): string[] {
  const names = readCell(cell)
    .split(',')
    .map((name) => name.trim().slice(0, characters).trim());
  const byName = new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name]));
  return [...byName.values()].slice(0, most);
}
