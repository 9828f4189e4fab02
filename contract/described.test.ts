import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import type { Field } from '#domain/fields/field.ts';
import { answerShape, presentFields, requestShape } from './described.ts';
import { findMoneyPaths } from './money.ts';

const FIELDS = {
  isOpen: { kind: 'flag', label: 'Open' },
  title: { kind: 'text', isRequired: true, most: 5, label: 'Title' },
  note: { kind: 'text', label: 'Note' },
  size: { kind: 'choice', of: { s: 'Small', l: 'Large' }, wrong: 'Choose a size', label: 'Size' },
  days: { kind: 'count', least: 1, most: 1_000, label: 'Days' },
  uses: { kind: 'count', most: 10, orNone: true, label: 'Uses' },
  fee: { kind: 'cents', most: 9_999, label: 'The fee' },
  freeOver: { kind: 'cents', most: 9_999, orNone: true, label: 'Free over', subject: 'The amount' },
  rate: { kind: 'percent', label: 'Rate in percent', subject: 'The rate' },
  words: { kind: 'texts', most: 2, of: { kind: 'text', isRequired: true, label: 'Word' }, label: 'Words' },
  groups: { kind: 'names', most: 2, label: 'Groups' },
  colors: {
    kind: 'list',
    most: 2,
    label: 'Colors',
    of: {
      name: { kind: 'text', isRequired: true, label: 'Color' },
      price: { kind: 'cents', most: 9_999, label: 'The surcharge' },
    },
  },
} as const satisfies Record<string, Field>;

const sent = {
  isOpen: true,
  title: 'Hello',
  note: '',
  size: 's' as const,
  days: 3,
  uses: null,
  fee: 500,
  freeOver: null,
  rate: 0.0825,
  words: ['one'],
  groups: ['Sale', 'Sale'],
  colors: [{ name: 'Red', price: 100 }],
};
const Request = z.object(requestShape(FIELDS));

describe('described fields', () => {
  it('pass as they are sent', () => {
    expect(Request.parse(sent)).toEqual(sent);
  });

  it('are answered without what is not described', () => {
    const more = { ...sent, secret: 1, colors: [{ name: 'Red', price: 100, secret: 1 }] };
    expect(presentFields(FIELDS, more)).toEqual(sent);
  });

  it('have a limited count of names', () => {
    const { error } = Request.safeParse({ ...sent, groups: ['a', 'b', 'c'] });
    expect(error?.issues.map(({ path }) => path)).toEqual([['groups']]);
  });

  it('have amounts where they are described', () => {
    const paths = { fee: 1, freeOver: 1, colors: { price: 1 } };
    expect(findMoneyPaths(z.object(answerShape(FIELDS)))).toEqual(paths);
    expect(findMoneyPaths(Request)).toEqual(paths);
  });
});

test.each<[string, string, object]>([
  ['title', 'Title is required', { title: ' ' }],
  ['title', 'Title is too long (at most 5 characters)', { title: 'Hello!' }],
  ['note', 'At most 200 characters', { note: 'x'.repeat(201) }],
  ['size', 'Choose a size', { size: 'm' }],
  ['days', 'Days must be a whole number from 1 to 1,000', { days: 0 }],
  ['uses', 'Uses must be a whole number from 0 to 10', { uses: 11 }],
  ['fee', 'The fee must be an amount such as 15.00', { fee: 'free' }],
  ['freeOver', 'The amount must be less than $100', { freeOver: 10_000 }],
  ['rate', 'The rate can be 100 % at most', { rate: 1.1 }],
  ['rate', 'The rate can have two decimals at most', { rate: 0.08251 }],
  ['words', 'At most 2', { words: ['a', 'b', 'c'] }],
  ['words.1', 'ONE is there twice', { words: ['one', 'ONE'] }],
  ['groups.0', 'At most 200 characters', { groups: ['x'.repeat(201)] }],
  ['colors.0.price', 'The surcharge cannot be negative', { colors: [{ name: 'Red', price: -1 }] }],
])('refuses a wrong %s: %s', (path, message, wrong) => {
  const { error } = Request.safeParse({ ...sent, ...wrong });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
});
