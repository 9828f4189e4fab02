import { chanceFrom, hash } from './chance.ts';
import { converse } from './comment.ts';
import { kindTopics } from './kinds/kind-topics.ts';
import { categoryTopics } from './material/category-topics.ts';
import { generalTopics } from './material/general.ts';
import { peopleFor } from './people.ts';
import { ageOf, type DemoReview, type Rating, type ReviewedProduct } from './review.ts';
import { dealRatings } from './spread.ts';

/**
 * Reviews of the demo catalogue, about nine per product and the same for the same products. Comments match
 * category, kind and rating; no comment occurs twice.
 */
export function demoReviews(products: readonly ReviewedProduct[]): DemoReview[] {
  const ratings = dealRatings(products);
  const taken = new Set<string>();
  return products.flatMap((product) => reviewsOf(product, ratings.get(product.id) ?? [], taken));
}

function reviewsOf(product: ReviewedProduct, ratings: readonly Rating[], taken: Set<string>): DemoReview[] {
  const chance = chanceFrom(`reviews ${product.id}`);
  const people = peopleFor(chance);
  const topics = {
    specific: kindTopics(product),
    common: [...categoryTopics(product.category), ...generalTopics],
  };
  const conversation = converse(topics, taken, chance);
  return ratings.flatMap((rating, index) => {
    const person = people.deal();
    if (person === undefined) return [];
    const daysAgo = 1 + Math.floor(chance.next() ** 1.6 * (Math.min(540, ageOf(product)) - 2));
    return {
      id: reviewId(product.id, index),
      productId: product.id,
      ...person,
      rating,
      ...conversation.write(rating),
      verified: chance.next() < 0.7,
      // Votes grow with age, and few reviews get many.
      helpful: Math.floor(40 * chance.next() ** 3 * Math.min(1, 0.2 + daysAgo / 200)),
      daysAgo,
    };
  });
}

/** A UUID from the product and the review's index, so that seeding again finds the same rows. */
function reviewId(productId: string, index: number): string {
  const hex = [0, 1, 2, 3]
    .map((part) => hash(`review ${productId} ${index} ${part}`).toString(16).padStart(8, '0'))
    .join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
