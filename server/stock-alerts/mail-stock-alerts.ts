import type { Logger } from 'pino';
import { type Database, inTransaction } from '#db/connection.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { ALERT_LIFETIME, alertsToMail, HEAD_START } from '#domain/stock-alerts/alerts-to-mail.ts';
import { MINUTE } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import { createLinkToken } from '../email-codes/link-token.ts';
import type { ProofKeys } from '../email-codes/proof-keys.ts';
import { stockAlert } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import {
  type Awaited,
  countMailedSince,
  deleteEndedAlerts,
  findBack,
  lockFirst,
  markMailed,
} from './stock-alert-queries.ts';

type AlertServices = {
  db: Database;
  keys: () => Promise<ProofKeys>;
  log: Logger;
  now: () => Date;
  onMail: () => void;
};

/** Milliseconds from the start of the server to the first round. */
const SOON = 15_000;

/** Mails written in a transaction. */
const BATCH = 100;

/**
 * Mails stock alerts, as many as `alertsToMail` allows. Looks at what can be bought instead of listening to
 * changes: pieces come back in many ways, and some only for a moment. Runs on every server; the transaction
 * that writes a mail also marks its alert, so that each is mailed once.
 */
export function startMailingStockAlerts({ db, keys, log, now, onMail }: AlertServices): PeriodicTask {
  return startPeriodicTask({ name: 'stock alerts', every: MINUTE, first: SOON, log }, async (stopping) => {
    const before = (age: number) => new Date(now().getTime() - age);
    await deleteEndedAlerts(db, { mailedBefore: before(HEAD_START), waitingBefore: before(ALERT_LIFETIME) });
    for (const awaited of await findBack(db)) while (!stopping.aborted && (await mailSome(awaited)));
  });

  /** Returns false once no other alert is to be mailed now. */
  async function mailSome(awaited: Awaited): Promise<boolean> {
    const secrets = await keys();
    const at = now();
    const mailed = await inTransaction(db, async (tx) => {
      const back = await lockFirst(tx, awaited);
      if (!back) return 0;
      const mailedLately = await countMailedSince(tx, awaited, new Date(at.getTime() - HEAD_START));
      const limit = Math.min(BATCH, alertsToMail({ pieces: back.pieces, mailedLately }));
      if (limit === 0) return 0;
      const alerts = await markMailed(tx, awaited, { limit, at });
      const name = formatName(back);
      for (const { id, email } of alerts) {
        const facts = { ...awaited, name, token: createLinkToken(secrets, 'stop-stock-alerts', email) };
        await writeMail(tx, stockAlert({ alertId: id, email }, facts), at);
      }
      return alerts.length;
    });
    if (mailed > 0) onMail();
    return mailed === BATCH;
  }
}

/** 'Ember Kettle (Red / M)'. */
export function formatName({
  name,
  options,
}: {
  name: string;
  options: Record<string, string> | null;
}): string {
  const variant = describeVariant(options ?? {});
  return variant === '' ? name : `${name} (${variant})`;
}
