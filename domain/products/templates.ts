import type { Cents } from '../money.ts';
import { foldText } from '../search-text.ts';

/** Templates of the product form; `price` is the surcharge in cents. */
export type ColorTemplate = { name: string; price: Cents };
export type SpecificationTemplate = { name: string; value: string };

export type ProductTemplates = {
  colors: ColorTemplate[];
  specifications: SpecificationTemplate[];
  features: string[];
};

/** The default templates (specification, section 9). */
export const DEFAULT_TEMPLATES: ProductTemplates = {
  colors: [
    { name: 'Black', price: 0 },
    { name: 'White', price: 0 },
    { name: 'Gray', price: 0 },
    { name: 'Silver', price: 500 },
    { name: 'Navy', price: 500 },
    { name: 'Blue', price: 500 },
    { name: 'Red', price: 500 },
    { name: 'Green', price: 500 },
    { name: 'Sand', price: 1_000 },
    { name: 'Terracotta', price: 1_000 },
    { name: 'Olive', price: 1_000 },
    { name: 'Burgundy', price: 1_500 },
    { name: 'Teal', price: 1_500 },
    { name: 'Marigold', price: 2_000 },
    { name: 'Walnut', price: 2_000 },
    { name: 'Brass', price: 2_500 },
    { name: 'Copper', price: 3_000 },
    { name: 'Rose Gold', price: 5_000 },
    { name: 'Gold', price: 7_500 },
  ],
  specifications: [
    { name: 'Dimensions', value: '30 × 20 × 10 cm' },
    { name: 'Weight', value: '1 kg' },
    { name: 'Material', value: 'Stainless steel' },
    { name: 'Power', value: '100–240 V' },
    { name: 'Battery Life', value: '10 hours' },
    { name: 'Connectivity', value: 'Bluetooth 5.3' },
    { name: 'Capacity', value: '1 l' },
    { name: 'Care', value: 'Wipe clean' },
    { name: 'Country of Origin', value: 'Portugal' },
    { name: 'Warranty', value: '2 years' },
  ],
  features: [
    'Free returns within 30 days',
    'Two-year warranty',
    'Water resistant',
    'Rechargeable battery',
    'Wireless',
    'Dishwasher safe',
    'Made from recycled materials',
    'Handmade in small batches',
    'Easy to clean',
    'Lightweight',
    'Foldable',
    'Comes in a gift box',
  ],
};

/** Templates offered at a time (specification, section 9). */
const MAX_OFFERED = 12;

/** The first templates that the product does not have yet; case-insensitive. */
export function offeredTemplates<Template>(
  templates: readonly Template[],
  used: readonly string[],
  nameOf: (template: Template) => string,
): Template[] {
  const taken = new Set(used.map((name) => foldText(name.trim())));
  return templates.filter((template) => !taken.has(foldText(nameOf(template)))).slice(0, MAX_OFFERED);
}
