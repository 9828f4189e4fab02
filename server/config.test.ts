import { describe, expect, it, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('have defaults that need no environment at all', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, databaseUrl: null, publicUrl: null });
    expect(config.dataDir).toMatch(/^\/.*data$/);
    expect(config.pricing.freeShippingOver).toBeNull();
  });

  it('take an empty variable for a missing one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('read amounts in dollars as cents, and public addresses without a path', () => {
    const config = readConfig({ FREE_SHIPPING_OVER: '49.90', PUBLIC_URL: 'https://shop.example/x/' });
    expect(config.pricing.freeShippingOver).toBe(4_990);
    expect(config.publicUrl).toBe('https://shop.example');
  });

  it('read trusted proxies as networks', () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
    expect(trustedProxies.check('10.1.2.3')).toBe(true);
    expect(trustedProxies.check('::1', 'ipv6')).toBe(true);
    expect(trustedProxies.check('11.1.2.3')).toBe(false);
  });
});

describe('a wrong setting stops the start and names the variable and what it expects', () => {
  test.each([
    ['PORT', '70000', 'PORT must be a port number from 0 to 65535'],
    ['PORT', 'http', 'PORT must be a port number'],
    ['PUBLIC_URL', 'ftp://x', 'PUBLIC_URL must be an address such as https://shop.example'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a PostgreSQL address'],
    ['TRUSTED_PROXIES', '10.0.0.0/99', 'TRUSTED_PROXIES must be addresses or networks'],
    ['FREE_SHIPPING_OVER', '-1', 'FREE_SHIPPING_OVER must be an amount in dollars'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['STRIPE_SECRET_KEY', 'sk_live_1', 'STRIPE_SECRET_KEY is set, but this version'],
  ])('%s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it('never repeats a secret', () => {
    const read = () =>
      readConfig({ STRIPE_SECRET_KEY: 'secret-1', DATABASE_URL: 'mysql://shop:secret-2@db/x' });
    expect(read).toThrow(/^Wrong setting/);
    expect(read).not.toThrow(/secret-/);
  });
});
