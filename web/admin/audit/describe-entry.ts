import type { WireAuditEntry } from '#contract/calls/audit.ts';
import { orderHref } from '../screen/order-href.ts';

/** 'order.status_mail' as 'Order: status mail'. */
export function describeAction(action: string): string {
  const [kind = '', ...verbs] = action.split('.');
  const words = verbs.join(' ').replace(/[_-]/g, ' ');
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${words && `: ${words}`}`;
}

/** The screen of a change's subject, or null. */
export function subjectHref({ action, subjectKind, subjectId }: WireAuditEntry): string | null {
  const id = encodeURIComponent(subjectId);
  switch (subjectKind) {
    case 'order':
      return orderHref(subjectId);
    case 'invoice':
      return `/admin/invoice/${id}`;
    case 'message':
      return `/admin/messages?message=${id}`;
    case 'mail':
      return `/admin/mail?mail=${id}`;
    case 'product':
      return PRODUCTLESS.has(action) ? null : `/admin/products/${id}`;
    case 'review':
      return `/admin/reviews?review=${id}`;
    case 'staff':
      return '/admin/staff';
    case 'setting':
      return '/admin/settings';
    default:
      return null;
  }
}

/** Actions about the catalogue or a file, not one product. */
const PRODUCTLESS: ReadonlySet<string> = new Set([
  'product.seed',
  'product.upload',
  'product.retry_pictures',
  'product.import',
  'product.undo_import',
]);

/** The change of one field; null for no value. */
export type FieldChange = { field: string; before: string | null; after: string | null };

/** The fields of a change, without those that stay empty. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  if (!isRecord(before ?? {}) || !isRecord(after ?? {}))
    return [{ field: 'value', before: asText(before), after: asText(after) }];
  const [was, is] = [asRecord(before), asRecord(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: asText(was[field]), after: asText(is[field]) }))
    .filter(({ before, after }) => before || after);
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join(', ');
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').trim();
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? (value as Record<string, unknown>) : {};
}
