import { describe, expect, it, test } from 'vitest';
import { entrySentence } from './entry-sentence.ts';

type Entry = Parameters<typeof entrySentence>[0];

const say = (entry: Entry) => {
  const { start, subject, end } = entrySentence(entry);
  return [start, subject, end].filter(Boolean).join(' ');
};
const product = { subjectId: 'aurora-one-1', subjectName: 'Aurora One' };

test.each<[Entry, string]>([
  [
    {
      action: 'order.status',
      subjectId: 'MG-1',
      before: { status: 'placed' },
      after: { status: 'on-the-road' },
    },
    'Set order MG-1 to On The Road',
  ],
  [
    { action: 'product.update', ...product, before: { price: 199 }, after: { price: 189 } },
    'Changed price of Aurora One from $199.00 to $189.00',
  ],
  [
    {
      action: 'product.update',
      ...product,
      before: { discountPrice: null },
      after: { discountPrice: 150.5 },
    },
    'Changed discount price of Aurora One from nothing to $150.50',
  ],
  [
    { action: 'product.update', ...product, before: { sku: 'A', name: 'B' }, after: { sku: 'C', name: 'D' } },
    'Changed SKU and name of Aurora One',
  ],
  [
    { action: 'product.stock', ...product, before: { stock: 7 }, after: { stock: 5 } },
    'Set the stock of Aurora One from 7 to 5',
  ],
  [{ action: 'review.delete', subjectId: 'r1', subjectName: 'Ada' }, 'Deleted the review by Ada'],
  [
    { action: 'setting.ignore_search', subjectId: 'sofa bed' },
    'Ignored the searches without a result for sofa bed',
  ],
  [
    { action: 'product.update', ...product, before: { relatedIds: [] }, after: { relatedIds: ['a', 'b'] } },
    'Changed related products of Aurora One from nothing to a, b',
  ],
  [{ action: 'setting.update', subjectId: 'freeShippingOver' }, 'Changed the setting Free shipping over'],
  [{ action: 'staff.add', subjectId: 'ada@example.com' }, 'Added the account of ada@example.com'],
  [{ action: 'product.seed', subjectId: 'catalogue' }, 'Put the demo products into the catalogue'],
  [{ action: 'order.of_tomorrow', subjectId: 'MG-1' }, 'Order: of tomorrow: MG-1'],
])('%j reads “%s”', (entry, words) => {
  expect(say(entry)).toBe(words);
});

describe('the changes that a sentence does not contain', () => {
  it('are listed with the labels of the screens', () => {
    const { changes } = entrySentence({
      action: 'product.update',
      ...product,
      before: { price: 199, availability: true },
      after: { price: 189, availability: false },
    });
    expect(changes).toEqual([
      { field: 'Regular price', before: '$199.00', after: '$189.00' },
      { field: 'Offered in the shop', before: 'yes', after: 'no' },
    ]);
  });

  it('are none if it contains all', () => {
    const entry = { action: 'product.stock', ...product, before: { stock: 7 }, after: { stock: 5 } };
    expect(entrySentence(entry).changes).toEqual([]);
  });

  it('include a text too long for a sentence', () => {
    const entry = {
      action: 'product.update',
      ...product,
      before: { description: 'x'.repeat(50) },
      after: { description: 'y' },
    };
    expect(say(entry)).toBe('Changed description of Aurora One');
    expect(entrySentence(entry).changes).toHaveLength(1);
  });
});
