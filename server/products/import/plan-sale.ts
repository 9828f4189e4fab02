import { isUntaxed, UNTAXED } from '#domain/pricing/untaxed.ts';
import { isShown, type ProductStatus } from '#domain/products/status.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import { flagText, readFlag } from './flag-words.ts';
import type { ImportRow } from './group-rows.ts';
import type { Field } from './import-columns.ts';
import type { Findings, GivenBody } from './import-plan.ts';
import { isSoldWithoutStock } from './plan-variant.ts';

/** Plans the status, availability, taxation and shipping of a product by its cells. */
export function planSale(
  rows: readonly ImportRow[],
  current: StaffProduct | null,
  findings: Findings,
): GivenBody {
  const [first] = rows;
  if (!first) return {};
  return {
    ...planStatus(first, current, findings),
    ...planAvailability(first, current, findings),
    ...planPolicy(rows, current, findings),
    ...planTaxes(rows, current, findings),
    ...planShipping(rows, current, findings),
  };
}

/** A product that is not published becomes a draft, unless it is archived. */
function planStatus(
  { number, cells }: ImportRow,
  current: StaffProduct | null,
  findings: Findings,
): GivenBody {
  const { published, status: written } = cells;
  // A card that pays for nothing is sold to nobody.
  if (cells.giftCard && readFlag(cells.giftCard)) {
    findings.notice(number, 'giftCard');
    return current ? {} : { status: 'draft' };
  }
  if (published === undefined && written === undefined) return {};
  const isPublished = published ? readFlag(published) : true;
  if (isPublished === null) findings.refuse(number, 'published', 'Published must be TRUE or FALSE');
  const statusCell = written === undefined ? undefined : (STATUSES[written.toLowerCase()] ?? null);
  if (statusCell === null)
    findings.refuse(number, 'status', 'Status must be active, draft, unlisted or archived');
  const now = current?.status ?? 'active';
  const visibleStatus = statusCell ?? (isShown({ status: now }) ? now : 'active');
  const status =
    isPublished === false && visibleStatus !== 'archived' ? hidden(statusCell, now) : visibleStatus;
  if (!current && status !== 'active') findings.notice(number, status);
  if (status === now) return {};
  if (written !== undefined) findings.change(number, 'status', now, status);
  else
    findings.change(number, 'published', flagText(isShown({ status: now })), flagText(isShown({ status })));
  if (current && status !== 'active') findings.notice(number, status);
  return { status };
}

function hidden(statusCell: ProductStatus | null | undefined, now: ProductStatus): ProductStatus {
  return statusCell === undefined && now === 'archived' ? 'archived' : 'draft';
}

const STATUSES: Readonly<Record<string, ProductStatus>> = {
  '': 'active',
  active: 'active',
  draft: 'draft',
  unlisted: 'unlisted',
  archived: 'archived',
};

function planAvailability(
  { number, cells }: ImportRow,
  current: StaffProduct | null,
  findings: Findings,
): GivenBody {
  if (!cells.availability) return {};
  const availability = readFlag(cells.availability);
  if (availability === null) findings.refuse(number, 'availability', 'Available must be yes or no');
  if (availability === null || availability === (current?.availability ?? true)) return {};
  findings.change(number, 'availability', flagText(!availability), flagText(availability));
  return { availability };
}

/** Shopify has it per variant: a product whose variants differ is not sold below zero (`planStock`). */
function planPolicy(rows: readonly ImportRow[], current: StaffProduct | null, findings: Findings): GivenBody {
  const written = rows.filter(({ cells }) => cells.policy && cells.tracker !== '');
  const [first] = written;
  if (!first) return {};
  const sellsOn = written.every(({ cells }) => isSoldWithoutStock(cells.policy ?? ''));
  const policy = sellsOn ? 'continue' : 'deny';
  const now = current?.inventoryPolicy ?? 'deny';
  if (policy === now) return {};
  findings.change(first.number, 'policy', now, policy);
  if (sellsOn) findings.notice(first.number, 'soldWithoutStock');
  return { inventoryPolicy: policy };
}

function planTaxes(rows: readonly ImportRow[], current: StaffProduct | null, findings: Findings): GivenBody {
  const isTaxed = mergeFlags(rows, 'taxable', 'partlyTaxed', findings);
  const wasTaxed = !isUntaxed(current?.taxCategory);
  if (isTaxed === undefined || isTaxed === wasTaxed) return {};
  const [number] = rows.map((row) => row.number);
  findings.change(number ?? 0, 'taxable', flagText(wasTaxed), flagText(isTaxed));
  if (!isTaxed) findings.notice(number ?? 0, 'untaxed');
  return { taxCategory: isTaxed ? null : UNTAXED };
}

function planShipping(
  rows: readonly ImportRow[],
  current: StaffProduct | null,
  findings: Findings,
): GivenBody {
  const isShipped = mergeFlags(rows, 'requiresShipping', 'partlyShipped', findings);
  const wasShipped = current?.requiresShipping ?? true;
  if (isShipped === undefined || isShipped === wasShipped) return {};
  const [number] = rows.map((row) => row.number);
  findings.change(number ?? 0, 'requiresShipping', flagText(wasShipped), flagText(isShipped));
  if (!isShipped) findings.notice(number ?? 0, 'notShipped');
  return { requiresShipping: isShipped };
}

/**
 * Merges a flag that Shopify has per variant and the shop per product. If the rows differ, it is true, so
 * that no tax or shipping is left out. Undefined if no row has a value.
 */
function mergeFlags(
  rows: readonly ImportRow[],
  field: Extract<Field, 'taxable' | 'requiresShipping'>,
  mixed: 'partlyTaxed' | 'partlyShipped',
  findings: Findings,
): boolean | undefined {
  const flags = rows.flatMap(({ number, cells }) => {
    const cell = cells[field];
    const flag = cell ? readFlag(cell) : undefined;
    if (flag === null) findings.refuse(number, field, 'This must be TRUE or FALSE');
    return flag === undefined || flag === null ? [] : [{ number, flag }];
  });
  if (flags.length === 0) return undefined;
  const untrue = flags.find(({ flag }) => !flag);
  const isAny = flags.some(({ flag }) => flag);
  if (isAny && untrue) findings.notice(untrue.number, mixed);
  return isAny;
}
