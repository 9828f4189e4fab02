import { type Cents, formatMoney } from '../money.ts';
import { allocate, shareOfPieces } from '../pricing/allocate.ts';
import type { PricedLine, Totals } from '../pricing/totals.ts';
import { sum } from '../sum.ts';
import { type RefundLine, type RefundParts, wholeParts } from './refund.ts';

/** A placed order, as it is stored: nothing is priced again (model A3). */
export type RefundedOrder = Totals & {
  lines: readonly RefundedLine[];
  shippingTax?: Cents | undefined;
  taxIncluded?: boolean | undefined;
};

/** Without `discount` and `tax`: of an order placed before lines had their own. */
type RefundedLine = PricedLine & { discount?: Cents | undefined; tax?: Cents | undefined };

/** A refund as it is chosen; positions count from 0, amounts are in cents. */
export type RefundSelection = {
  lines: readonly { position: number; quantity: number }[];
  shipping: Cents;
  adjustment: Cents;
};

/** The parts of another refund of the order that did not fail. */
export type CommittedRefund = Pick<RefundParts, 'lines' | 'shipping' | 'shippingTax' | 'tax' | 'amount'>;

/** The rest of an order that can be refunded. */
export type LeftToRefund = {
  amount: Cents;
  shipping: Cents;
  tax: Cents;
  /** The pieces of each line. */
  pieces: number[];
};

export type RefundProblem =
  | { code: 'no_such_line'; position: number }
  | { code: 'too_many_pieces'; position: number; left: number }
  | { code: 'too_much_shipping'; left: Cents }
  | { code: 'too_much'; amount: Cents; left: Cents }
  | { code: 'nothing' };

export type PricedRefund = { ok: true; parts: RefundParts } | { ok: false; problem: RefundProblem };

/**
 * Prices a refund of an order (model A4). With share(k) = round(price × k ÷ n) for k of the n pieces of a
 * line, all that is refunded of a line after this refund is share(k), and likewise its tax: however an order
 * is refunded, the parts add up to the cent. The price contains the tax where the prices of the order do:
 * half of two equal pieces is what one cost. An adjustment contains tax as the whole order does.
 */
export function priceRefund(
  order: RefundedOrder,
  committed: readonly CommittedRefund[],
  selection: RefundSelection,
): PricedRefund {
  const left = leftToRefund(order, committed);
  const pieces = sumPieces(selection.lines);
  for (const [position, quantity] of pieces) {
    const most = left.pieces[position];
    if (most === undefined) return refuse({ code: 'no_such_line', position });
    if (quantity > most) return refuse({ code: 'too_many_pieces', position, left: most });
  }
  const { shipping, adjustment } = selection;
  if (shipping > left.shipping) return refuse({ code: 'too_much_shipping', left: left.shipping });
  const lines = priceLines(order, committed, pieces);
  const shippingTax = computeShippingTax(order, committed, shipping);
  const amount = sumLines(lines) + withTax(order, { shipping, shippingTax }) + adjustment;
  if (amount <= 0) return refuse({ code: 'nothing' });
  if (amount > left.amount) return refuse({ code: 'too_much', amount, left: left.amount });
  const contained = sum(lines, (line) => line.tax) + shippingTax + computeContainedTax(order, adjustment);
  // The last refund has the rest of the tax.
  const tax = amount === left.amount ? left.tax : Math.min(Math.max(0, contained), left.tax);
  return { ok: true, parts: { lines, shipping, ...shippingTaxPart(shippingTax), adjustment, tax, amount } };
}

/** The parts of an amount without lines; `order` is null for a payment that became none. */
export function priceAmount(
  order: RefundedOrder | null,
  committed: readonly CommittedRefund[],
  amount: Cents,
): RefundParts {
  const priced = order && priceRefund(order, committed, { lines: [], shipping: 0, adjustment: amount });
  return priced?.ok ? priced.parts : wholeParts(amount);
}

/** The parts of an amount that was returned elsewhere: all that is left of the order, or no lines. */
export function splitAmount(
  order: RefundedOrder | null,
  committed: readonly CommittedRefund[],
  amount: Cents,
): RefundParts {
  const rest = order && priceRest(order, committed);
  return rest?.amount === amount ? rest : priceAmount(order, committed, amount);
}

/** The refund of all that is left; null if nothing is. Its adjustment balances earlier ones. */
export function priceRest(order: RefundedOrder, committed: readonly CommittedRefund[]): RefundParts | null {
  const { amount, shipping, tax, pieces } = leftToRefund(order, committed);
  if (amount === 0) return null;
  const rest = pieces.map((quantity, position) => [position, quantity] as const);
  const lines = priceLines(order, committed, new Map(rest.filter(([, quantity]) => quantity > 0)));
  const shippingTax = computeShippingTax(order, committed, shipping);
  const adjustment = amount - sumLines(lines) - withTax(order, { shipping, shippingTax });
  return { lines, shipping, ...shippingTaxPart(shippingTax), adjustment, tax, amount };
}

export function leftToRefund(order: RefundedOrder, committed: readonly CommittedRefund[]): LeftToRefund {
  return {
    amount: Math.max(0, order.total - sum(committed, ({ amount }) => amount)),
    shipping: Math.max(0, order.shipping - sum(committed, ({ shipping }) => shipping)),
    tax: Math.max(0, order.tax - sum(committed, ({ tax }) => tax)),
    pieces: order.lines.map(({ quantity }, position) =>
      Math.max(0, quantity - sumCommittedLine(committed, position).quantity),
    ),
  };
}

/** A problem as a sentence for staff. Lines are counted from 1. */
export function refundProblemText(problem: RefundProblem): string {
  switch (problem.code) {
    case 'no_such_line':
      return `The order has no line ${problem.position + 1}.`;
    case 'too_many_pieces':
      return problem.left === 0
        ? `Line ${problem.position + 1} is already refunded.`
        : `Only ${problem.left} of line ${problem.position + 1} can still be refunded.`;
    case 'too_much_shipping':
      return `Only ${formatMoney(problem.left)} of the shipping can still be refunded.`;
    case 'too_much':
      return `${formatMoney(problem.amount)} is more than the ${formatMoney(problem.left)} that can still be refunded.`;
    case 'nothing':
      return 'There is nothing to refund: choose pieces, shipping or an amount.';
  }
}

/** The refunded pieces of each line, none of which has too few. */
function priceLines(
  order: RefundedOrder,
  committed: readonly CommittedRefund[],
  pieces: ReadonlyMap<number, number>,
): RefundLine[] {
  const costs = lineCosts(order);
  return [...pieces].flatMap(([position, quantity]) => {
    const line = costs[position];
    if (!line) return [];
    const before = sumCommittedLine(committed, position);
    // A refund between two others can have failed, and its cent be returned already.
    const share = (cost: Cents, returned: Cents) =>
      Math.max(0, shareOfPieces(cost, before.quantity + quantity, line.quantity) - returned);
    const tax = share(line.tax, before.tax);
    if (!order.taxIncluded) return [{ position, quantity, amount: share(line.amount, before.amount), tax }];
    const gross = share(line.amount + line.tax, before.amount + before.tax);
    const contained = Math.min(tax, gross);
    return [{ position, quantity, amount: gross - contained, tax: contained }];
  });
}

/** The tax on this part of the shipping. */
function computeShippingTax(order: RefundedOrder, committed: readonly CommittedRefund[], part: Cents): Cents {
  const before = sum(committed, ({ shipping }) => shipping);
  const returned = sum(committed, ({ shippingTax = 0 }) => shippingTax);
  const whole = Math.max(order.shipping, before + part);
  return Math.max(0, shareOfPieces(order.shippingTax ?? 0, before + part, whole) - returned);
}

function withTax(
  { taxIncluded }: RefundedOrder,
  { shipping, shippingTax }: { shipping: Cents; shippingTax: Cents },
): Cents {
  return shipping + (taxIncluded ? 0 : shippingTax);
}

function shippingTaxPart(shippingTax: Cents): Pick<RefundParts, 'shippingTax'> {
  return shippingTax > 0 ? { shippingTax } : {};
}

type LineCost = { quantity: number; amount: Cents; tax: Cents };

/** The frozen cost of each line after discounts and without tax, and its tax. */
function lineCosts(order: RefundedOrder): LineCost[] {
  const frozen = order.lines.flatMap(({ unitPrice, quantity, discount, tax }) => {
    if (discount === undefined || tax === undefined) return [];
    return [{ quantity, amount: unitPrice * quantity - discount - (order.taxIncluded ? tax : 0), tax }];
  });
  return frozen.length === order.lines.length ? frozen : apportionedCosts(order);
}

/** The same of an order placed before lines had their own discount and tax. */
function apportionedCosts(order: RefundedOrder): LineCost[] {
  const gross = order.lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const discounts = allocate(Math.min(order.discount, order.subtotal), gross);
  const amounts = gross.map((amount, index) => amount - (discounts[index] ?? 0));
  const taxes = allocate(order.tax, amounts);
  return order.lines.map(({ quantity }, index) => ({
    quantity,
    amount: amounts[index] ?? 0,
    tax: taxes[index] ?? 0,
  }));
}

function sumCommittedLine(committed: readonly CommittedRefund[], position: number) {
  const lines = committed.flatMap((refund) => refund.lines.filter((line) => line.position === position));
  return {
    quantity: sum(lines, (line) => line.quantity),
    amount: sum(lines, (line) => line.amount),
    tax: sum(lines, (line) => line.tax),
  };
}

/** The tax contained in an amount that is of no line. */
function computeContainedTax({ tax, total }: RefundedOrder, amount: Cents): Cents {
  return Math.sign(amount) * shareOfPieces(tax, Math.abs(amount), total);
}

function sumPieces(lines: RefundSelection['lines']): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { position, quantity } of lines) pieces.set(position, (pieces.get(position) ?? 0) + quantity);
  return pieces;
}

function sumLines(lines: readonly RefundLine[]): Cents {
  return sum(lines, (line) => line.amount + line.tax);
}

function refuse(problem: RefundProblem): { ok: false; problem: RefundProblem } {
  return { ok: false, problem };
}
