import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addQuery, readFrom, readRedirect } from './redirect.ts';
import { createRedirectMap } from './redirect-map.ts';

const isOwn = (path: string) => path === '/user/home';

describe('a former address', () => {
  it.each([
    ['/pages/about', '/pages/about'],
    [' /pages/about/ ', '/pages/about'],
    ['https://old.example/pages/about?x=1#y', '/pages/about'],
    ['/pages/Über uns', '/pages/%C3%9Cber%20uns'],
    ['/a/../b', '/b'],
    ['/', '/'],
  ])('%s is read as %s', (typed, path) => {
    expect(readFrom(typed)).toBe(path);
  });

  it.each(['pages/about', '//evil.example/x', 'javascript:x', 'ftp://x/y', ''])('%s is none', (typed) => {
    expect(readFrom(typed)).toBeNull();
  });
});

it.each([
  [
    { from: '', to: '' },
    { from: 'The former address is required', to: 'The new address is required' },
  ],
  [{ from: '/user/home/', to: '/x' }, { from: 'The shop uses this address itself' }],
  [
    { from: '/x', to: 'javascript:alert(1)' },
    { to: 'Begin with / for a page of the shop, or with https://' },
  ],
  [{ from: '/x', to: '//evil.example' }, { to: 'Begin with / for a page of the shop, or with https://' }],
  [{ from: '/x', to: 'http://old.example' }, { to: 'Begin with / for a page of the shop, or with https://' }],
])('%j is refused at its fields', (typed, problems) => {
  expect(readRedirect(typed, isOwn)).toEqual({ ok: false, problems });
});

it.each([
  ['/a', '?x=1', '/a?x=1'],
  ['/a?y=2', '?x=1', '/a?y=2&x=1'],
  ['/a#b', '?x=1', '/a?x=1#b'],
  ['/a', '', '/a'],
])('%s keeps the query %s', (to, search, whole) => {
  expect(addQuery(to, search)).toBe(whole);
});

describe('W3: redirects', () => {
  it('lead to where what they lead to leads', () => {
    const map = createRedirectMap([{ from: '/a', to: '/b' }]);
    expect(map.set({ from: '/b', to: '/c?x=1' })).toBe('new');
    expect(map.set({ from: '/d', to: '/a' })).toBe('new');
    expect(map.changes()).toEqual([
      { from: '/b', to: '/c?x=1' },
      { from: '/a', to: '/c?x=1' },
      { from: '/d', to: '/c?x=1' },
    ]);
  });

  it('never lead back', () => {
    const map = createRedirectMap([{ from: '/a', to: '/b' }]);
    expect(map.set({ from: '/b', to: '/a' })).toBe('loop');
    expect(map.set({ from: '/c', to: '/c?x=1' })).toBe('loop');
    expect(map.set({ from: '/a', to: '/b' })).toBe('unchanged');
    expect(map.changes()).toEqual([]);
  });

  it('make no chain and no loop, whatever is set', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
    fc.assert(
      fc.property(fc.array(fc.record({ from: path, to: path })), (redirects) => {
        const map = createRedirectMap([]);
        for (const redirect of redirects) map.set(redirect);
        const now = new Map(map.changes().map(({ from, to }) => [from, to]));
        for (const to of now.values()) expect(now.has(to)).toBe(false);
      }),
    );
  });
});
