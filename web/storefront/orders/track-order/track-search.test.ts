import { describe, expect, it } from 'vitest';
import { readRecentSearches } from './recent-searches.ts';
import { submitSearch } from './submit-search.ts';
import { readTrackAddress, trackQueryOf } from './track-address.ts';
import { checkTrackSearch, type TrackSearch, trackBodyOf } from './track-search.ts';

const byEmail: TrackSearch = { method: 'email', value: 'ada@example.com' };

describe('refuses', () => {
  it.each([
    ['orderId', '', 'Please enter an Order ID'],
    ['orderId', '   ', 'Please enter an Order ID'],
    ['email', '', 'Please enter an email address'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['email', 'a@x..com', 'Please enter a valid email address'],
    ['phone', ' ', 'Please enter a phone number'],
    ['phone', 'abc', 'Please enter a valid phone number'],
  ] as const)('%s %j: %s', (method, value, message) => {
    expect(checkTrackSearch({ method, value })).toBe(message);
  });
});

describe('accepts', () => {
  it.each([
    ['orderId', 'mg 1234'],
    ['email', ' Ada@Example.com '],
    ['phone', '+1 (555) 010-2030'],
  ] as const)('%s %j', (method, value) => {
    expect(checkTrackSearch({ method, value })).toBeNull();
  });
});

it('sends exactly one of the three, trimmed, an e-mail address in lower case', () => {
  expect(trackBodyOf({ method: 'orderId', value: ' MG-1 ' })).toEqual({ orderId: 'MG-1' });
  expect(trackBodyOf({ method: 'email', value: ' Ada@Example.com ' })).toEqual({ email: 'ada@example.com' });
  expect(trackBodyOf({ method: 'phone', value: '555 010' })).toEqual({ phone: '555 010' });
});

describe('the address', () => {
  const kept = [{ ...byEmail, key: 'k1' }];
  const read = (query: string) => readTrackAddress(new URLSearchParams(query), kept);

  it('without a query is the empty form', () => {
    expect(read('')).toEqual({ show: 'form', search: { method: 'orderId', value: '' } });
  });

  it('with an order shows it at once', () => {
    const search = { method: 'orderId', value: 'MG-1' };
    expect(read('?order=MG-1')).toEqual({ show: 'result', search, selected: null });
  });

  it.each(['?method=color&value=x', '?value=x', '?order='])('%s is the empty form', (query) => {
    expect(read(query).show).toBe('form');
  });

  it('of a search that is not kept here is known to be lost', () => {
    expect(read('?search=k2').show).toBe('lost');
  });

  it.each(['&show=x', '&show=-1', '&show=1.5', '&show=9999'])('selects nothing with %s', (query) => {
    expect(read(`?search=k1${query}`)).toMatchObject({ show: 'result', selected: null });
  });

  it('reads back every search, selection and return to the form', () => {
    const [search] = kept;
    const byId: TrackSearch = { method: 'orderId', value: 'MG-1' };
    const nothing: TrackSearch = { method: 'phone', value: '' };
    for (const one of [byId, nothing, { ...byEmail, key: 'k1' }]) {
      expect(read(trackQueryOf(one))).toEqual({ show: 'result', search: one, selected: null });
      expect(read(trackQueryOf(one, { edit: true }))).toEqual({ show: 'form', search: one });
    }
    expect(read(trackQueryOf({ ...byEmail, key: 'k1' }, { show: 2 }))).toEqual({
      show: 'result',
      search,
      selected: 2,
    });
  });
});

describe('a search that is sent', () => {
  const send = (fields: Record<string, string>, cookie: string | null = null) =>
    submitSearch(new URLSearchParams(fields), readRecentSearches(cookie), true);

  it.each([
    ['email', 'ada@example.com'],
    ['phone', '+1 503 555 0101'],
  ])('by %s leads to an address without it, which its cookie explains', (method, value) => {
    const { to, cookie } = send({ method, value });
    expect(decodeURIComponent(to)).not.toMatch(/ada|503/);
    const address = readTrackAddress(
      new URL(to, 'https://shop.test').searchParams,
      readRecentSearches(cookie),
    );
    expect(address).toMatchObject({ show: 'result', search: { method, value } });
    expect(cookie).toMatch(/; Path=\/user; SameSite=Lax; Secure$/);
  });

  it('has the same address when it is sent again, and five are kept', () => {
    let { to: first, cookie } = send({ method: 'phone', value: '0' });
    for (let i = 0; i < 5; i++) ({ cookie } = send({ method: 'phone', value: String(i) }, cookie));
    expect(readRecentSearches(cookie).map(({ value }) => value)).toEqual(['4', '3', '2', '1', '0']);
    expect(send({ method: 'phone', value: ' 0 ' }, cookie).to).toBe(first);
    ({ to: first, cookie } = send({ method: 'phone', value: 'new' }, cookie));
    expect(readRecentSearches(cookie)).toHaveLength(5);
  });

  it('by order ID, or for nothing, needs no cookie', () => {
    expect(send({ method: 'orderId', value: ' MG-1 ' })).toEqual({
      to: '/user/track-order?order=MG-1',
      cookie: null,
    });
    expect(send({ method: 'email', value: ' ' })).toEqual({
      to: '/user/track-order?method=email',
      cookie: null,
    });
  });

  it('fits into a cookie whatever is typed', () => {
    let cookie: string | null = null;
    for (let i = 0; i < 5; i++)
      ({ cookie } = send({ method: 'email', value: `${i}${'語'.repeat(500)}` }, cookie));
    expect(cookie?.length).toBeLessThan(4_000);
    expect(readRecentSearches(cookie)).not.toEqual([]);
  });
});

it.each([
  'marigold_searches=%',
  'marigold_searches=%5B1%5D',
  'marigold_searches=%5B%5B%22k%22%2C%22color%22%2C%22x%22%5D%5D',
  'other=1',
  null,
])('reads no searches from %j', (cookies) => {
  expect(readRecentSearches(cookies)).toEqual([]);
});
