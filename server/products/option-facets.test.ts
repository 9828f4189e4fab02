import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/connection.ts';
import { products, productVariants } from '#db/schema/index.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { readChoices, valuesByOption } from '#domain/products/option-choices.ts';
import { effectivePrice } from '#domain/products/product.ts';
import { isAvailable } from '#domain/products/stock.ts';
import { combinationKey } from '#domain/products/variants/combinations.ts';
import { fold } from '#domain/products/variants/fold.ts';
import { averageRating } from '#domain/reviews/review.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { type ProductFilter, selectFacets } from './facet-queries.ts';
import { hasVariants, selectOptionFacets } from './option-facet-queries.ts';
import { productQueries } from './product-list-queries.ts';
import { BY_RULE } from './search/search-plan.ts';

const anyStock = fc.constantFrom(null, 0, 3);
const anyVariant = fc.record({ stock: anyStock, isOffered: fc.boolean(), isRemoved: fc.boolean() });
const anyValues = (...values: string[]) => fc.subarray(values, { minLength: 1 });

const anyProduct = fc.record({
  category: fc.constantFrom('Shoes', 'Coats'),
  brand: fc.constantFrom('Tern', "O'Neil"),
  price: fc.integer({ min: 100, max: 400 }),
  discountPrice: fc.option(fc.integer({ min: 50, max: 500 })),
  availability: fc.boolean(),
  ratingSum: fc.integer({ min: 0, max: 50 }),
  ratingCount: fc.constantFrom(0, 10),
  colors: fc.option(anyValues('Red', 'Blue, dark', '"Ink"')),
  sizes: fc.option(anyValues('S', 'm', 'M 10%')),
  upper: fc.boolean(),
  /** Lists of the specification; they are choices where no variants are made of them. */
  listedColors: fc.option(anyValues('Red', 'Ink', '"INK"')),
  listedSizes: fc.option(anyValues('s', 'XL')),
  made: fc.array(anyVariant, { minLength: 9, maxLength: 9 }),
});

const CHOICES = [
  'color:red',
  'color:blue%2C dark',
  'color:"ink"',
  'color:ink',
  'size:xl',
  'size:s',
  'size:m',
  'size:m 10%25',
  'x:y',
];

const anyFilter: fc.Arbitrary<ProductFilter> = fc.record({
  category: fc.option(fc.constantFrom('Shoes', 'Coats')),
  brand: fc.option(fc.constantFrom('Tern', "O'Neil")),
  maxPrice: fc.option(fc.constantFrom(2, 3)),
  rating: fc.option(fc.constantFrom(2, 4)),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
  options: fc.option(
    fc.subarray(CHOICES, { minLength: 1, maxLength: 4 }).map((choices) => choices.join(',')),
  ),
});

type Sample = typeof anyProduct extends fc.Arbitrary<infer T> ? T : never;
type Variant = {
  options: Record<string, string>;
  stock: number | null;
  isOffered: boolean;
  isRemoved: boolean;
};
type Stored = Sample & { id: string; variants: Variant[]; stock: number | null };

function storeSample(sample: Sample, place: number): Stored {
  const [color, size] = sample.upper ? ['COLOR', 'Size'] : ['Color', 'size'];
  const spelled = (value: string) => (sample.upper ? value.toUpperCase() : value);
  const combinations: Record<string, string>[] = (sample.colors ?? [null]).flatMap((inColor) =>
    (sample.sizes ?? [null]).map((inSize) => ({
      ...(inColor && { [color]: spelled(inColor) }),
      ...(inSize && { [size]: spelled(inSize) }),
    })),
  );
  const variants = combinations.flatMap((options, at) => ({
    ...(sample.made[at] ?? { stock: 1, isOffered: true, isRemoved: false }),
    options,
    // The first is the product's own.
    ...(at === 0 && { isRemoved: false }),
  }));
  const sold = variants.filter(({ isOffered, isRemoved }) => isOffered && !isRemoved);
  const isCounted = sold.length > 0 && sold.every(({ stock }) => stock !== null);
  const stock = isCounted ? sold.reduce((sum, variant) => sum + (variant.stock ?? 0), 0) : null;
  return { ...sample, id: `p-${place}`, variants, stock };
}

/** The values that a variant can be bought in, by the folded name of the option. */
function valuesOf({ listedColors, listedSizes }: Stored, { options }: Variant): Map<string, string[]> {
  const listed = { color: listedColors ?? [], size: listedSizes ?? [] };
  const offered = new Map(Object.entries(listed).map(([name, values]) => [name, values.map(fold)]));
  for (const [name, value] of Object.entries(options)) offered.set(fold(name), [fold(value)]);
  return offered;
}

/** The rule that the SQL is held to: one offered variant fits all options, and is in stock itself. */
function passes(product: Stored, filter: ProductFilter): boolean {
  const { category, brand, maxPrice, rating, inStock, onSale, options } = filter;
  const chosen = [...valuesByOption(options ?? '')];
  const fits = (variant: Variant) =>
    variant.isOffered &&
    !variant.isRemoved &&
    (!inStock || variant.stock !== 0) &&
    chosen.every(([name, values]) =>
      valuesOf(product, variant)
        .get(name)
        ?.some((value) => values.includes(value)),
    );
  return (
    (category ?? product.category) === product.category &&
    (brand ?? product.brand) === product.brand &&
    effectivePrice(product) <= (maxPrice ?? 9) * 100 &&
    averageRating(product.ratingSum, product.ratingCount) >= (rating ?? 0) &&
    (!onSale || (product.discountPrice !== null && product.discountPrice < product.price)) &&
    (!inStock || isAvailable(product)) &&
    (chosen.length === 0 || product.variants.some(fits))
  );
}

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await createTestDatabase());
});
afterAll(() => close());

it('counts each facet without its own choice, as counting the products of a small shop by hand does', async () => {
  expect(await hasVariants(db)).toBe(false);
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyProduct, { minLength: 1, maxLength: 25 }),
      fc.array(anyFilter, { minLength: 8, maxLength: 8 }),
      async (samples, filters) => {
        const shop = samples.map(storeSample);
        await fill(shop);
        for (const filter of filters) await compare(shop, filter);
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);

async function compare(shop: Stored[], filter: ProductFilter): Promise<void> {
  const count = (changed: ProductFilter = {}) =>
    shop.filter((product) => passes(product, { ...filter, ...changed })).length;
  const { rows, total } = await productQueries.page(db, { ...filter, limit: 100 }, { plan: BY_RULE });
  expect(rows.map(({ id }) => id).sort()).toEqual(
    shop
      .filter((product) => passes(product, filter))
      .map(({ id }) => id)
      .sort(),
  );
  expect(total).toBe(count());

  const facets = await selectFacets(db, filter, { plan: BY_RULE });
  expect(facets.categories).toEqual(counted(['Coats', 'Shoes'], (category) => count({ category })));
  expect(facets.brands).toEqual(counted(["O'Neil", 'Tern'], (brand) => count({ brand })));
  expect(facets.ratings.map((rating) => rating.count)).toEqual(
    facets.ratings.map(({ stars }) => count({ rating: stars })),
  );
  expect(facets.inStock).toBe(count({ inStock: true }));
  expect(facets.onSale).toBe(count({ onSale: true }));

  const options = await selectOptionFacets(db, filter, { plan: BY_RULE });
  const values = options.flatMap((facet) => facet.values);
  const chosen = filter.options?.split(',') ?? [];
  const found = new Map(values.map((value) => [value.choice, value.count]));
  for (const choice of CHOICES) {
    const others = chosen.filter((other) => other.split(':')[0] !== choice.split(':')[0]);
    expect(found.get(choice) ?? 0).toBe(count({ options: [...others, choice].join(',') }));
  }
  expect(values.map(({ choice }) => readChoices(choice)).every(({ length }) => length === 1)).toBe(true);
}

function counted(values: string[], count: (value: string) => number) {
  return values.map((value) => ({ value, count: count(value) })).filter((facet) => facet.count > 0);
}

async function fill(shop: Stored[]): Promise<void> {
  await db.execute('delete from product_variants');
  await db.execute('delete from stock_movements');
  await db.execute('delete from products');
  await addProducts(
    db,
    ...shop.map(
      ({
        id,
        category,
        brand,
        price,
        discountPrice,
        availability,
        ratingSum,
        ratingCount,
        stock,
        variants,
        listedColors,
        listedSizes,
      }) => ({
        ...lamp,
        ...{ id, sku: id, category, brand, availability, ratingSum, ratingCount, stock },
        variantOptions: Object.entries(variants[0]?.options ?? {}).map(([name, value]) => ({
          name,
          values: [value],
        })),
        priceCents: price,
        discountPriceCents: discountPrice,
        colors: (listedColors ?? []).map((name) => ({ id: name, name, price: 0 })),
        sizes: listedSizes ?? [],
      }),
    ),
  );
  await db.delete(productVariants);
  await db.insert(productVariants).values(
    shop.flatMap(({ id, variants }) =>
      variants.map(({ options, stock, isOffered, isRemoved }, position) => ({
        id: position === 0 ? id : `${id}-${position}`,
        productId: id,
        position,
        sku: `${id}-${position}`,
        options,
        combination: combinationKey(options),
        stock,
        isOffered,
        removedAt: isRemoved ? new Date() : null,
      })),
    ),
  );
  expect(await db.$count(products)).toBe(shop.length);
}
