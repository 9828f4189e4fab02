import type { Transaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';

type Cancellation = { reason: string | null; notify: boolean; restocked: number };

/** Records in the audit log that staff canceled a whole order. */
export async function auditCancellation(
  tx: Transaction,
  { staff, now }: { staff: Staff; now: Date },
  subjectId: string,
  { reason, notify, restocked }: Cancellation,
): Promise<void> {
  const after = {
    canceled: true,
    ...(reason && { reason }),
    ...(restocked > 0 && { restocked }),
    ...(!notify && { emailed: false }),
  };
  await writeAudit(tx, { staff, action: 'order.cancel', subjectId, after }, now);
}
