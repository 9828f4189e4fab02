import { type Offered, quote, type WantedLine } from '#domain/checkout/quote.ts';
import type { Discount } from '#domain/discounts/discount.ts';
import type { ProductsOfCollections } from '#domain/discounts/scope.ts';
import { orderIdFrom } from '#domain/ids.ts';
import type { Membership } from '#domain/members/membership.ts';
import { findPlan } from '#domain/members/plan.ts';
import type { NewOrder } from '#domain/orders/order.ts';
import { placePaidOrder, placeUnpaidOrder } from '#domain/orders/place-order.ts';
import type { Discounter } from '#domain/pricing/discounted-cart.ts';
import { preselect } from '#domain/pricing/preselect.ts';
import { findRequestedText } from '#domain/pricing/requested-text.ts';
import type { PricingRules } from '#domain/pricing/totals.ts';
import { DAY } from '#domain/time-units.ts';
import { type Chance, chanceFrom } from '../reviews/chance.ts';
import { bytesFrom, hexFrom } from './bytes-from.ts';
import { type Customer, customerOf } from './customers.ts';
import { generateHistory, type OrderHistory } from './order-history.ts';
import { typedCodes } from './typed-codes.ts';

/** Products as sold, and since when. */
export type Sellable = Offered & { createdAt: Date };

export type ManyOrders = {
  seed: string;
  count: number;
  products: readonly Sellable[];
  rules: PricingRules;
  /** Orders of these members have member prices during their membership. */
  memberships: readonly Membership[];
  /** Discounts by codes, which some customers of the last weeks type. */
  codes?: readonly Discount[];
  /** The products of the collections that codes are for. */
  collections?: ProductsOfCollections;
  /** Maximum age of the first order in days. */
  days: number;
  now: Date;
};

export type DemoOrder = OrderHistory & { wanted: WantedLine[]; newOrder: NewOrder };

/**
 * Orders of the last `days` days, oldest first: more of them recently and before the holidays, a few products
 * much more popular than others, half of the customers returning. Prices and totals are computed as at the
 * checkout.
 */
export function* manyOrders(of: ManyOrders): Generator<DemoOrder> {
  const chance = chanceFrom(`${of.seed} orders`);
  const products = chance.shuffled(of.products);
  const first = Math.min(...products.map(({ createdAt }) => createdAt.getTime()));
  const { seed, codes = [], collections = new Map(), now } = of;
  const codeOf = typedCodes({ seed, codes, collections, now });
  let known = 0;
  for (const time of timesOf(of, first)) {
    const number = known === 0 || chance.next() < NEW ? known++ : Math.floor(known * chance.next() ** 1.3);
    const customer = customerOf(of.seed, number);
    const discounter = codeOf(customer.email, new Date(time));
    yield orderAt(new Date(time), customer, products, { ...of, discounter }, chance);
  }
}

/** Share of orders by new customers. */
const NEW = 0.5;

/** Times of all orders in milliseconds, oldest first. */
function timesOf({ seed, count, now, days }: ManyOrders, first: number): number[] {
  const chance = chanceFrom(`${seed} times`);
  const oldest = Math.min(days, Math.max(1, (now.getTime() - first) / DAY));
  return Array.from({ length: count }, () => {
    for (;;) {
      const age = chance.next();
      const time = now.getTime() - Math.floor(oldest * DAY * age);
      // At first the shop sells six tenths of today's volume.
      if (chance.next() < (1 - 0.4 * age) * demandAt(new Date(time))) return time;
    }
  }).sort((one, other) => one - other);
}

const DEMAND_OF_MONTHS = [0.66, 0.64, 0.68, 0.7, 0.74, 0.72, 0.68, 0.7, 0.74, 0.78, 0.88, 1];

/** Demand relative to the busiest time: the weeks before the holidays, evenings. */
function demandAt(time: Date): number {
  const ofMonth = DEMAND_OF_MONTHS[time.getUTCMonth()] ?? 1;
  const hour = time.getUTCHours();
  return ofMonth * (hour < 6 ? 0.3 : hour >= 17 ? 1 : 0.7);
}

function orderAt(
  time: Date,
  customer: Customer,
  products: readonly Sellable[],
  { rules, memberships, now, discounter }: ManyOrders & { discounter: Discounter },
  chance: Chance,
): DemoOrder {
  const lines = 1 + Math.floor(4 * chance.next() ** 3);
  const chosen = new Set(Array.from({ length: lines }, () => productSoldAt(time, products, chance)));
  const wanted = [...chosen].map((product) => ({
    productId: product.id,
    quantity: product.price > DEAR || chance.next() < 0.8 ? 1 : chance.between(2, 4),
    selection: selectionOf(product, chance),
  }));
  const offers = new Map([...chosen].map((product) => [product.id, product]));
  const member = memberships.find(
    ({ email, startsAt, endsAt, refundedAt }) =>
      email === customer.email && !refundedAt && startsAt <= time && time < endsAt,
  );
  const benefit = member && findPlan(member.plan).benefit;
  const priced = quote(wanted, offers, rules, benefit, null, discounter);
  if (!priced.ok) throw new Error(`The demo wants what is not sold: ${priced.refusal.code}`);
  const newOrder: NewOrder = {
    userId: `guest-${hexFrom(chance, 8)}`,
    userEmail: customer.email,
    userPhone: customer.phone,
    paymentMethod: 'Credit Card',
    shippingAddress: customer.address,
    billingAddress: billingAddressOf(customer),
    lines: priced.quote.lines,
    memberPlan: member?.plan ?? null,
    ...priced.quote.totals,
    ...(priced.quote.discounts.length > 0 && { discounts: priced.quote.discounts }),
  };
  const id = orderIdFrom(bytesFrom(chance, 16));
  const placed =
    chance.next() < 0.97
      ? placePaidOrder(newOrder, id, `pi_${hexFrom(chance, 12)}`, time)
      : placeUnpaidOrder(newOrder, id, time);
  return { ...generateHistory(placed, now, chance), wanted, newOrder };
}

/** Price in cents above which a line has one piece. */
const DEAR = 15_000;

/** Engraving texts. */
const ENGRAVED = ['A.L.', 'For Max', 'Home', 'J & R', 'M.K.', '2026'];

/** A few products are popular; none is sold before its launch. */
function productSoldAt(time: Date, products: readonly Sellable[], chance: Chance): Sellable {
  for (let tries = 0; tries < 40; tries++) {
    const product = products[Math.floor(products.length * chance.next() ** 2.5)];
    if (product && product.createdAt <= time) return product;
  }
  return products.reduce((oldest, product) => (product.createdAt < oldest.createdAt ? product : oldest));
}

/** A choice for each option list and required property, sometimes another property, and their texts. */
function selectionOf(product: Sellable, chance: Chance): WantedLine['selection'] {
  const pick = <Item>(items: readonly Item[]) => items[chance.between(0, items.length - 1)];
  const chosen = product.properties.flatMap((property) => {
    const value = chance.next() < 0.3 || property.required ? pick(property.values) : undefined;
    return value ? [{ property, value }] : [];
  });
  const texts = chosen.flatMap(({ property, value }) => {
    const asked = findRequestedText(property, value);
    return asked ? [[property.id, (pick(ENGRAVED) ?? 'A').slice(0, asked.maxLength)]] : [];
  });
  const picked = product.options.flatMap(({ name, values }) => {
    const value = pick(values);
    return value ? [[name, value.name]] : [];
  });
  return {
    options: { ...preselect(product).options, ...Object.fromEntries(picked) },
    properties: Object.fromEntries(chosen.map(({ property, value }) => [property.id, value.id])),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
  };
}

function billingAddressOf({ address: { fullName, zipCode, ...rest } }: Customer): NewOrder['billingAddress'] {
  return { ...rest, name: fullName, companyName: null, zip: zipCode };
}
