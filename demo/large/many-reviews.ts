import { DAY } from '#domain/time-units.ts';
import { demoProducts } from '../catalogue/index.ts';
import { type Chance, chanceFrom, hash } from '../reviews/chance.ts';
import { demoReviews } from '../reviews/demo-reviews.ts';
import type { DemoReview, Rating } from '../reviews/review.ts';
import { bytesFrom } from './bytes-from.ts';
import { customerOf } from './customers.ts';

/** A paid and delivered purchase, whose buyer may write a verified review. */
export type Bought = { productId: string; userEmail: string; userName: string; deliveredAt: Date };

export type Reviewed = { id: string; category: string; image: string; createdAt: Date };

export type ManyReviews = {
  seed: string;
  count: number;
  products: readonly Reviewed[];
  bought: readonly Bought[];
  now: Date;
};

export type MoreReview = Omit<DemoReview, 'daysAgo'> & { createdAt: Date };

/**
 * `count` reviews: six in ten by buyers of the product while there are any, the others by anyone. Texts come
 * from demo reviews of the same kind of product and rating.
 */
export function* manyReviews(of: ManyReviews): Generator<MoreReview> {
  const chance = chanceFrom(`${of.seed} reviews`);
  const texts = collectTexts();
  const products = new Map(of.products.map((product) => [product.id, product]));
  const favourites = chance.shuffled(of.products);
  const verified = Math.min(Math.round(of.count * 0.6), of.bought.length);
  for (let number = 0; number < of.count; number++) {
    const bought =
      number < verified ? of.bought[Math.floor((number * of.bought.length) / verified)] : undefined;
    const product = bought
      ? products.get(bought.productId)
      : favourites[Math.floor(favourites.length * chance.next() ** 2)];
    if (!product) continue;
    const rating = ratingOf(product, chance);
    const since = bought?.deliveredAt ?? product.createdAt;
    const age =
      (of.now.getTime() - since.getTime()) * (bought ? 1 - Math.min(1, chance.next() ** 3) : chance.next());
    yield {
      id: Buffer.from(bytesFrom(chance, 16)).toString('hex'),
      productId: product.id,
      ...(bought ? { userName: bought.userName, userEmail: bought.userEmail } : someone(of.seed, chance)),
      rating,
      ...texts(product, rating, chance),
      verified: bought !== undefined,
      helpful: Math.floor(30 * chance.next() ** 4 * Math.min(1, age / (200 * DAY))),
      createdAt: new Date(of.now.getTime() - Math.floor(age)),
    };
  }
}

function someone(seed: string, chance: Chance): { userName: string; userEmail: string } {
  const { email, address } = customerOf(`${seed} reader`, chance.between(0, 999_999));
  return { userName: address.fullName, userEmail: email };
}

/** Most ratings are high, and all ratings of a product reflect its quality. */
function ratingOf({ id }: Reviewed, chance: Chance): Rating {
  const worth = (hash(`worth ${id}`) % 1_000) / 1_000;
  const roll = chance.next() + 0.25 * (worth - 0.6);
  if (roll > 0.48) return 5;
  if (roll > 0.2) return 4;
  return roll > 0.1 ? 3 : roll > 0.04 ? 2 : 1;
}

type Text = { title: string; comment: string };

/** Texts for a product and a rating: of its kind, otherwise of its category, otherwise of any. */
function collectTexts() {
  const kinds = new Map<string, Text[]>();
  const products = new Map(demoProducts.map((product) => [product.id, product]));
  for (const { productId, rating, title, comment } of demoReviews(demoProducts)) {
    const product = products.get(productId);
    for (const kind of [product?.image, product?.category, 'any']) {
      const key = `${kind} ${rating}`;
      kinds.set(key, [...(kinds.get(key) ?? []), { title, comment }]);
    }
  }
  return ({ image, category }: Reviewed, rating: Rating, chance: Chance): Text => {
    const kind = [image, category, 'any']
      .map((name) => kinds.get(`${name} ${rating}`))
      .find((found) => found);
    const text = kind?.[chance.between(0, kind.length - 1)];
    if (!text) throw new Error(`No review of the demo catalogue has ${rating} stars`);
    return text;
  };
}
