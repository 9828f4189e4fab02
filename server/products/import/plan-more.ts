import { type Cents, centsToDollars } from '#domain/money.ts';
import { SHOWN_TEXTS } from '#domain/products/shown-fields.ts';
import { TAG_LIMITS } from '#domain/products/staff-fields.ts';
import { explainAmount, readAmount } from '#domain/typed-number.ts';
import { isWrittenAs, readCell } from '../../http/csv-cell.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import type { ImportRow } from './group-rows.ts';
import type { Findings, GivenBody } from './import-plan.ts';

/** Plans the tags, the texts for search engines and the cost of a product by the cells of its first row. */
export function planMore(
  [first]: readonly ImportRow[],
  current: StaffProduct | null,
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
  if (cells.tags !== undefined) {
    const now = current?.tags ?? [];
    const tags = readTags(cells.tags);
    if (tags.join() !== now.join()) {
      body.tags = tags;
      findings.change(number, 'tags', now.join(', ') || null, tags.join(', ') || null);
    }
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

/** Tags are cut at their limits, and each is there once. */
function readTags(cell: string): string[] {
  const tags = readCell(cell)
    .split(',')
    .map((tag) => tag.trim().slice(0, TAG_LIMITS.characters).trim());
  const byName = new Map(tags.filter(Boolean).map((tag) => [tag.toLowerCase(), tag]));
  return [...byName.values()].slice(0, TAG_LIMITS.tags);
}
