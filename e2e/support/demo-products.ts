import type { Page } from '@playwright/test';
import { demoProducts } from '#demo/catalogue/index.ts';

export type Product = {
  _id: string;
  name: string;
  brand: string;
  price: number;
  discountPrice?: number;
  availability: boolean;
  reviews: number;
  sizes: string[];
  memory: string[];
  colors: { id: string; name: string; price: number }[];
  properties: {
    id: string;
    name: string;
    values: { id: string; value: string; price: number; withoutText?: true }[];
    required?: true;
    text?: { label: string; maxLength: number };
  }[];
};

const DEMO_IDS = new Set(demoProducts.map(({ id }) => id));

/** The products of the demo catalogue by name, without those that other tests add: more than a hundred. */
export async function readDemoProducts(page: Page, shop = ''): Promise<Product[]> {
  const response = await page.request.get(`${shop}/api/products?limit=1000&sort=name`);
  return ((await response.json()) as Product[]).filter(({ _id }) => DEMO_IDS.has(_id));
}

/** The first such product of the demo catalogue by name. */
export async function findDemoProduct(
  page: Page,
  isWanted: (product: Product) => boolean = isInStock,
  shop = '',
): Promise<Product> {
  const found = (await readDemoProducts(page, shop)).find(isWanted);
  if (!found) throw new Error('the demo catalogue has no such product');
  return found;
}

const isInStock = ({ availability }: Product) => availability;
