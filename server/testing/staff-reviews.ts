import { getProduct } from '#contract/calls/products.ts';
import { createReview } from '#contract/calls/reviews.ts';
import { deleteReview, listReviews } from '#contract/calls/staff-reviews.ts';
import { kettle } from './test-products.ts';
import { AS_STAFF, type TestShop } from './test-shop.ts';

export const REVIEW = {
  userName: 'Ada',
  userEmail: 'Ada@Example.com',
  rating: 4,
  title: 'Good',
  comment: 'It boils.',
  verified: false,
};

/** Adds a review for a customer, as staff; returns its id. */
export async function addReview(
  shop: TestShop,
  changes: Partial<typeof REVIEW> = {},
  product: { id: string } = kettle,
): Promise<string> {
  const sent = { params: { id: product.id }, body: { ...REVIEW, ...changes } };
  const { status, body } = await shop.send(createReview, sent, staff);
  if (status !== 201) throw new Error(`could not add a review: ${status}`);
  return body._id;
}

export async function deleteAllReviews(shop: TestShop): Promise<void> {
  const { body } = await shop.send(listReviews, {}, staff);
  for (const { _id: id } of body) await shop.send(deleteReview, { params: { id } }, staff);
}

/** Reads the rating that a product shows, and of how many reviews it is. */
export async function readRating(shop: TestShop, product: { id: string } = kettle) {
  const { body } = await shop.send(getProduct, { params: { id: product.id } });
  return { rating: body.rating, reviews: body.reviews };
}

const staff = { headers: AS_STAFF };
