import { type CallLimits, limitCalls } from '../async/limit-calls.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { ProviderUnavailable } from './provider-answers.ts';

/** Calls at once, however many requests a server admits: the provider limits them too. */
const MOST_AT_ONCE = 25;

/** Shares of the requests that a server admits; both lanes together take at most three quarters. */
const SHARE_AT_ONCE = 1 / 8;
const SHARE_QUEUED = 1 / 4;

/** Share of the time for one request that a call waits for its turn. */
const SHARE_WAITED = 5 / 6;

/** `isFull`: no payment can be started now. */
export type LimitedProvider = PaymentProvider & { isFull(): boolean };

/**
 * Limits the calls that requests make to the provider: while it is slow, those who start payments get a 503,
 * and everyone else is served. What settles payments has a lane of its own, so that those who have
 * paid do not wait behind those who begin. Work without requests limits itself. `timeout`: milliseconds that
 * one request to the provider may take.
 */
export function limitProviderCalls(
  provider: PaymentProvider,
  mostRequests: number,
  timeout: number,
): LimitedProvider {
  const limits: CallLimits = {
    atOnce: Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(mostRequests * SHARE_AT_ONCE))),
    queued: Math.min(2 * MOST_AT_ONCE, Math.floor(mostRequests * SHARE_QUEUED)),
    patience: timeout * SHARE_WAITED,
  };
  const starting = limitCalls(limits, tooMany);
  const settling = limitCalls(limits, tooMany);
  return {
    isFull: starting.isFull,
    createPayment: (...args) => starting.run(() => provider.createPayment(...args)),
    findClientSecret: (...args) => starting.run(() => provider.findClientSecret(...args)),
    findPayment: (...args) => settling.run(() => provider.findPayment(...args)),
    findRefunds: (...args) => settling.run(() => provider.findRefunds(...args)),
    findDisputes: (...args) => settling.run(() => provider.findDisputes(...args)),
    cancelPayment: (...args) => settling.run(() => provider.cancelPayment(...args)),
    refundPayment: (...args) => settling.run(() => provider.refundPayment(...args)),
    createCustomer: (...args) => starting.run(() => provider.createCustomer(...args)),
    findSavedCards: (...args) => starting.run(() => provider.findSavedCards(...args)),
    removeSavedCard: (...args) => settling.run(() => provider.removeSavedCard(...args)),
    deleteCustomer: (...args) => settling.run(() => provider.deleteCustomer(...args)),
    checkKeys: provider.checkKeys,
    listEndpoints: provider.listEndpoints,
    forgetPayment: provider.forgetPayment,
    listPayments: provider.listPayments,
    listRefunds: provider.listRefunds,
    listDisputes: provider.listDisputes,
  };
}

function tooMany(): Error {
  return new ProviderUnavailable('Too many requests wait for the payment provider');
}
