/**
 * What staff can change, and accounts, which customers erase themselves; the first word of an audit action.
 */
export const AUDIT_SUBJECTS = [
  'order',
  'draft_order',
  'invoice',
  'product',
  'collection',
  'discount',
  'review',
  'payment',
  'message',
  'member',
  'mail',
  'setting',
  'staff',
  'account',
] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
