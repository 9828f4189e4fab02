import { describe, expect, it } from 'vitest';
import { readRecentSearches } from './recent-searches.ts';
import { submitSearch } from './submit-search.ts';
import { readTrackUrl } from './track-url.ts';

describe('a submitted search', () => {
  const send = (fields: Record<string, string>, cookie: string | null = null) =>
    submitSearch(new URLSearchParams(fields), readRecentSearches(cookie), true);

  it.each([
    ['email', 'ada@example.com'],
    ['phone', '+1 503 555 0101'],
  ])('by %s redirects to a URL without it and stores it in a cookie', (method, value) => {
    const { to, cookie } = send({ method, value });
    expect(decodeURIComponent(to)).not.toMatch(/ada|503/);
    const address = readTrackUrl(new URL(to, 'https://shop.test').searchParams, readRecentSearches(cookie));
    expect(address).toMatchObject({ show: 'result', search: { method, value } });
    expect(cookie).toMatch(/; Path=\/user; SameSite=Lax; Secure$/);
  });

  it('has the same URL when repeated; five searches are stored', () => {
    let { to: first, cookie } = send({ method: 'phone', value: '0' });
    for (let i = 0; i < 5; i++) ({ cookie } = send({ method: 'phone', value: String(i) }, cookie));
    expect(readRecentSearches(cookie).map(({ value }) => value)).toEqual(['4', '3', '2', '1', '0']);
    expect(send({ method: 'phone', value: ' 0 ' }, cookie).to).toBe(first);
    ({ to: first, cookie } = send({ method: 'phone', value: 'new' }, cookie));
    expect(readRecentSearches(cookie)).toHaveLength(5);
  });

  it('by order ID, or without a value, stores no cookie', () => {
    expect(send({ method: 'orderId', value: ' MG-1 ' })).toEqual({
      to: '/user/track-order?order=MG-1',
      cookie: null,
    });
    expect(send({ method: 'email', value: ' ' })).toEqual({
      to: '/user/track-order?method=email',
      cookie: null,
    });
  });

  it('fits into a cookie for any value', () => {
    let cookie: string | null = null;
    for (let i = 0; i < 5; i++)
      ({ cookie } = send({ method: 'email', value: `${i}${'語'.repeat(500)}` }, cookie));
    expect(cookie?.length).toBeLessThan(4_000);
    expect(readRecentSearches(cookie)).not.toEqual([]);
  });
});
