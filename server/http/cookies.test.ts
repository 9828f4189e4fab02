import { describe, expect, it } from 'vitest';
import { hostCookieName, readCookie, setCookieLine } from './cookies.ts';

const WORD = /^\w+$/;

describe('a cookie', () => {
  it('is read by its whole name', () => {
    expect(readCookie('theme=dark;cart=abc; x=y', 'cart', WORD)).toBe('abc');
    expect(readCookie('xcart=abc', 'cart', WORD)).toBeNull();
    expect(readCookie(null, 'cart', WORD)).toBeNull();
  });

  it('is skipped if malformed, as another site may have set it', () => {
    expect(readCookie('cart=; cart=a-b; cart=abc', 'cart', WORD)).toBe('abc');
  });

  it('is HttpOnly, and Secure if the shop is served by https', () => {
    const cookie = { name: 'cart', value: 'abc', seconds: 60 };
    expect(setCookieLine({ ...cookie, secure: false })).toBe(
      'cart=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    );
    expect(setCookieLine({ ...cookie, secure: true })).toMatch(/; Secure$/);
    expect([hostCookieName('cart', true), hostCookieName('cart', false)]).toEqual(['__Host-cart', 'cart']);
  });
});
