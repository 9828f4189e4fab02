import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { hydrated } from './checkout.ts';
import { AS_STAFF } from './staff.ts';

export type Made = { _id: string; name: string; sku: string; version: number };

/** A product of the demo catalogue, which other tests read too. */
export const PICTURES = [
  '/pictures/home/arc-desk-lamp-clay.webp',
  '/pictures/home/arc-desk-lamp-ink.webp',
  '/pictures/home/arc-desk-lamp-lit.webp',
];

/** A product used by one test only. */
export async function someProduct(page: Page, fields: object = {}): Promise<Made> {
  const name = `Kettle ${randomUUID().slice(0, 13)}`;
  const response = await page.request.post('/api/products', {
    headers: AS_STAFF,
    data: { name, sku: randomUUID(), price: 80, brand: 'Emberline', category: 'Home & Kitchen', ...fields },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Made;
}

export async function readProduct(page: Page, { _id }: Pick<Made, '_id'>) {
  return await (await page.request.get(`/api/products/${_id}/staff`, { headers: AS_STAFF })).json();
}

export async function openForm(page: Page, product?: Made) {
  await page.goto(`/admin/products/${product?._id ?? 'new'}`);
  await hydrated(page);
  return page.getByRole('dialog', { name: product ? 'Edit Product' : 'Add Product' });
}

export async function openList(page: Page, product: Made) {
  await page.goto(`/admin/products?search=${encodeURIComponent(product.name)}`);
  await hydrated(page);
  return page.getByRole('row').filter({ hasText: product.name });
}
