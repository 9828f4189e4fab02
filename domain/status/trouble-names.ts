/** What can be wrong with a shop; the order breaks ties of urgency on the screen. */
export const TROUBLE_NAMES = [
  'database_away',
  'database_read_only',
  'version_outdated',
  'disk_full',
  'payments_refused',
  'payments_unsettled',
  'disk_nearly_full',
  'workers_replaced',
  'disputes_to_answer',
  'refunds_failed',
  'refunds_due',
  'mail_off',
  'mail_waiting',
  'backup_failing',
  'backup_missing',
  'backup_old',
  'uploads_away',
  'database_slow',
  'database_new_epoch',
  'replica_left_out',
  'requests_failed',
  'event_loop_blocked',
] as const;

export type TroubleName = (typeof TROUBLE_NAMES)[number];

/**
 * Troubles of which the dashboard has its own notice or count, or that pass before anyone has read the
 * dashboard: it does not lead to the status screen for these.
 */
export const NOT_ON_DASHBOARD: ReadonlySet<TroubleName> = new Set<TroubleName>([
  'payments_refused',
  'payments_unsettled',
  'disputes_to_answer',
  'refunds_failed',
  'event_loop_blocked',
]);

/** 'Everything is well.' or '2 things need you.' */
export function headline(troubles: number): string {
  if (troubles === 0) return 'Everything is well.';
  return troubles === 1 ? '1 thing needs you.' : `${troubles} things need you.`;
}
