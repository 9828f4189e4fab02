import * as z from 'zod';
import { DISPUTE_REASONS } from '../ledger/records.ts';

/* The parameters of the control interface, in JSON. */

const milliseconds = z.int().min(0).max(600_000);
const status = z.int().min(400).max(599);
const copies = z.int().min(1).max(100);
const order = z.enum(['as made', 'reversed', 'shuffled']);

export const NewFault = z.strictObject({
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  path: z.string().startsWith('/v1/'),
  times: z.int().min(1).nullable().default(1),
  action: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('delay'), milliseconds }),
    z.strictObject({ kind: z.literal('fail'), status }),
    z.strictObject({ kind: z.literal('act_then_fail'), status }),
    z.strictObject({ kind: z.enum(['hang', 'act_then_hang', 'act_then_disconnect']) }),
  ]),
});

export const NewDispute = z.strictObject({
  payment_intent: z.string(),
  reason: z.enum(DISPUTE_REASONS).default('fraudulent'),
  /** All that is not refunded by default. */
  amount: z.int().min(1).optional(),
  inquiry: z.boolean().default(false),
});

export const EndDispute = z.strictObject({ end: z.enum(['won', 'lost', 'escalated']) });

export const Rules = z.strictObject({
  mode: z.enum(['normal', 'paused', 'dropped']),
  copies: copies.default(1),
  delay: milliseconds.nullable().default(null),
  order: order.default('as made'),
});

export const Release = z.strictObject({ order: order.optional() });

export const SendEvent = z.strictObject({ event: z.string(), copies: copies.default(1) });

/** From a query string, so numbers are text. */
export const Wait = z.strictObject({
  path: z.string().startsWith('/v1/'),
  method: z.string().optional(),
  state: z.enum(['arrived', 'done']).default('done'),
  hits: z.coerce.number().int().min(0).default(1),
  timeout: z.coerce.number().int().min(0).max(600_000).default(30_000),
});
