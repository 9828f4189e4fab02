/** What staff can change; the first word of an audit action. */
export const AUDIT_SUBJECTS = [
  'order',
  'invoice',
  'product',
  'review',
  'payment',
  'message',
  'member',
  'mail',
  'setting',
  'staff',
] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
