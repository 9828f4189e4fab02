import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/connection.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { bindSecrets, instanceSecret, remakeWithSecret, rotateSecrets } from './instance-secret.ts';
import { saveInstance } from './instance-secret-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function openReader(name = 'a') {
  const clock = { now: 0 };
  const read = instanceSecret(database.db, name, () => clock.now);
  return { read, later: (milliseconds: number) => (clock.now += milliseconds) };
}

describe('a secret of the instance', () => {
  it('is one for all servers of the database, and another one for each name', async () => {
    const value = await openReader().read();
    expect(value).toMatch(/^[\w-]{43}$/);
    expect(await openReader().read()).toBe(value);
    expect(await openReader('b').read()).not.toBe(value);
  });

  it('that was replaced is read again within seconds', async () => {
    const { read, later } = openReader();
    const value = await read();
    await rotateSecrets(database.db);
    expect(await read()).toBe(value);
    later(6_000);
    const fresh = await read();
    expect(fresh).not.toBe(value);
    expect(await openReader().read()).toBe(fresh);
  });

  it('is used on while the database is away', async () => {
    const away = await createTestDatabase();
    let now = 0;
    const read = instanceSecret(away.db, 'a', () => now);
    const value = await read();
    await away.close();
    now = 60_000;
    expect(await read()).toBe(value);
  });

  it('makes its value again only when it was replaced', async () => {
    let secret = 'one';
    const made = remakeWithSecret(
      async () => secret,
      (of) => ({ of }),
    );
    const first = await made();
    expect(await made()).toBe(first);
    secret = 'two';
    expect(await made()).toEqual({ of: 'two' });
  });
});

describe('a start', () => {
  it('keeps the secrets of its own database', async () => {
    await bindSecrets(database.db);
    const value = await openReader().read();
    expect(await bindSecrets(database.db)).toBe(false);
    expect(await openReader().read()).toBe(value);
  });

  it('on a copy of another database replaces them', async () => {
    const value = await openReader().read();
    await inTransaction(database.db, (tx) => saveInstance(tx, 'another/1'));
    expect(await bindSecrets(database.db)).toBe(true);
    expect(await openReader().read()).not.toBe(value);
    expect(await bindSecrets(database.db)).toBe(false);
  });
});
