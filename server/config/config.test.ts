import { describe, expect, it, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('have defaults that need no environment at all', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, databaseUrl: null, publicUrl: null });
    expect(config.uploads).toBeNull();
    expect(config.dataDir).toMatch(/^\/.*data$/);
    expect(config.pricing.freeShippingOver).toBeNull();
    expect(config.providerTimeout).toBe(6_000);
  });

  it('take an empty variable for a missing one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('read amounts in dollars as cents, and public addresses without a path', () => {
    const config = readConfig({ FREE_SHIPPING_OVER: '49.90', PUBLIC_URL: 'https://shop.example/x/' });
    expect(config.pricing.freeShippingOver).toBe(4_990);
    expect(config.publicUrl).toBe('https://shop.example');
  });

  it('ask for one process unless there are to be workers, at most 16', () => {
    expect(readConfig({}).workers).toBe(1);
    expect(readConfig({ WORKERS: '16' }).workers).toBe(16);
    for (const WORKERS of ['0', '17', '2.5', 'all'])
      expect(() => readConfig({ WORKERS })).toThrow('WORKERS must be a whole number from 1 to 16');
  });

  it('read trusted proxies as networks', () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
    expect(trustedProxies.check('10.1.2.3')).toBe(true);
    expect(trustedProxies.check('::1', 'ipv6')).toBe(true);
    expect(trustedProxies.check('11.1.2.3')).toBe(false);
  });
});

describe('the demo sign-in, which everyone knows', () => {
  test.each([
    ['is on where only this machine reaches the shop', {}, true],
    ['is on at another address of this machine', { HOST: '::1', PUBLIC_URL: 'http://localhost:3000' }, true],
    ['must be asked for at an https address', { PUBLIC_URL: 'https://shop.example' }, false],
    ['must be asked for at the address of another machine', { PUBLIC_URL: 'http://shop.example' }, false],
    ['must be asked for where other machines reach the shop', { HOST: '0.0.0.0' }, false],
    ['must be asked for behind a proxy', { TRUSTED_PROXIES: '127.0.0.1' }, false],
    [
      'must be asked for behind a proxy, whatever else is set',
      { TRUSTED_PROXIES: '::1', PUBLIC_URL: 'http://localhost:3000', DEMO_DATA: 'on' },
      false,
    ],
    ['can be asked for behind a proxy', { TRUSTED_PROXIES: '127.0.0.1', DEMO_SIGN_IN: 'on' }, true],
    ['can be asked for', { PUBLIC_URL: 'https://shop.example', DEMO_SIGN_IN: 'on' }, true],
    ['can be turned off', { DEMO_SIGN_IN: 'off' }, false],
  ])('%s', (_, environment, demoSignIn) => {
    expect(readConfig(environment).demoSignIn).toBe(demoSignIn);
  });
});

describe('the start says what to do', () => {
  const { warnings: none } = readConfig({});
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_URL: 'https://shop.example',
  };

  it('nothing without settings', () => {
    expect(none).toEqual([]);
  });

  test.each([
    [
      'when the demo sign-in is off because other machines reach the shop',
      { HOST: '0.0.0.0' },
      /demo sign-in is off.*HOST.*npm run staff -- add.*DEMO_SIGN_IN=on/,
    ],
    [
      'when test cards pay in a shop that others reach',
      { PUBLIC_URL: 'https://shop.example', DEMO_SIGN_IN: 'off' },
      /ANYONE CAN BUY WITHOUT PAYING.*PUBLIC_URL is https.*STRIPE_SECRET_KEY.*4242.*Set the three keys/,
    ],
    [
      'when test cards pay behind a proxy, although the demo was asked for',
      { TRUSTED_PROXIES: '127.0.0.1', DEMO_SIGN_IN: 'on' },
      /ANYONE CAN BUY WITHOUT PAYING.*TRUSTED_PROXIES is set/,
    ],
    [
      'when test keys pay in a shop that others reach',
      { ...live, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      /ANYONE CAN BUY WITHOUT PAYING.*test mode.*Set live keys/,
    ],
    [
      'when the demo sign-in is on where other machines reach the shop',
      { PUBLIC_URL: 'https://shop.example', DEMO_SIGN_IN: 'on' },
      /Everyone knows the demo sign-in.*DEMO_SIGN_IN=off/,
    ],
    [
      'when the demo sign-in is off because of a proxy',
      { TRUSTED_PROXIES: '127.0.0.1' },
      /demo sign-in is off.*TRUSTED_PROXIES is set.*DEMO_SIGN_IN=on/,
    ],
    ['when real money is taken and no mail is sent', live, /SMTP_URL is not set.*Set SMTP_URL/],
  ])('%s', (_, environment, text) => {
    expect(readConfig(environment).warnings).toContainEqual(expect.stringMatching(text));
  });

  test.each(['0.0.0.0/0', '::/0', '0.0.0.0/1,128.0.0.0/1', '::ffff:0:0/96', '10.0.0.0/8, 64.0.0.0/2'])(
    'when any visitor can claim any address: %s',
    (TRUSTED_PROXIES) => {
      const warning = /TRUSTED_PROXIES trusts everybody.*Set it to the addresses of your proxies/;
      expect(readConfig({ TRUSTED_PROXIES }).warnings).toContainEqual(expect.stringMatching(warning));
    },
  );

  test.each(['10.0.0.0/8', '127.0.0.1, ::1', 'fc00::/7', '173.245.48.0/20'])(
    'nothing about proxies with addresses of their own: %s',
    (TRUSTED_PROXIES) => {
      expect(readConfig({ TRUSTED_PROXIES }).warnings).not.toContainEqual(
        expect.stringContaining('trusts everybody'),
      );
    },
  );

  it('nothing about what was decided', () => {
    const decided = { ...live, SMTP_URL: 'smtps://mail.example', DEMO_SIGN_IN: 'off' };
    expect(readConfig(decided).warnings).toEqual([]);
  });
});

describe('a wrong setting stops the start and names the variable and what it expects', () => {
  test.each([
    ['PORT', '70000', 'PORT must be a port number from 0 to 65535'],
    ['PORT', 'http', 'PORT must be a port number'],
    ['PUBLIC_URL', 'ftp://x', 'PUBLIC_URL must be an address such as https://shop.example'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a PostgreSQL address'],
    [
      'DATABASE_REPLICA_URL',
      'postgres://a/x,b',
      'DATABASE_REPLICA_URL must be PostgreSQL addresses separated',
    ],
    ['DATABASE_REPLICA_URL', 'postgres://a/x', 'DATABASE_REPLICA_URL needs DATABASE_URL'],
    ['DATABASE_POOLER', 'session', 'DATABASE_POOLER must be transaction'],
    ['DATABASE_POOLER', 'transaction', 'DATABASE_POOLER needs DATABASE_URL'],
    ['TRUSTED_PROXIES', '10.0.0.0/99', 'TRUSTED_PROXIES must be addresses or networks'],
    ['TRUSTED_PROXIES', '10.0.0.0/', 'TRUSTED_PROXIES must be addresses or networks'],
    ['FREE_SHIPPING_OVER', '-1', 'FREE_SHIPPING_OVER must be an amount in dollars'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['STRIPE_SECRET_KEY', 'pk_test_1', 'STRIPE_SECRET_KEY must be a secret key'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1', 'STRIPE_PUBLISHABLE_KEY must be a publishable key'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_1', 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
    ['STRIPE_API_BASE', 'localhost', 'STRIPE_API_BASE must be an address'],
    ['RECONCILE_EVERY', '0', 'RECONCILE_EVERY must be a number of seconds'],
    ['HOLD_MINUTES', '-1', 'HOLD_MINUTES must be a number of minutes'],
    ['MAX_REQUESTS_AT_ONCE', '0', 'MAX_REQUESTS_AT_ONCE must be a whole number from 1 to 99999'],
    ['PURCHASES_FROM_ADDRESS', 'many', 'PURCHASES_FROM_ADDRESS must be a whole number from 1'],
    ['STAFF_API_TOKEN', 'short', 'STAFF_API_TOKEN must be 32 characters'],
    ['SMTP_URL', 'http://mail', 'SMTP_URL must be an address such as smtps://'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM must be an address such as'],
    ['TEST_CARDS', 'yes', 'TEST_CARDS must be on or off'],
    ['DEMO_SIGN_IN', 'yes', 'DEMO_SIGN_IN must be on or off'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA must be on, catalogue or off'],
  ])('%s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  test.each([
    ['the primary', 'postgres://b/x, postgres://a/x'],
    ['twice the same', 'postgres://b/x,postgres://b/x'],
  ])('a replica that is %s', (_, urls) => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://a/x', DATABASE_REPLICA_URL: urls })).toThrow(
      /each replica once, and not the server at DATABASE_URL/,
    );
  });

  const live = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_URL: 'https://shop.example',
  };

  test.each([
    ['a key alone', { STRIPE_SECRET_KEY: 'sk_test_1' }, /PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET missing/],
    ['no webhook secret', { ...live, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET missing/],
    ['keys of two modes', { ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /one for tests and one live/],
    [
      'a live key for another address',
      { ...live, STRIPE_API_BASE: 'http://127.0.0.1:1' },
      /only ever be sent to Stripe/,
    ],
    ['a live key with the demo sign-in', { ...live, DEMO_SIGN_IN: 'on' }, /Everyone knows the demo sign-in/],
    [
      'a live key without HTTPS',
      { ...live, PUBLIC_URL: 'http://shop.example' },
      /PUBLIC_URL must be the https/,
    ],
  ])('%s', (_, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('but not a pooler before a database elsewhere', () => {
    const url = { DATABASE_URL: 'postgres://a/x' };
    expect(readConfig({ ...url, DATABASE_POOLER: 'transaction' }).isPooled).toBe(true);
    expect(readConfig(url).isPooled).toBe(false);
  });

  it('but not replicas beside their primary', () => {
    const urls = { DATABASE_URL: 'postgres://a/x', DATABASE_REPLICA_URL: 'postgres://b/x, postgres://c/x' };
    expect(readConfig(urls).replicaUrls).toEqual(['postgres://b/x', 'postgres://c/x']);
    expect(readConfig({ DATABASE_URL: 'postgres://a/x' }).replicaUrls).toEqual([]);
  });

  it('but not live keys that fit together, which turn the demo sign-in off', () => {
    const { stripe, demoSignIn } = readConfig(live);
    expect(stripe).toMatchObject({ isLive: true, secretKey: 'sk_live_1', apiBase: null });
    expect(demoSignIn).toBe(false);
    expect(readConfig({}).demoSignIn).toBe(true);
  });

  it('never repeats a secret', () => {
    const read = () =>
      readConfig({ STRIPE_SECRET_KEY: 'secret-1', DATABASE_URL: 'mysql://shop:secret-2@db/x' });
    expect(read).toThrow(/^Wrong setting/);
    expect(read).not.toThrow(/secret-/);
  });
});
