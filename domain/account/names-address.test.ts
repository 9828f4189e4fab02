import { describe, expect, it } from 'vitest';
import { namesAddress, namesId } from './names-address.ts';

const SMITH = 'smith@d.example';

describe('an address is named', () => {
  it.each([
    'smith@d.example',
    'SMITH@D.example',
    'Write to <smith@d.example>.',
    'mailto:smith@d.example?subject=Hello',
    'Was it "smith@d.example", or ‘smith@d.example’?',
    "It is 'smith@d.example'",
    'first\nsmith@d.example\nlast',
    'john.smith@d.example, smith@d.example',
    'Ask smith@d.example.',
  ])('by %j', (text) => {
    expect(namesAddress(text, SMITH)).toBe(true);
    expect(namesAddress({ kind: 'x', deep: [{ text }] }, SMITH)).toBe(true);
  });

  it.each([
    'john.smith@d.example',
    'john-smith@d.example',
    'john+smith@d.example',
    'john_smith@d.example',
    "o'smith@d.example",
    '_smith@d.example',
    'jösmith@d.example',
    'blacksmith@d.example',
    'smith@d.example.org',
    'smith@d.examples',
    'smith@d.example-shop.org',
    'smith @d.example',
    '',
  ])('but not by %j', (text) => {
    expect(namesAddress({ before: null, after: { text } }, SMITH)).toBe(false);
  });

  it('by a key, and not by a number or nothing', () => {
    expect(namesAddress({ [SMITH]: 1 }, SMITH)).toBe(true);
    for (const value of [null, undefined, 7, true, []]) expect(namesAddress(value, SMITH)).toBe(false);
  });
});

it('an id is named as a whole', () => {
  expect(namesId({ path: '/orders/MG-1/refunds' }, 'MG-1')).toBe(true);
  expect(namesId({ id: 'MG-12' }, 'MG-1')).toBe(false);
  expect(namesId({ id: 'RF-MG-1' }, 'MG-1')).toBe(false);
});
