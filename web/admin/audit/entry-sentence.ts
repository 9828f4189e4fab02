import type { WireAuditEntry } from '#contract/calls/audit.ts';
import { dollarsToCents, formatMoney } from '#domain/money.ts';
import { ORDER_STATUSES, statusLabel } from '#domain/orders/status.ts';
import { FIELD_LABELS } from '../products/form/describe-field.ts';
import { describeAction, type FieldChange, fieldChanges } from './describe-entry.ts';

/** An entry in words: 'Set order', its subject, 'to On The Road'. */
type EntrySentence = {
  start: string;
  /** The subject's name or id; empty if the sentence has no subject. */
  subject: string;
  end: string;
  /** The changes that the sentence does not contain. */
  changes: FieldChange[];
};

type Entry = Pick<WireAuditEntry, 'action' | 'subjectId' | 'subjectName' | 'before' | 'after'>;

export function entrySentence(entry: Entry): EntrySentence {
  const { action, subjectId, subjectName = subjectId } = entry;
  const changes = changesInWords(entry);
  if (action === 'order.status') {
    const { after = '' } = changes.find(({ field }) => field === 'Status') ?? {};
    return { start: 'Set order', subject: subjectId, end: `to ${after}`, changes: [] };
  }
  if (action === 'product.stock')
    return { ...changed('Stock', changes, subjectName), start: 'Set the stock of' };
  if (action === 'product.update') return changedFields(changes, subjectName);
  if (action === 'setting.update')
    return { start: 'Changed the setting', subject: splitWords(subjectId), end: '', changes };
  const words = Object.hasOwn(WORDS, action) ? WORDS[action] : undefined;
  if (!words) return { start: `${describeAction(action)}:`, subject: subjectName, end: '', changes };
  const { start, end = '', isComplete = false, isWhole = false } = words;
  return { start, subject: isWhole ? '' : subjectName, end, changes: isComplete ? [] : changes };
}

type Words = {
  start: string;
  end?: string;
  /** True if the stored fields are not shown. */
  isComplete?: boolean;
  /** True if the sentence has no subject. */
  isWhole?: boolean;
};

const WORDS: Record<string, Words | undefined> = {
  'order.note': { start: 'Wrote a note about order', isComplete: true },
  'order.address': { start: 'Corrected the shipping address of order' },
  'order.cancel': { start: 'Canceled order' },
  'order.cancel_part': { start: 'Canceled a part of order' },
  'order.mark_paid': { start: 'Marked as paid: order' },
  'order.restock': { start: 'Put back into stock the pieces of order' },
  'order.delete': { start: 'Deleted order', isComplete: true },
  'order.restore': { start: 'Restored order', isComplete: true },
  'invoice.issue': { start: 'Issued the invoice of order' },
  'product.create': { start: 'Added product' },
  'product.delete': { start: 'Deleted product', isComplete: true },
  'product.restore': { start: 'Restored product', isComplete: true },
  'product.variants': { start: 'Changed the options of' },
  'product.variant': { start: 'Changed variants of' },
  'product.upload': { start: 'Uploaded a picture', isWhole: true },
  'product.import': { start: 'Imported a file of products', isWhole: true },
  'product.undo_import': { start: 'Undid an import of products', isWhole: true },
  'product.retry_pictures': { start: 'Had pictures of products fetched again', isWhole: true },
  'product.seed': { start: 'Put the demo products into the catalogue', isWhole: true },
  'setting.ignore_search': { start: 'Ignored the searches without a result for', isComplete: true },
  'setting.list_search': { start: 'Listed again the searches without a result for', isComplete: true },
  'collection.create': { start: 'Added collection' },
  'collection.update': { start: 'Changed collection' },
  'collection.delete': { start: 'Deleted collection', isComplete: true },
  'page.create': { start: 'Added page' },
  'page.update': { start: 'Changed the draft of page' },
  'page.publish': { start: 'Published page' },
  'page.unpublish': { start: 'Hid from shoppers: page', isComplete: true },
  'page.delete': { start: 'Deleted page', isComplete: true },
  'redirect.create': { start: 'Added the redirect from' },
  'redirect.update': { start: 'Changed the redirect from' },
  'redirect.delete': { start: 'Deleted the redirect from' },
  'redirect.import': { start: 'Imported redirects', isWhole: true },
  'past_record.import': { start: 'Imported customers or orders of the former shop', isWhole: true },
  'past_record.undo_import': { start: 'Undid an import of the former shop', isWhole: true },
  'review.create': { start: 'Added the review by' },
  'review.update': { start: 'Changed the review by' },
  'review.approve': { start: 'Approved the review by', isComplete: true },
  'review.reject': { start: 'Rejected the review by', isComplete: true },
  'review.delete': { start: 'Deleted the review by', isComplete: true },
  'review.restore': { start: 'Restored the review by', isComplete: true },
  'payment.refund': { start: 'Refunded payment' },
  'message.answer': { start: 'Answered the message by' },
  'message.archive': { start: 'Archived the message by', isComplete: true },
  'message.unarchive': { start: 'Moved the message by', end: 'to the inbox', isComplete: true },
  'mail.resend': { start: 'Had a mail sent again:' },
  'export.file': { start: 'Downloaded' },
  'staff.add': { start: 'Added the account of', isComplete: true },
  'staff.remove': { start: 'Removed the account of', isComplete: true },
  'staff.password': { start: 'Changed the password of' },
  'staff.reset-link': { start: 'Asked for a password link for' },
  'staff.sign-in': { start: 'Signed in as' },
  'staff.sign-in-failed': { start: 'Failed to sign in as' },
  'staff.sign-out': { start: 'Signed out as' },
};

/** The largest length of a value in a sentence. */
const LONGEST_VALUE = 40;

function changedFields(changes: FieldChange[], subject: string): EntrySentence {
  const [first, ...others] = changes;
  if (!first) return { start: 'Changed', subject, end: '', changes };
  if (others.length === 0) return changed(first.field, changes, subject);
  const names = changes.map(({ field }) => midSentence(field));
  const listed = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more fields`] : names;
  return { start: `Changed ${joined(listed)} of`, subject, end: '', changes };
}

/** The change of one field, with its values if they are short. */
function changed(field: string, changes: FieldChange[], subject: string): EntrySentence {
  const start = `Changed ${midSentence(field)} of`;
  const [only] = changes;
  const [before, after] = [only?.before || 'nothing', only?.after || 'nothing'];
  if (!only || before.length > LONGEST_VALUE || after.length > LONGEST_VALUE)
    return { start, subject, end: '', changes };
  return { start, subject, end: `from ${before} to ${after}`, changes: [] };
}

/** 'price and name' */
function joined(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

/** 'Regular price' as 'price', 'SKU' as it is. */
function midSentence(label: string): string {
  if (label === FIELD_LABELS.price) return 'price';
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The changes with the labels that screens have for the fields. */
function changesInWords({ action, before, after }: Entry): FieldChange[] {
  const isProduct = action.startsWith('product.');
  const inWords = isProduct ? priced : (value: unknown) => value;
  return fieldChanges(inWords(before), inWords(after)).map((change) => ({
    field:
      isProduct && isProductField(change.field) ? PRODUCT_LABELS[change.field] : splitWords(change.field),
    before: statusInWords(change.field, change.before),
    after: statusInWords(change.field, change.after),
  }));
}

/** Formats the amounts of a product, which the log stores in dollars. */
function priced(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      AMOUNTS.has(name) && typeof value === 'number' ? formatMoney(dollarsToCents(value)) : value,
    ]),
  );
}

const AMOUNTS: ReadonlySet<string> = new Set(['price', 'discountPrice']);

function statusInWords(field: string, value: string | null): string | null {
  const status = field === 'status' ? ORDER_STATUSES.find((one) => one === value) : undefined;
  return status ? statusLabel(status) : value;
}

const PRODUCT_LABELS = { ...FIELD_LABELS, relatedIds: 'Related products' };

function isProductField(field: string): field is keyof typeof PRODUCT_LABELS {
  return Object.hasOwn(PRODUCT_LABELS, field);
}

/** 'freeShippingOver' as 'Free shipping over'. */
function splitWords(name: string): string {
  const words = name.replace(/[_-]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
