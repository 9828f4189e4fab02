import { describe, expect, it, test } from 'vitest';
import { type CollectionFields, checkCollection } from './check-collection.ts';
import { MAX_CHOSEN } from './collection-fields.ts';
import { EMPTY_RULE } from './collection-rule.ts';

const fields: CollectionFields = {
  title: ' Summer Sale ',
  slug: '',
  description: ' Light things. ',
  image: null,
  published: true,
  kind: 'rule',
  productIds: [],
  rule: { ...EMPTY_RULE, onSale: true, text: ' linen ' },
};
const problemsOf = (part: Partial<CollectionFields>) => {
  const checked = checkCollection({ ...fields, ...part });
  return checked.ok ? {} : checked.problems;
};

describe('a collection', () => {
  it('has an address made from its title, and trimmed texts', () => {
    expect(checkCollection(fields)).toEqual({
      ok: true,
      definition: {
        title: 'Summer Sale',
        slug: 'summer-sale',
        description: 'Light things.',
        image: null,
        isPublished: true,
        products: { kind: 'rule', rule: { ...EMPTY_RULE, onSale: true, text: 'linen' } },
      },
    });
  });

  it('by hand keeps the order of its products, each once, and ignores the rule', () => {
    const checked = checkCollection({
      ...fields,
      kind: 'hand',
      productIds: ['b', 'a', 'b'],
      rule: EMPTY_RULE,
    });
    expect(checked.ok && checked.definition.products).toEqual({ kind: 'hand', ids: ['b', 'a'] });
  });

  test.each<[string, Partial<CollectionFields>]>([
    ['title', { title: ' ' }],
    ['slug', { slug: 'Summer Sale' }],
    ['slug', { slug: 'a--b' }],
    ['slug', { slug: 'staff' }],
    ['slug', { title: '夏' }],
    ['description', { description: 'x'.repeat(1_001) }],
    ['rule', { rule: EMPTY_RULE }],
    ['rule', { rule: { ...EMPTY_RULE, text: '  ' } }],
    ['rule.minPrice', { rule: { ...EMPTY_RULE, minPrice: -1 } }],
    ['rule.maxPrice', { rule: { ...EMPTY_RULE, minPrice: 200, maxPrice: 100 } }],
    [
      'productIds',
      { kind: 'hand', productIds: Array.from({ length: MAX_CHOSEN + 1 }, (_, place) => String(place)) },
    ],
  ])('is refused at its field: %s of %j', (field, part) => {
    expect(Object.keys(problemsOf(part))).toEqual([field]);
  });
});
