import { describe, expect, it } from 'vitest';
import { identifyCaller } from './caller.ts';

const keys = { publishableKey: 'pk_test_demo', secretKey: 'sk_test_0123456789abcdef' };
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('knows', () => {
  it.each([
    [`Bearer ${keys.secretKey}`, undefined, 'secret'],
    [`bearer ${keys.secretKey}`, undefined, 'secret'],
    [basic(`${keys.secretKey}:`), undefined, 'secret'],
    [basic(`${keys.publishableKey}:`), undefined, 'publishable'],
    [`Bearer ${keys.publishableKey}`, undefined, 'publishable'],
    [undefined, keys.publishableKey, 'publishable'],
  ])('%s and key=%s as %s', (header, parameter, caller) => {
    expect(identifyCaller(header, parameter, keys)).toEqual({ ok: true, value: caller });
  });
});

describe('refuses with 401', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['Bearer', undefined],
    ['Digest abc', undefined],
    ['Basic %%%', undefined],
    ['Bearer sk_test_wrong', keys.publishableKey],
    [undefined, 'pk_test_wrong'],
  ])('%s and key=%s', (header, parameter) => {
    const identified = identifyCaller(header, parameter, keys);
    expect(identified).toMatchObject({
      ok: false,
      refusal: { status: 401, error: { type: 'invalid_request_error' } },
    });
  });

  it('a wrong key without repeating it', () => {
    const wrong = 'sk_test_this_is_somebodys_real_key_1234';
    const text = JSON.stringify(identifyCaller(`Bearer ${wrong}`, undefined, keys));
    expect(text).toContain('sk_test_********1234');
    expect(text).not.toContain('somebody');
  });
});
