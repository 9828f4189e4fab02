import { describe, expect, it, test } from 'vitest';
import type { Field } from '#domain/fields/field.ts';
import { describeTyped, fieldNames, readFields, typedFields } from './typed-fields.ts';

const FIELDS = {
  isOpen: { kind: 'flag', label: 'Open' },
  title: { kind: 'text', label: 'Title' },
  days: { kind: 'count', most: 10, label: 'Days' },
  uses: { kind: 'count', most: 10, orNone: true, label: 'Uses' },
  fee: { kind: 'cents', most: 9_999, label: 'The fee' },
  freeOver: { kind: 'cents', most: 9_999, orNone: true, label: 'Free over', name: 'Free shipping' },
  rate: { kind: 'percent', label: 'Rate in percent', subject: 'The rate' },
  words: { kind: 'texts', most: 2, of: { kind: 'text', label: 'Word' }, label: 'Words' },
  groups: { kind: 'names', most: 2, label: 'Groups' },
  colors: {
    kind: 'list',
    most: 2,
    label: 'Colors',
    of: {
      name: { kind: 'text', label: 'Color' },
      price: { kind: 'cents', most: 9_999, label: 'The surcharge' },
    },
  },
} as const satisfies Record<string, Field>;

const wire = {
  isOpen: true,
  title: 'Hello',
  days: 3,
  uses: null,
  fee: 500,
  freeOver: null,
  rate: 0.0825,
  words: ['one'],
  groups: ['Sale'],
  colors: [{ name: 'Red', price: 100 }],
};
const typed = {
  isOpen: true,
  title: 'Hello',
  days: '3',
  uses: '',
  fee: '5.00',
  freeOver: '',
  rate: '8.25',
  words: [{ key: '0', text: 'one' }],
  groups: ['Sale'],
  colors: [{ key: '0', name: 'Red', price: '1.00' }],
};

describe('described fields in a form', () => {
  it('have their numbers as typed text, and are read as they were', () => {
    expect(typedFields(FIELDS, wire)).toEqual(typed);
    expect(readFields(FIELDS, typed)).toEqual({ values: wire, unread: {} });
  });

  it('are NaN where a number is not understood, for the schema', () => {
    const { values } = readFields(FIELDS, { ...typed, fee: '', freeOver: 'much', days: '1e3', rate: '8,25' });
    expect(values).toMatchObject({
      fee: Number.NaN,
      freeOver: Number.NaN,
      days: Number.NaN,
      rate: Number.NaN,
    });
  });

  it('have texts without the spaces around them', () => {
    expect(readFields(FIELDS, { ...typed, title: ' Hello ' }).values.title).toBe('Hello');
  });

  it('have names among others', () => {
    expect(fieldNames(FIELDS)).toMatchObject({ freeOver: 'Free shipping', rate: 'Rate in percent' });
  });
});

test.each<[string, string, object]>([
  ['fee', 'The fee is unclear: write it like 1,299.50', { fee: '12,50' }],
  ['freeOver', 'Free over must be less than $100', { freeOver: '100' }],
  ['rate', 'The rate must be a percentage such as 8 or 8.25', { rate: '8,25' }],
  ['rate', 'The rate cannot be negative', { rate: '-1' }],
  ['rate', 'The rate can have two decimals at most', { rate: '1.234' }],
  [
    'colors.0.price',
    'The surcharge cannot be negative',
    { colors: [{ key: '0', name: 'Red', price: '-1' }] },
  ],
])('says at %s: %s', (path, message, wrong) => {
  expect(readFields(FIELDS, { ...typed, ...wrong }).unread).toEqual({ [path]: message });
});

test.each([
  [true, 'Yes'],
  ['', 'Nothing'],
  [typed.colors, 'Red 1.00'],
  [[], 'Nothing'],
])('is %j in words: %s', (value, words) => {
  expect(describeTyped(value)).toBe(words);
});
