import type { Hono } from 'hono';
import * as calls from '#contract/calls/saved-cards.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findCustomerId } from './customer-queries.ts';
import { findSavedCards } from './find-saved-cards.ts';

/** Binds the calls of the cards that the provider keeps for the email that a browser has proven last. */
export function savedCardRoutes(app: Hono<Environment>, services: PaymentServices): void {
  const { db, payments } = services;

  bind(app, calls.listSavedCards, async (_, { visitor }) => {
    const email = await visitor.provenEmail();
    if (email === null) return NOT_PROVEN;
    return success({ account: email, cards: await findSavedCards(services, email) });
  });

  bind(app, calls.removeSavedCard, async ({ params: { id } }, { visitor }) => {
    const email = await visitor.provenEmail();
    if (email === null) return NOT_PROVEN;
    const refusal = await throttle(db, REMOVALS, email);
    if (refusal) return refusal;
    const customerId = await findCustomerId(db, email);
    const isRemoved = customerId !== null && (await payments.removeSavedCard(customerId, id));
    return isRemoved ? success({ deleted: true as const }) : NOT_FOUND;
  });
}

const HOUR = 3_600;
const REMOVALS: Limit = { name: 'removals of saved cards', limit: 100, seconds: HOUR };

const NOT_PROVEN = refuse('not_allowed', 'Please confirm your email address first.');
const NOT_FOUND = refuse('not_found', 'This card is not saved any more.');
