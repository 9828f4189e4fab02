import { describe, expect, it } from 'vitest';
import { demoReviews } from './demo-reviews.ts';
import type { DemoReview } from './review.ts';

const categories = [
  'Electronics',
  'Home & Kitchen',
  'Fashion',
  'Beauty & Personal Care',
  'Sports & Outdoors',
];
const products = Array.from({ length: 66 }, (_, index) => ({
  id: `product-${index}`,
  name: `Product ${index}`,
  category: categories[index % categories.length] ?? '',
}));
const reviews = demoReviews(products);
const byProduct = Map.groupBy(reviews, ({ productId }) => productId);

describe('a believable spread', () => {
  it('writes about 600 reviews for 66 products', () => {
    expect(reviews.length).toBeGreaterThan(540);
    expect(reviews.length).toBeLessThan(680);
  });

  it('leaves one or two products without a review and gives the others 2 to 25', () => {
    const counts = [...byProduct.values()].map((list) => list.length);
    expect(products.length - counts.length).toBeGreaterThanOrEqual(1);
    expect(products.length - counts.length).toBeLessThanOrEqual(2);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(25);
  });

  it('averages 4.1 to 4.8 for most products and 3.2 to 3.9 for a few', () => {
    const averages = [...byProduct.values()].map(average);
    const low = averages.filter((value) => value < 4);
    expect(low.length).toBeGreaterThanOrEqual(3);
    expect(low.length).toBeLessThanOrEqual(9);
    for (const value of low) expect(value).toBeGreaterThanOrEqual(3.2);
    for (const value of averages.filter((value) => value >= 4)) {
      expect(value).toBeGreaterThanOrEqual(4.1);
      expect(value).toBeLessThanOrEqual(4.8);
    }
  });

  it('uses every rating, five stars most and one star least', () => {
    const counts = [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length);
    expect(Math.max(...counts)).toBe(counts[4]);
    expect(Math.min(...counts)).toBe(counts[0]);
    expect(counts[0]).toBeGreaterThan(0);
  });

  it('leaves the newest products without a review, and writes none before a product was there', () => {
    const aging = products.map((product, index) => ({ ...product, daysAgo: 10 + index * 5 }));
    const written = demoReviews(aging);
    const ageById = new Map(aging.map(({ id, daysAgo }) => [id, daysAgo]));
    expect(written.some(({ productId }) => productId === 'product-0')).toBe(false);
    for (const { productId, daysAgo } of written) {
      expect(daysAgo).toBeGreaterThan(0);
      expect(daysAgo).toBeLessThan(ageById.get(productId) ?? 0);
    }
  });

  it('verifies about seven in ten, and keeps votes and age in range', () => {
    const verified = reviews.filter((review) => review.verified).length / reviews.length;
    expect(verified).toBeGreaterThan(0.62);
    expect(verified).toBeLessThan(0.78);
    for (const { helpful, daysAgo } of reviews) {
      expect(helpful).toBeGreaterThanOrEqual(0);
      expect(helpful).toBeLessThanOrEqual(40);
      expect(daysAgo).toBeGreaterThan(0);
      expect(daysAgo).toBeLessThan(540);
    }
  });
});

describe('no repetition', () => {
  it('gives every review its own id and its own comment', () => {
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
  });

  it('lets nobody review a product twice', () => {
    for (const list of byProduct.values()) {
      expect(new Set(list.map(({ userEmail }) => userEmail)).size).toBe(list.length);
    }
  });

  it('writes one to four sentences, with a title and an example address', () => {
    for (const { comment, title, userName, userEmail } of reviews) {
      const sentences = comment.split(/(?<=[.!?])\s/).length;
      expect(sentences, comment).toBeGreaterThanOrEqual(1);
      expect(sentences, comment).toBeLessThanOrEqual(4);
      expect(title).not.toBe('');
      expect(userName).not.toBe('');
      expect(userEmail).toMatch(/^[a-z]+\.[a-z]+@example\.(com|org|net)$/);
    }
  });
});

describe('the same every time', () => {
  it('answers the same for the same products', () => {
    expect(demoReviews(products)).toEqual(reviews);
  });

  it('makes ids in the form of a UUID', () => {
    for (const { id } of reviews)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('writes nothing for an empty catalogue', () => {
    expect(demoReviews([])).toEqual([]);
  });
});

function average(list: readonly DemoReview[]): number {
  return list.reduce((sum, { rating }) => sum + rating, 0) / list.length;
}
