import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toSlug } from '#domain/ids.ts';
import { OPTION_LISTS } from '#domain/products/option-words.ts';
import { pictureOfColor } from '#domain/products/picture-of-color.ts';
import { renderedSources } from '#domain/uploads/picture-url.ts';
import { CATEGORIES, type DemoProduct } from './demo-product.ts';
import { demoProducts } from './index.ts';
import { demoPreviews } from './previews.ts';

const demoFolder = join(import.meta.dirname, '..');

describe('the demo catalogue', () => {
  it('has at least 60 products of at least 12 brands in the five categories', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(demoProducts.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(demoProducts.map(({ category }) => category))).toEqual(new Set(Object.values(CATEGORIES)));
  });

  it('discounts a third, features a few, and is out of several', () => {
    const share = count(({ discountPrice }) => discountPrice !== null) / demoProducts.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.45);
    expect(count(({ featured }) => featured)).toBeGreaterThanOrEqual(6);
    expect(count(({ availability }) => !availability)).toBeGreaterThanOrEqual(4);
    expect(demoProducts.filter(({ featured, availability }) => featured && !availability)).toEqual([]);
  });

  it('chooses other products of it to go well with some', () => {
    const chosen = demoProducts.filter(({ relatedIds = [] }) => relatedIds.length > 0);
    expect(chosen.length).toBeGreaterThanOrEqual(2);
    for (const { id, relatedIds = [] } of chosen)
      expect(
        demoProducts.filter((product) => product.id !== id && relatedIds.includes(product.id)),
      ).toHaveLength(relatedIds.length);
  });

  it('has options of every kind, with and without a surcharge', () => {
    const colors = demoProducts.flatMap((product) => product.colors);
    const values = demoProducts.flatMap((product) =>
      product.properties.flatMap((property) => property.values),
    );
    for (const surcharged of [colors, values]) {
      expect(surcharged.some(({ price }) => price > 0)).toBe(true);
      expect(surcharged.some(({ price }) => price === 0)).toBe(true);
    }
    expect(count(({ sizes }) => sizes.length > 0)).toBeGreaterThan(4);
    expect(count(({ memory }) => memory.length > 0)).toBeGreaterThan(2);
  });

  it('can be packed as it is ordered: options must be chosen, engravings ask for their text', () => {
    for (const { name, colors, sizes, memory, properties, requiredOptions = [] } of demoProducts) {
      const lists = { color: colors, size: sizes, memory };
      expect(requiredOptions, name).toEqual(OPTION_LISTS.filter((list) => lists[list].length > 0));
      for (const property of properties) {
        if (property.id === 'scent') expect(property.required, name).toBe(true);
        if (property.id !== 'engraving' && property.id !== 'monogram') continue;
        expect(property.text?.maxLength, name).toBeGreaterThan(1);
        expect(property.values.map((value) => value.withoutText === true)).toEqual(
          property.values.map(({ value }) => value === 'None'),
        );
      }
    }
  });

  it('gives every product its own id, SKU and name', () => {
    for (const field of ['id', 'sku', 'name'] as const) {
      expect(repeated(demoProducts.map((product) => product[field]))).toEqual([]);
    }
  });
});

describe.each(demoProducts.map((product) => [product.name, product] as const))('%s', (_, product) => {
  it('has an id made of its name and eight characters', () => {
    const slug = toSlug(product.name);
    expect(product.id.slice(0, -8)).toBe(`${slug}-`);
    expect(product.id.slice(-8)).toMatch(/^[a-z0-9]{8}$/);
  });

  it('costs whole cents between $18 and $1,900, less when discounted', () => {
    expect(product.price).toBeGreaterThanOrEqual(1_800);
    expect(product.price).toBeLessThanOrEqual(190_000);
    expect(amountsOf(product).filter((amount) => !Number.isInteger(amount) || amount < 0)).toEqual([]);
    if (product.discountPrice !== null) expect(product.discountPrice).toBeLessThan(product.price);
  });

  it('is described in two to four sentences, with 4 to 8 specifications and 3 to 6 features', () => {
    const sentences = product.description.split(/(?<=[.!?])\s+/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(product.specifications.length).toBeGreaterThanOrEqual(4);
    expect(product.specifications.length).toBeLessThanOrEqual(8);
    expect(product.features.length).toBeGreaterThanOrEqual(3);
    expect(product.features.length).toBeLessThanOrEqual(6);
  });

  it('repeats no id among its colors, properties, values, specifications or features', () => {
    const { colors, properties, specifications, features } = product;
    for (const list of [colors, properties, specifications, features, ...properties.map((p) => p.values)]) {
      expect(repeated(list.map(({ id }) => id))).toEqual([]);
    }
  });

  it('shows at least three pictures that exist, its main one first', () => {
    expect(product.gallery.length).toBeGreaterThanOrEqual(3);
    expect(product.image).toBe(product.gallery[0]);
    expect(repeated(product.gallery)).toEqual([]);
    expect(product.gallery.filter((address) => !existsSync(join(demoFolder, address)))).toEqual([]);
  });

  it('has a picture of its own for each color, the first color being the main picture', () => {
    const pictures = product.colors.map(({ name }) => pictureOfColor(product.gallery, name));
    expect(pictures).not.toContain(undefined);
    expect(repeated(pictures)).toEqual([]);
    if (pictures.length > 0) expect(pictures[0]).toBe(product.image);
  });
});

describe('the pictures', () => {
  const files = Object.keys(CATEGORIES).flatMap((folder) =>
    readdirSync(join(demoFolder, 'pictures', folder)).map((name) => `/pictures/${folder}/${name}`),
  );

  it('are all used by a product', () => {
    const used = new Set(demoProducts.flatMap((product) => product.gallery.map(nameOf)));
    expect(files.filter((address) => !used.has(nameOf(address)))).toEqual([]);
  });

  it('have a few pixels to show before they have come', () => {
    const previews = new Map(demoPreviews.map(({ address, preview }) => [address, preview]));
    for (const { image } of demoProducts) expect(previews.get(image)?.length, image).toBeLessThan(220);
  });

  it('are light enough for a phone', () => {
    expect(files.filter((address) => sizeOf(address) > 120_000)).toEqual([]);
  });

  it('are there in every width and format, 40 MB in all', () => {
    const needed = files
      .filter((address) => renderedSources(address) && !/-(320|1000)\.webp$/.test(address))
      .flatMap((address) => Object.values(renderedSources(address) ?? {}).flat())
      .map(({ url }) => url);
    expect(files.toSorted()).toEqual(needed.toSorted());
    expect(files.reduce((sum, address) => sum + sizeOf(address), 0)).toBeLessThan(40_000_000);
  });
});

/** Address without extension and width, shared by all files of a picture. */
function nameOf(address: string): string {
  return address.replace(/(-(320|1000))?\.\w+$/, '');
}

function sizeOf(address: string): number {
  return statSync(join(demoFolder, address)).size;
}

function count(predicate: (product: DemoProduct) => boolean): number {
  return demoProducts.filter(predicate).length;
}

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

function amountsOf(product: DemoProduct): number[] {
  const values = product.properties.flatMap((property) => property.values);
  const surcharges = [...product.colors, ...values].map(({ price }) => price);
  return [product.price, product.discountPrice ?? 0, ...surcharges];
}
