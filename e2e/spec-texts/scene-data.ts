import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { findDemoProduct, type Product } from '../support/demo-products.ts';
import { ADDRESS, noteUnpaidOrder } from '../support/orders.ts';
import { AS_STAFF } from '../support/staff.ts';

/** In stock, with colors and reviews. */
export const isUsual = ({ availability, colors, reviews }: Product) =>
  availability && colors.length > 1 && reviews > 0;

/** Modified lines of these can have the base price that the specification assumes. */
const isDear = (product: Product) => isUsual(product) && (product.discountPrice ?? product.price) >= 200;

/** Adds a product with only a price, for one scene. Not the cheapest one, which other tests order. */
export async function addBareProduct(page: Page): Promise<{ _id: string; sku: string }> {
  const response = await page.request.post('/api/products', { headers: AS_STAFF, data: { price: 3_999 } });
  expect(response.status()).toBe(201);
  return await response.json();
}

export async function deleteProduct(page: Page, id: string): Promise<void> {
  await page.request.delete(`/api/products/${id}`, { headers: AS_STAFF });
}

export const uniqueEmail = () => `${randomUUID()}@example.com`;

/** An order of two products with every kind of option, by a customer used by this order only. */
export async function placeChosenOrder(page: Page, email = uniqueEmail()) {
  const chosen = [
    await findDemoProduct(page, (product) => isDear(product) && product.memory.length > 0),
    await findDemoProduct(page, (product) => isUsual(product) && product.sizes.length > 0),
  ];
  const response = await page.request.post('/api/orders', {
    data: {
      userEmail: email,
      userPhone: ADDRESS.phone,
      shippingAddress: ADDRESS,
      products: chosen.map(toLine),
    },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  noteUnpaidOrder(id);
  return { id, email, products: chosen.map(({ _id }) => _id) };
}

function toLine({ _id, colors, sizes, memory, properties }: Product) {
  return {
    productId: _id,
    quantity: 1,
    selectedColor: colors[0]?.name,
    selectedSize: sizes[0],
    selectedMemory: memory[0],
    selectedProperties: Object.fromEntries(properties.map(({ id, values }) => [id, values[0]?.id])),
  };
}

/** A review written by staff, by a unique author unless `email` is given. */
export async function writeReview(page: Page, { email = uniqueEmail(), verified = false } = {}) {
  const { _id: productId } = await findDemoProduct(page, isUsual);
  const response = await page.request.post(`/api/products/${productId}/reviews`, {
    headers: AS_STAFF,
    data: {
      userName: 'Grace Hopper',
      userEmail: email,
      rating: 4,
      title: 'As it should be',
      comment: 'Said by a test.',
      verified,
    },
  });
  expect(response.status()).toBe(201);
  const { _id } = (await response.json()) as { _id: string };
  return { _id, email };
}
