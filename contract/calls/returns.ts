import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { RETURN_REASONS, RETURN_STATUSES } from '#domain/returns/return.ts';
import { returnList } from '#domain/returns/return-list.ts';
import { call, fileCall, staffCall, staffFile } from '../define-call.ts';
import { linePieces, optionalText, orderLines, text, timestamp, wholeNumber } from '../fields.ts';
import { LABEL_FILE } from '../file-bodies.ts';
import { orderParams, orderReturnParams, returnParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { component } from '../openapi-component.ts';
import { Return } from '../order-schemas.ts';

export const requestReturn = call({
  method: 'POST',
  path: '/orders/{id}/returns',
  summary:
    'Ask to return pieces of an order, or withdraw from the contract: in the browser that placed it, with a proven email, or as staff',
  params: orderParams,
  body: z.object({
    /** The pieces to return. Default: all that can be returned. */
    lines: z.optional(
      orderLines(z.object({ ...linePieces, reason: z.optional(z.enum(RETURN_REASONS, 'Choose a reason')) })),
    ),
    /** The customer's note. */
    note: optionalText(LIMITS.text),
    /** True to withdraw from the contract by the law of the European Union: it needs no reason. */
    withdrawal: z.optional(z.boolean()),
    /** True to ask for other goods instead of the money. */
    exchange: z.optional(z.boolean()),
    /** False from staff to leave out the email; requests of customers, and withdrawals, always have one. */
    notify: z.optional(z.boolean()),
  }),
  output: Return,
  status: 201,
  failures: [403, 404, 409],
  creates: true,
});

export const cancelReturn = call({
  method: 'POST',
  path: '/returns/{id}/cancel',
  summary: 'Take a return back before it is received; allowed like asking for it',
  params: returnParams,
  output: Return,
  failures: [403, 404, 409],
});

export const exportReturns = staffFile({
  path: '/returns/export',
  summary: 'Returns as CSV, newest first, a row for each line',
  query: listFilter(returnList),
});

const pieces = (message: string) => z.optional(wholeNumber(0, 1_000, message));

export const updateReturn = staffCall({
  method: 'PUT',
  path: '/returns/{id}',
  summary: 'Decide on a return, record what was received, or close it; money is returned by refunds',
  params: returnParams,
  body: z.object({
    status: z.enum(RETURN_STATUSES),
    /** The message to the customer: the address for the parcel, or the reason of a refusal. */
    answer: optionalText(LIMITS.text),
    /** The numbers of received pieces that are restocked and written off. */
    received: z.optional(
      orderLines(
        z.object({
          position: linePieces.position,
          restocked: pieces('Restocked pieces must be a whole number'),
          writtenOff: pieces('Written off pieces must be a whole number'),
        }),
      ),
    ),
    /** True to notify the customer by email. Default: true. */
    notify: z.optional(z.boolean()),
    /** True to close a return though exchanged pieces did not come back: it is settled. 409 otherwise. */
    evenIfShort: z.optional(z.boolean()),
  }),
  output: Return,
  failures: [404, 409],
});

export const storeReturnLabel = staffCall({
  method: 'PUT',
  path: '/returns/{id}/label',
  summary: 'Store the shipping label of a return (PDF, PNG, JPEG or WebP), in place of the one it has',
  params: returnParams,
  query: z.object({
    /** True to email the customer the link to the label if the return is approved. Default: true. */
    notify: z.optional(z.stringbool()),
  }),
  body: z.instanceof(Blob),
  accepts: LABEL_FILE,
  output: Return,
  failures: [404, 409],
});

export const downloadReturnLabel = fileCall({
  path: '/orders/{id}/returns/{returnId}/label',
  summary: 'The shipping label of a return, for who may see its order',
  params: orderReturnParams,
  failures: [404],
});

export const getReturn = staffCall({
  path: '/returns/{id}',
  summary: 'A return',
  params: returnParams,
  output: Return,
  failures: [404],
});

/** A row of the list of returns. */
export const ReturnRow = component('ReturnRow', {
  id: z.string(),
  orderId: z.string(),
  userEmail: text(),
  status: z.enum(RETURN_STATUSES),
  withdrawal: z.boolean(),
  /** True if the customer requests an exchange instead of the money. */
  wantsExchange: z.optional(z.literal(true)),
  pieces: z.number(),
  /** The product of the first line. */
  product: z.object({ name: z.string(), image: z.string() }),
  createdAt: timestamp,
});

export type WireReturnRow = z.output<typeof ReturnRow>;

export const listReturns = staffCall({
  path: '/returns',
  summary: 'Returns, newest first',
  query: listQuery(returnList),
  output: z.array(ReturnRow),
  paged: true,
});
