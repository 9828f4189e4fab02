import { type Chance, chanceFrom, hash } from './chance.ts';
import { ageOf, type Rating, type ReviewedProduct } from './review.ts';

/**
 * Ratings of each product in the order of its reviews; may be empty. Counts and averages are assigned by rank
 * over the whole catalogue, so the distribution does not depend on the ids: the newest two products in
 * sixty-six have no review, the others 2 to 25; one in eleven averages 3.2 to 3.9, the others 4.1 to 4.8.
 */
export function dealRatings(products: readonly ReviewedProduct[]): Map<string, Rating[]> {
  const newest = newestOf(products);
  const countRank = rank(products, 'count');
  const averageRank = rank(products, 'average');
  const dealt = new Map<string, Rating[]>();
  for (const { id } of products) {
    const count = newest.has(id) ? 0 : countAt(countRank.get(id) ?? 0);
    const average = averageAt(averageRank.get(id) ?? 0);
    dealt.set(id, count === 0 ? [] : ratingsOf(count, average, chanceFrom(`ratings ${id}`)));
  }
  return dealt;
}

/** Rank of each product from 0 to 1, in a random order. */
function rank(products: readonly ReviewedProduct[], salt: string): Map<string, number> {
  const order = products
    .map(({ id }) => ({ id, key: hash(`${salt} ${id}`) }))
    .sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1));
  return new Map(order.map(({ id }, index) => [id, (index + 0.5) / order.length]));
}

function newestOf(products: readonly ReviewedProduct[]): Set<string> {
  const order = products.toSorted((a, b) => ageOf(a) - ageOf(b) || hash(a.id) - hash(b.id));
  return new Set(order.slice(0, Math.round(products.length * 0.03)).map(({ id }) => id));
}

function countAt(position: number): number {
  return 2 + Math.round(23 * position ** 2);
}

type Bounds = { low: number; high: number };

function averageAt(position: number): Bounds & { target: number } {
  if (position < 1 / 11) return { low: 3.2, high: 3.9, target: 3.2 + 0.7 * (position * 11) };
  return { low: 4.1, high: 4.8, target: 4.1 + 0.7 * ((position - 1 / 11) / (10 / 11)) };
}

/** `count` ratings whose average is as close to the target as whole stars allow, within the bounds. */
function ratingsOf(
  count: number,
  { low, high, target }: Bounds & { target: number },
  chance: Chance,
): Rating[] {
  const sum = Math.min(
    Math.floor(high * count),
    Math.max(Math.ceil(low * count), Math.round(target * count)),
  );
  const ratings = Array.from({ length: count }, () => draw(target, chance));
  let rest = sum - ratings.reduce<number>((total, rating) => total + rating, 0);
  while (rest !== 0) {
    const index = chance.between(0, count - 1);
    const moved = step(ratings[index] ?? 4, Math.sign(rest));
    if (moved === undefined) continue;
    ratings[index] = moved;
    rest -= Math.sign(rest);
  }
  return ratings;
}

/** Most ratings are high; low ones are not always just below. */
function draw(target: number, chance: Chance): Rating {
  const roll = chance.next();
  const content = target >= 4 ? 0.93 : 0.7;
  if (roll < content) return chance.next() < target - 3.9 + 0.15 ? 5 : 4;
  return roll < content + (1 - content) * 0.6 ? 3 : roll < content + (1 - content) * 0.85 ? 2 : 1;
}

function step(rating: Rating, direction: number): Rating | undefined {
  const scale: readonly Rating[] = [1, 2, 3, 4, 5];
  return scale[rating - 1 + direction];
}
