import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UNTAXED } from '#domain/pricing/untaxed.ts';
import { withOptions } from '#domain/products/option-words.ts';
import { tidyPictureTexts } from '#domain/products/picture-texts.ts';
import { PRODUCT_STATUSES } from '#domain/products/status.ts';
import { combinationKey, listCombinations } from '#domain/products/variants/combinations.ts';
import { csvCell } from '../../http/csv-cell.ts';
import { kettle } from '../../testing/test-products.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import { expandProduct, VARIANT_CSV_COLUMNS } from '../variants/variant-columns.ts';
import { parseImport } from './parse-import.ts';
import { planProduct } from './plan-product.ts';
import { Skus } from './skus.ts';

/** Texts with all that a file and a spreadsheet could misread, trimmed as the shop keeps them. */
const text = fc
  .string({ unit: fc.constantFrom(...'aÄ0,;"\'\n\t=+-@|<&>• /'), minLength: 1, maxLength: 12 })
  .map((typed) => typed.trim())
  .filter((typed) => typed !== '');
const amount = fc.integer({ min: 1, max: 500_000 });
const count = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null });
const prices = fc.tuple(amount, amount, fc.boolean()).map(([one, other, isReduced]) => ({
  price: Math.max(one, other),
  discountPrice: isReduced && one !== other ? Math.min(one, other) : null,
}));
const uniqueTexts = (maxLength: number) =>
  fc.uniqueArray(text, {
    minLength: 1,
    maxLength,
    selector: (one) => one.trim().normalize('NFC').toLowerCase(),
  });

const variant = fc.record({
  sku: text,
  own: fc.option(prices, { nil: null }),
  barcode: fc.option(text, { nil: null }),
  weightGrams: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
  image: fc.constantFrom(null, 'https://example.com/a.jpg'),
  stock: count,
  isOffered: fc.boolean(),
});

const PICTURES = [
  '/uploads/0123456789abcdef0123456789abcdef-800.jpg',
  'https://example.com/b.jpg',
  '/pictures/c.webp',
];

const product: fc.Arbitrary<StaffProduct> = fc
  .record({
    base: prices,
    name: text,
    description: text,
    brand: text,
    category: text,
    availability: fc.boolean(),
    status: fc.constantFrom(...PRODUCT_STATUSES),
    requiresShipping: fc.boolean(),
    taxCategory: fc.constantFrom(null, 'Books', UNTAXED),
    weightGrams: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
    names: uniqueTexts(3),
    values: fc.tuple(uniqueTexts(3), uniqueTexts(2), uniqueTexts(2)),
    isVaried: fc.boolean(),
    gallery: fc.uniqueArray(fc.constantFrom(...PICTURES), { minLength: 1 }),
    pictureTexts: fc.dictionary(fc.constantFrom(...PICTURES), text),
    variants: fc.array(variant, { minLength: 12, maxLength: 12 }),
  })
  .map(({ base, names, values, isVaried, variants, pictureTexts, ...fields }) => {
    const variantOptions = isVaried
      ? names.map((name, place) => ({ name, values: values[place] ?? [] }))
      : [];
    const combinations = listCombinations(variantOptions);
    const { priceCents, discountPriceCents, searchText, colors, sizes, memory, ...rest } = kettle;
    return {
      ...(rest as object as StaffProduct),
      ...fields,
      pictureTexts: tidyPictureTexts(
        Object.fromEntries(fields.gallery.map((url) => [url, pictureTexts[url] ?? ''])),
      ),
      ...base,
      ...withOptions({ colors: [], sizes: [], memory: [], variantOptions }),
      deletedAt: null,
      version: 1,
      variants: combinations.map((chosen, place) => {
        const { own, ...one } = variants[place] ?? variants[0] ?? never();
        return { ...one, id: `v${place}`, options: chosen, price: null, discountPrice: null, ...own };
      }),
    };
  });

function never(): never {
  throw new Error('there are twelve');
}

function exported(products: readonly StaffProduct[]): string {
  const rows = products
    .flatMap(expandProduct)
    .map((row) => VARIANT_CSV_COLUMNS.map(({ value }) => csvCell(value(row), 'UTC')));
  return `\uFEFF${stringify([VARIANT_CSV_COLUMNS.map(({ head }) => head), ...rows])}`;
}

it('S3: changes nothing of any product whose export is imported', async () => {
  await fc.assert(
    fc.asyncProperty(product, async (one) => {
      // A value called like that means that there are no options.
      fc.pre(!one.variantOptions.some(({ values }) => values.includes('Default Title')));
      const read = parseImport(exported([one]));
      if (!read.ok) throw new Error(read.message);
      const [rows] = read.products;
      if (!rows || read.products.length > 1) throw new Error('the rows of one product are together');
      const planned = planProduct(rows, one, new Skus([]));
      expect(planned).toMatchObject({ ok: true, plan: { changes: [], options: null } });
      if (!planned.ok) return;
      expect(planned.plan.variants.map(({ id, combination }) => [id, combination])).toEqual(
        one.variants.map(({ id, options }) => [id, combinationKey(options)]),
      );
      for (const [place, { edit, stock }] of planned.plan.variants.entries())
        expect([edit, stock]).toEqual([{}, one.variants[place]?.stock]);
    }),
    { numRuns: 300 },
  );
});
