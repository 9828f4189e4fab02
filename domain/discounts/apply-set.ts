import { type Cents, computeShare } from '../money.ts';
import { allocate } from '../pricing/allocate.ts';
import type { DiscountedCart, DiscountedLine } from '../pricing/discounted-cart.ts';
import { computeDeal } from './buy-get.ts';
import type { Discount } from './discount.ts';
import {
  allocateAt,
  computeDiscountAmount,
  type PreparedDiscount,
  piecesAt,
  subtotalAt,
} from './prepare-discount.ts';

/** The cents that a discount took off: each line in their order, and the shipping. */
export type AppliedDiscount = { discount: Discount; allocations: Cents[]; amount: Cents; shipping: Cents };

export type Applied = {
  /** Those that took something off, in the order in which they apply. */
  applied: AppliedDiscount[];
  /** The cents that the membership takes off each line. */
  membership: Cents[];
  /** The charged cents of shipping. */
  shipping: Cents;
  /** The cents left to pay for goods and shipping, before tax. */
  cost: Cents;
};

/**
 * Applies discounts that may combine (model D2): the best product discount of each line, then order
 * discounts, then the membership, then shipping. Never more than is left of a line (model A1, D4). `set` is
 * sorted by `inOrder`.
 */
export function applySet(cart: DiscountedCart, set: readonly PreparedDiscount[]): Applied {
  const keys = cart.lines.map(({ key }) => key);
  const ofClass = (wanted: PreparedDiscount['class']) => set.filter((prepared) => prepared.class === wanted);
  const onProducts = chooseWinners(cart.lines, ofClass('product')).map((winner) =>
    applyWon(winner, cart.lines),
  );
  const onGoods = [...onProducts];
  let left = cart.lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  for (const { allocations } of onProducts) left = minus(left, allocations);
  for (const { discount } of ofClass('order').toSorted(percentFirst)) {
    const allocations = allocate(computeDiscountAmount(discount, sumAmounts(left)), left, keys);
    left = minus(left, allocations);
    onGoods.push(createApplied(discount, allocations));
  }
  const goods = sumAmounts(left);
  const membership = cart.benefit
    ? allocate(computeShare(goods, cart.benefit.discountBasisPoints), left, keys)
    : left.map(() => 0);
  const price = cart.shippingOf(goods - sumAmounts(membership), goods);
  const [free] = ofClass('shipping');
  const none = left.map(() => 0);
  const onShipping = free && price > 0 ? [{ ...createApplied(free.discount, none), shipping: price }] : [];
  const shipping = onShipping.length > 0 ? 0 : price;
  return {
    applied: [...onGoods.filter(({ amount }) => amount > 0), ...onShipping],
    membership,
    shipping,
    cost: goods - sumAmounts(membership) + shipping,
  };
}

/** Computes the cents that `applySet` leaves to pay, without dividing them over lines, to compare sets. */
export function computeCost(cart: DiscountedCart, set: readonly PreparedDiscount[]): Cents {
  const ofClass = (wanted: PreparedDiscount['class']) => set.filter((prepared) => prepared.class === wanted);
  let goods = cart.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  for (const winner of chooseWinners(cart.lines, ofClass('product'))) goods -= wonAmount(winner, cart.lines);
  for (const { discount } of ofClass('order').toSorted(percentFirst))
    goods -= computeDiscountAmount(discount, goods);
  const membership = cart.benefit ? computeShare(goods, cart.benefit.discountBasisPoints) : 0;
  const shipping = cart.shippingOf(goods - membership, goods);
  return goods - membership + (ofClass('shipping').length > 0 ? 0 : shipping);
}

/** A discount on products, the lines that it has won, and what it takes off each as it was proposed. */
type Winner = { discount: Discount; positions: number[]; amounts: Cents[] };

function applyWon(winner: Winner, lines: readonly DiscountedLine[]): AppliedDiscount {
  const { discount, positions, amounts } = winner;
  const isDeal = discount.terms.kind === 'buy_get';
  const won = isDeal ? amounts : allocateAt(wonAmount(winner, lines), lines, positions);
  const allocations = lines.map(() => 0);
  for (const [index, position] of positions.entries()) allocations[position] = won[index] ?? 0;
  return createApplied(discount, allocations);
}

/** The cents that a discount takes off the lines that it has won. */
function wonAmount({ discount, positions, amounts }: Winner, lines: readonly DiscountedLine[]): Cents {
  if (discount.terms.kind === 'buy_get') return sumAmounts(amounts);
  return computeDiscountAmount(discount, subtotalAt(lines, positions));
}

/** Each line has the discount that takes the most off it. */
function chooseWinners(lines: readonly DiscountedLine[], prepared: readonly PreparedDiscount[]): Winner[] {
  const proposals = listProposals(lines, prepared);
  const most = lines.map(() => 0);
  const best: (Proposal | null)[] = lines.map(() => null);
  for (const proposal of proposals) {
    const { positions, amounts } = proposal;
    // An index counts here, and no iterator: there are hundreds of discounts, for each of many sets.
    for (let index = 0; index < positions.length; index++) {
      const position = positions[index] ?? 0;
      const amount = amounts[index] ?? 0;
      if (amount <= (most[position] ?? 0)) continue;
      most[position] = amount;
      best[position] = proposal;
    }
  }
  const winners = new Map<Proposal, Winner>();
  for (const [position, proposal] of best.entries()) {
    if (!proposal) continue;
    const winner = winners.get(proposal) ?? { discount: proposal.discount, positions: [], amounts: [] };
    winner.positions.push(position);
    winner.amounts.push(most[position] ?? 0);
    winners.set(proposal, winner);
  }
  return proposals.flatMap((proposal) => winners.get(proposal) ?? []);
}

type Proposal = Pick<PreparedDiscount, 'discount' | 'positions' | 'amounts'>;

/**
 * What each would take off the lines it is for. A piece that one buy and get discount uses is not used by
 * another.
 */
function listProposals(
  lines: readonly DiscountedLine[],
  prepared: readonly PreparedDiscount[],
): readonly Proposal[] {
  const isDeal = ({ discount }: PreparedDiscount) => discount.terms.kind === 'buy_get';
  const deals = prepared.filter(isDeal).toSorted((a, b) => b.worth - a.worth || inOrder(a, b));
  if (deals.length === 0) return prepared;
  const used = new Map<number, number>();
  const proposed = new Map<PreparedDiscount, Proposal>();
  for (const deal of deals) {
    const { discount, positions } = deal;
    if (discount.terms.kind !== 'buy_get') continue;
    const { allocations, used: more } = computeDeal(discount.terms, piecesAt(lines, positions, used));
    for (const [position, count] of more) used.set(position, (used.get(position) ?? 0) + count);
    const amounts = positions.map((position) => allocations.get(position) ?? 0);
    proposed.set(deal, { discount, positions, amounts });
  }
  return prepared.map((one) => proposed.get(one) ?? one);
}

function createApplied(discount: Discount, allocations: Cents[]): AppliedDiscount {
  return { discount, allocations, amount: sumAmounts(allocations), shipping: 0 };
}

/** Prefers the automatic one of two that save the same: it uses up no code. */
export function inOrder(a: PreparedDiscount, b: PreparedDiscount): number {
  const rank = ({ discount }: PreparedDiscount) => (discount.code === null ? 0 : 1);
  return rank(a) - rank(b) || (a.discount.id < b.discount.id ? -1 : 1);
}

/** Percentages apply to more than is left after amounts. */
function percentFirst(a: PreparedDiscount, b: PreparedDiscount): number {
  const rank = ({ discount }: PreparedDiscount) => (discount.terms.kind === 'percent' ? 0 : 1);
  return rank(a) - rank(b);
}

function minus(left: readonly Cents[], parts: readonly Cents[]): Cents[] {
  return left.map((amount, position) => amount - (parts[position] ?? 0));
}

function sumAmounts(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
