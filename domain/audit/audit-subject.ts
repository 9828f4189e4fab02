/**
 * What staff can change, accounts, which customers erase themselves, and files that staff download; the first
 * word of an audit action.
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
  'page',
  'redirect',
  'past_record',
  'staff',
  'account',
  'export',
] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
