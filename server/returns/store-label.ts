import type { Database } from '#db/connection.ts';
import { detectLabelType, type LabelType } from '#domain/returns/label.ts';
import { isOnItsWay } from '#domain/returns/return.ts';
import type { Company } from '#domain/settings/company.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { labelNews } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { checkPicture, NO_PICTURE } from '../uploads/check-picture.ts';
import { type Changed, withReturn } from './change-return.ts';
import { saveLabel } from './return-label-queries.ts';
import { atField } from './return-refusals.ts';

/**
 * Stores the shipping label of a return that may still come back; the one before it is gone. Of an approved
 * return its customer gets a mail for each label, unless `notify` is false; else the approval mails it.
 */
export async function storeLabel(
  db: Database,
  id: string,
  bytes: Uint8Array,
  { notify, staff, now, company }: { notify: boolean; staff: Staff; now: Date; company: Company },
): Promise<Changed> {
  const checked = await checkLabel(bytes);
  if (!checked.ok) return checked;
  const { type } = checked;
  return await withReturn(db, id, async (tx, order, before) => {
    if (!isOnItsWay(before.status))
      return refuse('conflict', `This return is ${before.status}. It needs no label any more.`);
    const storedAt = await saveLabel(tx, { returnId: id, type, bytes, createdAt: now });
    const isApproved = before.status === 'approved';
    const change = {
      before: { label: before.label },
      after: { return: id, label: type, ...(isApproved && !notify && { emailed: false }) },
    };
    await writeAudit(tx, { staff, action: 'order.return', subjectId: order.id, ...change }, now);
    const after = { ...before, label: type };
    if (isApproved && notify) await writeMail(tx, labelNews(order, after, storedAt, company), now);
    return { ok: true, orderReturn: after };
  });
}

async function checkLabel(bytes: Uint8Array): Promise<{ ok: true; type: LabelType } | Refusal> {
  const type = detectLabelType(bytes);
  if (!type) return NOT_A_LABEL;
  if (type === 'application/pdf') return { ok: true, type };
  const checked = await checkPicture(bytes);
  if (checked.ok) return { ok: true, type };
  return checked === NO_PICTURE ? NOT_A_LABEL : atField('invalid', 'label', checked.refusal.message);
}

const NOT_A_LABEL = atField(
  'invalid',
  'label',
  'This is not a PDF, PNG, JPEG or WebP file, or it is damaged.',
);
