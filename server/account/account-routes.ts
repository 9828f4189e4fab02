import type { Hono } from 'hono';
import * as calls from '#contract/calls/account.ts';
import { explainObstacles } from '#domain/account/erasure.ts';
import { findVisitorCart } from '../cart/find-visitor-cart.ts';
import { rememberCart, rememberVisitorCart } from '../cart/remember-cart.ts';
import { unlinkCart } from '../cart/shared-cart-queries.ts';
import { clearProofCookies } from '../email-codes/proof-cookie.ts';
import { type Refusal, refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { digestCartToken } from '../http/cart-cookies.ts';
import { hexIdFrom } from '../http/idempotency.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import { expireBuyerCookie, type Visitor } from '../http/visitor.ts';
import { noMemberHint } from '../members/member-hint.ts';
import { findMembershipsByEmail } from '../members/membership-queries.ts';
import { findOrderPage } from '../orders/order-queries.ts';
import { presentFoundOrders } from '../orders/present-found-orders.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findAddressBook } from './address-book-queries.ts';
import { forgetAddress, saveChangedAddress, saveNewAddress } from './change-address-book.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { presentAccount, presentSavedAddress } from './present-account.ts';

type AccountServices = PaymentServices & {
  /** True where the shop is reached by https. */
  secure: boolean;
  hasMailServer: boolean;
};

/** Binds the calls of the account of the email that a browser has proven last. */
export function accountRoutes(app: Hono<Environment>, services: AccountServices): void {
  const { db, now, secure } = services;

  bind(app, calls.getAccount, async (_, { visitor }) => {
    const email = await visitor.provenEmail();
    if (email === null) return success({ memberships: [] });
    return success(presentAccount(email, await findMembershipsByEmail(db, email), now()));
  });

  bind(app, calls.signOut, async (_, { visitor }) => {
    // On a shared computer the cart of the email stays with it.
    if (visitor.cartToken !== null) await unlinkCart(db, digestCartToken(visitor.cartToken));
    const remembersCart = await rememberVisitorCart(services, visitor);
    return success({ signedOut: true as const }, { cookies: expireAccess(secure), remembersCart });
  });

  bind(app, calls.listAccountOrders, async ({ query: { page = 1, limit = 10 } }, { visitor }) => {
    const email = await visitor.provenEmail();
    if (email === null) return NOT_PROVEN;
    const paging = { page, limit: Math.min(limit, MOST_ORDERS) };
    const { orders: stored, total } = await findOrderPage(db, email, paging);
    const orders = await presentFoundOrders(services, stored, visitor, presentOrder);
    return success(orders, { page: { ...paging, total } });
  });

  addressRoutes(app, services);

  bind(app, calls.exportAccount, async (_, { visitor }) => {
    const email = await visitor.provenEmail();
    if (email === null) return NOT_PROVEN;
    const refusal = await throttle(db, EXPORTS, email);
    return refusal ?? success(await exportAccount(services, email, visitor));
  });

  bind(app, calls.eraseAccount, async (_, { visitor, seed }) => {
    const email = await visitor.provenEmail();
    if (email === null) return NOT_PROVEN;
    const refusal = await throttle(db, ERASURES, email);
    if (refusal) return refusal;
    const cart = await findVisitorCart(services, visitor);
    const erasing = { email, id: hexIdFrom(seed), cartId: cart?.id ?? null };
    const erased = await eraseAccount(services, { ...erasing, hasMailServer: services.hasMailServer });
    if (!erased.ok) {
      const { timeZone } = await services.settings.read();
      return refuse('conflict', explainObstacles(erased.obstacles, timeZone));
    }
    const { keptOrders, keptInvoices } = erased;
    return success(
      { erased: true as const, keptOrders, keptInvoices },
      { cookies: expireAccess(secure), remembersCart: rememberCart(null) },
    );
  });
}

/** Expires the proofs and the order access of a browser that may be on a shared computer. */
function expireAccess(secure: boolean): string[] {
  return [...clearProofCookies(secure), expireBuyerCookie(secure), noMemberHint(secure)];
}

function addressRoutes(app: Hono<Environment>, { db }: AccountServices): void {
  bind(app, calls.listSavedAddresses, async (_, { visitor }) => {
    const email = await visitor.provenEmail();
    if (email === null) return NOT_PROVEN;
    return success((await findAddressBook(db, email)).map(presentSavedAddress));
  });

  bind(app, calls.addSavedAddress, async ({ body }, { visitor, seed }) => {
    const email = await emailToChange(visitor);
    if (typeof email !== 'string') return email;
    const { isDefault = false, ...place } = body;
    const saved = await saveNewAddress(db, email, { ...place, isDefault, id: hexIdFrom(seed) });
    return saved.ok ? success(presentSavedAddress(saved.address), { isRepeatable: true }) : saved;
  });

  bind(app, calls.changeSavedAddress, async ({ params: { id }, body }, { visitor }) => {
    const email = await emailToChange(visitor);
    if (typeof email !== 'string') return email;
    const { isDefault = false, ...place } = body;
    const saved = await saveChangedAddress(db, email, { ...place, isDefault, id });
    return saved.ok ? success(presentSavedAddress(saved.address)) : saved;
  });

  bind(app, calls.removeSavedAddress, async ({ params: { id } }, { visitor }) => {
    const email = await emailToChange(visitor);
    if (typeof email !== 'string') return email;
    await forgetAddress(db, email, id);
    return success({ deleted: true as const });
  });

  /** Returns the proven email, unless it changes too much. */
  async function emailToChange(visitor: Visitor): Promise<string | Refusal> {
    const email = await visitor.provenEmail();
    if (email === null) return NOT_PROVEN;
    return (await throttle(db, CHANGES, email)) ?? email;
  }
}

/** Orders on a page. */
const MOST_ORDERS = 50;

const HOUR = 3_600;
const EXPORTS: Limit = { name: 'exports of account', limit: 10, seconds: HOUR };
/** Each cancels payments at the provider. */
const ERASURES: Limit = { name: 'erasures of account', limit: 10, seconds: HOUR };
const CHANGES: Limit = { name: 'changes of addresses', limit: 200, seconds: HOUR };

const NOT_PROVEN = refuse('not_allowed', 'Please confirm your email address first.');
