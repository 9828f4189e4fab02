import type { Hono } from 'hono';
import * as calls from '#contract/calls/stock-alerts.ts';
import type { Database } from '#db/connection.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { readLinkToken } from '../email-codes/link-token.ts';
import type { ProofKeys } from '../email-codes/proof-keys.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { hexIdFrom } from '../http/idempotency.ts';
import { type Limit, throttle, throttleAll } from '../http/throttle.ts';
import { addStockAlert } from './add-stock-alert.ts';
import { countWaiting, deleteAlertsByEmail } from './stock-alert-queries.ts';

type StockAlertServices = { db: Database; proofKeys: () => Promise<ProofKeys>; now: () => Date };

/** Mails to those who wait for something sold out. */
export function stockAlertRoutes(app: Hono<Environment>, { db, proofKeys, now }: StockAlertServices): void {
  bind(app, calls.addStockAlert, async ({ body }, { visitor: { ip }, seed }) => {
    const email = normalizeEmail(body.email);
    const refusal = await throttleAll(db, [
      [FROM_IP, ip],
      [OF_EMAIL_FROM_ADDRESS, `${email} ${ip}`],
      [OF_EMAIL, email],
      [IN_ALL, ''],
    ]);
    if (refusal) return refusal;
    const added = await addStockAlert(db, { ...body, id: hexIdFrom(seed) }, now());
    return added.ok ? success({ name: added.name }, { isRepeatable: true }) : added;
  });

  bind(app, calls.stopStockAlerts, async ({ body: { token } }, { visitor: { ip } }) => {
    const refusal = await throttle(db, STOPS, ip);
    if (refusal) return refusal;
    const email = readLinkToken(await proofKeys(), 'stop-stock-alerts', token);
    if (email === null) return UNREADABLE;
    await deleteAlertsByEmail(db, email);
    return success({ stopped: true as const });
  });

  bind(app, calls.listStockAlerts, async ({ params: { id } }) => {
    const demand = await countWaiting(db, id);
    return success(demand.map(({ variantId, waiting }) => ({ variantId, waiting })));
  });
}

const HOUR = 3_600;
const DAY = 86_400;
const FROM_IP: Limit = { name: 'stock alerts from address', limit: 30, seconds: HOUR };
/** Fewer than OF_EMAIL, so that one stranger cannot exhaust the limit of an email. */
const OF_EMAIL_FROM_ADDRESS: Limit = {
  name: 'stock alerts of email from address',
  limit: 15,
  seconds: DAY,
};
/** Bounds the mail that strangers can have sent to an email. */
const OF_EMAIL: Limit = { name: 'stock alerts of email', limit: 40, seconds: 30 * DAY };
const IN_ALL: Limit = { name: 'stock alerts in all', limit: 5_000, seconds: HOUR };
const STOPS: Limit = { name: 'ends of stock alerts', limit: 60, seconds: HOUR };

const UNREADABLE = refuse('conflict', 'This link is not complete. Please open it from the mail again.');
