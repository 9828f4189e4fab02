import { expect, it } from 'vitest';
import { calls } from './index.ts';

/** The POST calls that take no Idempotency-Key, and why a repeated request has no second effect. */
const WITHOUT_KEY: Record<string, string> = {
  // They change nothing.
  '/quote': 'prices what is sent',
  '/draft-orders/quote': 'prices what is sent',
  '/member-price': 'prices what is sent',
  '/collections/preview': 'shows what a rule would find',
  '/messages/{id}/answer-preview': 'shows a mail that is not sent',
  '/orders/track': 'finds an order',
  '/account/export': 'reads what the account has',
  // They set a state, and do nothing in it.
  '/products/{id}/restore': 'a product that is there stays',
  '/reviews/{id}/approve': 'an approved review stays approved',
  '/reviews/{id}/reject': 'a rejected review stays rejected',
  '/reviews/{id}/restore': 'a review that is there stays',
  '/reviews/bulk': 'sets the state of reviews',
  '/orders/status': 'an order that has the status gets no second mail',
  '/orders/status/undo': 'a change that was taken back is not there any more (decision 106)',
  '/orders/{id}/restore': 'an order that is there stays',
  '/orders/{id}/restock': 'pieces go back into stock once (decision 046)',
  '/returns/{id}/cancel': 'a canceled return stays canceled',
  '/stock-alerts/stop': 'what is stopped stays stopped',
  '/cart/reminder/stop': 'what is stopped stays stopped',
  '/empty-searches': 'an address counts a search once (decision 089)',
  '/looks/publish': 'the version that it sends is an old one then',
  '/looks/discard': 'the version that it sends is an old one then',
  '/looks/restore': 'the version that it sends is an old one then',
  '/page-texts/{page}/publish': 'the version that it sends is an old one then',
  '/page-texts/{page}/discard': 'the version that it sends is an old one then',
  '/page-texts/{page}/restore': 'the version that it sends is an old one then',
  '/pages/{id}/publish': 'the version that it sends is an old one then',
  '/pages/{id}/unpublish': 'the version that it sends is an old one then',
  '/pages/{id}/discard': 'the version that it sends is an old one then',
  '/pages/{id}/restore': 'the version that it sends is an old one then',
  '/redirects/import': 'a redirect that is there stays',
  '/past-records/import': 'a record that is there stays',
  '/auth/sign-out': 'a session ends once',
  '/account/sign-out': 'a proof ends once',
  // There is one of what they make.
  '/product-imports/{id}/undo': 'what is undone is not undone again',
  '/past-imports/{id}/undo': 'what is undone is not undone again',
  '/picture-fetches/retry': 'what is tried again is not given up any more',
  '/seed': 'adds the demo catalogue where there are no products',
  '/uploads': 'the address of a picture is its digest',
  '/orders/{id}/invoice': 'an order has one invoice (decision 050)',
  '/invoices': 'issues the invoices that are missing (decision 112)',
  '/payments/{paymentIntentId}/refund': 'returns all that is left of a payment, which is nothing afterwards',
  '/members/{id}/refund': 'returns all that is left of a payment, which is nothing afterwards',
  // Calls that use up what they check.
  '/email-codes/confirm': 'a code is spent once',
  '/auth/reset': 'a link is used once',
  '/auth/sign-in': 'each sign-in is a session of its own, and mails nothing',
};

it('has an Idempotency-Key on every POST whose repetition would create or mail something', () => {
  const without = calls.filter(({ method, creates }) => method === 'POST' && !creates);
  expect(without.map(({ path }) => path).sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
});

it('has none where a repeated request sets the same state anyway', () => {
  expect(calls.filter(({ method, creates }) => method !== 'POST' && creates)).toEqual([]);
});
