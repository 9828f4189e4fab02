import { describe, expect, it } from 'vitest';
import { DAY } from '#domain/time-units.ts';
import { addProof, proofCookie, readProof, readProofCookie } from './proof-cookie.ts';
import { deriveProofKeys } from './proof-keys.ts';

const keys = deriveProofKeys('a secret');
const now = new Date('2026-06-15T12:00:00Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const proving = (...emails: string[]) =>
  emails.reduce<string | null>((kept, email) => addProof(keys, kept, email, now).value, null) ?? '';

describe('a proof', () => {
  it('is valid for a day, in any case of the address', () => {
    const kept = proving('Ada@Example.com');
    expect(readProof(keys, kept, 'ada@example.COM', now)).toBe('valid');
    expect(readProof(keys, kept, 'ada@example.com', at(DAY - 1_000))).toBe('valid');
    expect(readProof(keys, kept, 'ada@example.com', at(DAY))).toBe('ended');
  });

  it('is stored beside others, of which the newest stay', () => {
    const emails = Array.from({ length: 8 }, (_, index) => `a${index}@example.com`);
    const kept = proving(...emails);
    expect(emails.map((email) => readProof(keys, kept, email, now))).toEqual([
      null,
      null,
      ...Array.from({ length: 6 }, () => 'valid'),
    ]);
    expect(kept.length).toBeLessThan(170);
  });

  it('is renewed in its place', () => {
    const first = addProof(keys, proving('a@example.com'), 'b@example.com', now).value;
    const again = addProof(keys, first, 'b@example.com', at(DAY)).value;
    expect(again).toHaveLength(first.length);
    expect(readProof(keys, again, 'b@example.com', at(DAY))).toBe('valid');
  });

  it('does not contain the address', () => {
    const bytes = Buffer.from(proving('ada@example.com'), 'base64url').toString('latin1');
    expect(bytes).not.toContain('ada');
  });
});

describe('an address is not proven', () => {
  const kept = proving('ada@example.com');

  it('by the cookie of another shop', () => {
    expect(readProof(deriveProofKeys('another secret'), kept, 'ada@example.com', now)).toBeNull();
  });

  it('by a cookie with a later end, or any byte changed', () => {
    const bytes = Buffer.from(kept, 'base64url');
    for (let position = 0; position < bytes.length; position++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
      expect(readProof(keys, changed.toString('base64url'), 'ada@example.com', now)).toBeNull();
    }
  });

  it.each([null, '', 'AAAA', 'x'.repeat(400)])('by %j', (nonsense) => {
    expect(readProof(keys, nonsense, 'ada@example.com', now)).toBeNull();
  });
});

describe('the cookie', () => {
  it('is read as it was set', () => {
    for (const secure of [true, false]) {
      const [cookie] = proofCookie('abc-_1', secure).split(';');
      expect(readProofCookie(`theme=dark; ${cookie}; x=y`, secure)).toBe('abc-_1');
    }
  });

  it('is bound to the host if the shop is served by https', () => {
    expect(proofCookie('x', true)).toMatch(/^__Host-.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
    expect(readProofCookie('marigold_proof=x', true)).toBeNull();
  });

  it.each([null, '', 'marigold_proof=', 'xmarigold_proof=abc', `marigold_proof=${'a'.repeat(500)}`])(
    'is not read from %j',
    (cookies) => {
      expect(readProofCookie(cookies, false)).toBeNull();
    },
  );
});

describe('a sealed text', () => {
  it('is unsealed by the shop only, and hides its length', () => {
    const sealed = keys.seal('ada@example.com');
    expect(keys.unseal(sealed)).toBe('ada@example.com');
    expect(keys.seal('ada@example.com')).not.toBe(sealed);
    expect(keys.seal('a@b.co')).toHaveLength(sealed.length);
    expect(deriveProofKeys('another').unseal(sealed)).toBeNull();
    expect(keys.unseal(`${sealed.slice(0, -3)}AAA`)).toBeNull();
    expect(keys.unseal('')).toBeNull();
  });
});
