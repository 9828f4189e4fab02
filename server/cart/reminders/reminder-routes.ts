import type { Hono } from 'hono';
import * as calls from '#contract/calls/cart-reminders.ts';
import { readLinkToken } from '../../email-codes/link-token.ts';
import type { ProofKeys } from '../../email-codes/proof-keys.ts';
import { refuse, success } from '../../http/answer.ts';
import { bind, type Environment } from '../../http/bind.ts';
import { type Limit, throttle, throttleAll } from '../../http/throttle.ts';
import { isThisMachine } from '../../http/to-network.ts';
import { findVisitorCart } from '../find-visitor-cart.ts';
import type { CartServices } from '../price-cart-lines.ts';
import { rememberCart } from '../remember-cart.ts';
import { shareNewCart } from '../share-new-cart.ts';
import { showCart } from '../show-cart.ts';
import { askForReminder } from './ask-for-reminder.ts';
import { stopReminders } from './reminder-queries.ts';
import { restoreCart } from './restore-cart.ts';

type Services = CartServices & { proofKeys: () => Promise<ProofKeys> };

/** Binds the calls of the reminder of an unfinished checkout, and the links of its mail. */
export function reminderRoutes(app: Hono<Environment>, { proofKeys, ...services }: Services): void {
  const { db, now, settings } = services;

  bind(app, calls.askForReminder, async ({ body }, { visitor }) => {
    const { ip } = visitor;
    const limits: [Limit, string][] = isThisMachine(ip) ? [] : [[REMINDERS_FROM_IP, ip]];
    const refusal = await throttleAll(db, [...limits, [ASKED_IN_ALL, '']]);
    if (refusal) return refusal;
    const { email, allowed, lines } = body;
    const cart = lines ? null : await findVisitorCart(services, visitor);
    const isKnown = lines ? lines.length > 0 : cart !== null;
    const isAllowed = allowed && isKnown && (await settings.read()).remindUnfinished;
    const unfinished = isAllowed ? { cartId: cart?.id ?? null, lines: lines ?? [] } : null;
    await askForReminder(db, { email, unfinished, now: now() });
    return success({ noted: true as const });
  });

  bind(app, calls.restoreCart, async ({ body: { token } }, { visitor, seed }) => {
    const email = readLinkToken(await proofKeys(), 'cart-reminder', token);
    if (email === null) return UNREADABLE;
    const restored = await restoreCart(services, email, { visitor, seed });
    if (!restored.ok) return restored;
    const { isNew } = restored;
    const cart = isNew ? await shareNewCart(services, restored.cart, { visitor, seed }) : restored.cart;
    const remembersCart = rememberCart(cart, { isNew });
    return success(await showCart(services, cart, visitor), { remembersCart, isRepeatable: true });
  });

  bind(app, calls.stopCartReminders, async ({ body: { token } }, { visitor: { ip } }) => {
    const refusal = await throttle(db, STOPS, ip);
    if (refusal) return refusal;
    const email = readLinkToken(await proofKeys(), 'cart-reminder', token);
    if (email === null) return UNREADABLE;
    await stopReminders(db, email, now());
    return success({ stopped: true as const });
  });
}

const HOUR = 3_600;
/** Each may write a row. */
const REMINDERS_FROM_IP: Limit = { name: 'reminders from address', limit: 60, seconds: HOUR };
const ASKED_IN_ALL: Limit = { name: 'reminders in all', limit: 5_000, seconds: HOUR };
const STOPS: Limit = { name: 'ends of reminders', limit: 60, seconds: HOUR };

const UNREADABLE = refuse('conflict', 'This link is not complete. Please open it from the mail again.');
