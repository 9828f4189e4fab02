import type { Transaction } from '#db/connection.ts';
import { creditAmount, creditDiscount, creditOfReceived } from '#domain/draft-orders/exchange-credit.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { allocate, shareOfPieces } from '#domain/pricing/allocate.ts';
import type { OrderReturn, ReturnLine } from '#domain/returns/return.ts';
import {
  findExchangeOfReturn,
  type ReturnExchange,
  updateCredit,
  updateExchangeContent,
} from '../draft-orders/exchange-queries.ts';
import { type Refusal, refuse } from '../http/answer.ts';

/** Refuses to end a return without its pieces if their price counts towards another order; null otherwise. */
export async function refuseToEndExchanged(tx: Transaction, returnId: string): Promise<Refusal | null> {
  const exchange = await findExchangeOfReturn(tx, returnId);
  if (!exchange) return null;
  const { newOrderId, draftOrderId } = exchange;
  return refuse(
    'conflict',
    newOrderId
      ? `This return was exchanged for order ${newOrderId}. Its pieces have to come back; reject that order to end it.`
      : `An exchange is prepared for this return: ${draftOrderId}. Delete that draft first.`,
  );
}

/** Refuses the same to the customer, without mentioning drafts. */
export async function refuseEndForCustomer(tx: Transaction, returnId: string): Promise<Refusal | null> {
  return (await findExchangeOfReturn(tx, returnId)) ? EXCHANGED : null;
}

const EXCHANGED = refuse(
  'conflict',
  'You get other goods for this return. Please send it back, or write to us if you want to keep it.',
);

/**
 * Settles the exchange of a return of which fewer pieces came back than were credited. A draft that is not
 * placed gets the credit of what came. Otherwise the price is spent: what is short is noted, and returned.
 */
export async function settleReceivedExchange(
  tx: Transaction,
  order: Order,
  { id }: Pick<OrderReturn, 'id'>,
  lines: readonly ReturnLine[],
  now: Date,
): Promise<Cents> {
  const exchange = await findExchangeOfReturn(tx, id);
  if (!exchange) return 0;
  const came = new Map(lines.map((line) => [line.position, line.restocked + line.writtenOff]));
  const credit = creditOfReceived(exchange.lines, came);
  const rests = allocateRest(exchange, order);
  const keptRest = exchange.lines.reduce((sum, { position, quantity }, at) => {
    const missing = quantity - Math.min(quantity, came.get(position) ?? 0);
    return sum + shareOfPieces(rests[at] ?? 0, missing, quantity);
  }, 0);
  const short = creditAmount(exchange.lines) - creditAmount(credit) + keptRest;
  if (short <= 0) return 0;
  if (exchange.newOrderId === null && !exchange.isBeingPaid) {
    await updateCredit(tx, exchange.draftOrderId, { lines: credit });
    await updateExchangeContent(tx, exchange.draftOrderId, contentFor(exchange, credit, order), now);
    return 0;
  }
  await updateCredit(tx, exchange.draftOrderId, { shortCents: short });
  return short;
}

/**
 * Allocates to each line the part of its price that the new order did not use, which was returned for pieces
 * that may not come.
 */
function allocateRest({ lines, restCents }: ReturnExchange, order: Order): Cents[] {
  const prices = lines.map(({ position, quantity }) => (order.lines[position]?.unitPrice ?? 0) * quantity);
  return allocate(restCents, prices);
}

function contentFor(
  { content, lines }: ReturnExchange,
  credit: ReturnExchange['lines'],
  { taxIncluded: isIncluded }: Order,
): ReturnExchange['content'] {
  const { discount } = content;
  if (discount?.kind !== 'amount') return content;
  const taxIncluded = isIncluded ?? false;
  const less = creditDiscount(lines, taxIncluded) - creditDiscount(credit, taxIncluded);
  return { ...content, discount: { ...discount, amount: Math.max(0, discount.amount - less) } };
}

/** Refuses to close a return whose exchange is short without a confirmation; null if nothing is missing. */
export async function refuseShort(tx: Transaction, returnId: string): Promise<Refusal | null> {
  const short = (await findExchangeOfReturn(tx, returnId))?.shortCents ?? 0;
  if (short === 0) return null;
  const message = `Pieces of ${formatMoney(short)} were exchanged and did not come back. Ask the customer for them or for the money, then confirm that it is settled.`;
  return refuse('conflict', message, { fields: { evenIfShort: message } });
}
