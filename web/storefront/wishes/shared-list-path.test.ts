import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isProductId } from '#domain/products/cards-by-id.ts';
import { MAX_WISHES } from '#domain/wishes/wish-list.ts';
import { readSharedList, sharedListPath } from './shared-list-path.ts';

const read = (path: string) => readSharedList(new URL(path, 'http://shop.test').searchParams);
const many = (count: number) => Array.from({ length: count }, (_, n) => `p${n}`);

describe('the link of a shared wish list', () => {
  it('has the ids and nothing else', () => {
    expect(sharedListPath(['lamp', 'kettle'])).toBe('/user/wish-list/shared?products=lamp,kettle');
  });

  it('is read as it was written, whatever the ids are', () => {
    const id = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(fc.uniqueArray(id.filter(isProductId), { maxLength: MAX_WISHES }), (ids) => {
        expect(read(sharedListPath(ids))).toEqual({ ids, isCut: false });
      }),
    );
  });

  test.each([
    ['nothing', '', []],
    ['no products', '?products=', []],
    ['another parameter', '?product=lamp', []],
    ['commas', '?products=,,%2C,', []],
    ['a product twice', '?products=lamp,kettle,%20lamp%20', ['lamp', 'kettle']],
    ['products in two places', '?products=lamp&products=kettle', ['lamp', 'kettle']],
    ['control characters', '?products=la%00mp,%0A,kettle', ['kettle']],
    ['an endless id', `?products=${'x'.repeat(201)},lamp`, ['lamp']],
    ['bytes that are no text', '?products=%ff%', ['\ufffd%']],
  ])('of %s is read as ids or none', (_, query, ids) => {
    expect(read(query)).toEqual({ ids, isCut: false });
  });

  it('has as many products as a wish list, and says if there are more', () => {
    expect(read(sharedListPath(many(MAX_WISHES)))).toEqual({ ids: many(MAX_WISHES), isCut: false });
    expect(read(sharedListPath(many(MAX_WISHES + 1)))).toEqual({ ids: many(MAX_WISHES), isCut: true });
  });
});
