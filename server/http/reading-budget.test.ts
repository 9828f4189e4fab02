import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Environment } from './bind.ts';
import { readingBudget } from './reading-budget.ts';
import type { Staff } from './staff.ts';
import { NOTHING_PROVEN } from './visitor.ts';

describe('the time that reading for one address takes', () => {
  function open(budget: number) {
    const clock = { now: 0 };
    const app = new Hono<Environment>();
    app.use(async (context, next) => {
      const ip = context.req.header('X-Address') ?? '192.0.2.1';
      const isStaff = context.req.header('X-Staff') !== undefined;
      context.set('visitor', {
        ip,
        isOnThisMachine: async () => false,
        buyerDigest: null,
        cartToken: null,
        ...NOTHING_PROVEN,
      });
      context.set('findStaff', async () => (isStaff ? ({ email: 'ada@example.com' } as Staff) : null));
      await next();
    });
    app.use(readingBudget({ budget, now: () => clock.now }));
    app.all('/', (context) => {
      clock.now += Number(context.req.query('takes'));
      return context.text('done');
    });
    const read = async (takes: number, headers: Record<string, string> = {}, method = 'GET') =>
      await app.request(`/?takes=${takes}`, { method, headers });
    return { clock, read };
  }

  it('has a limit for a minute, said with Retry-After', async () => {
    const { clock, read } = open(10_000);
    expect((await read(6_000)).status).toBe(200);
    expect((await read(6_000)).status).toBe(200);
    const refused = await read(1);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('48');
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    clock.now = 60_000;
    expect((await read(1)).status).toBe(200);
  });

  it('counts a little for quick answers too', async () => {
    const { read } = open(1_000);
    for (let time = 0; time < 50; time++) expect((await read(0)).status).toBe(200);
    expect((await read(0)).status).toBe(429);
  });

  it('is not limited for other addresses, staff, this machine and other methods', async () => {
    const { read } = open(100);
    await read(1_000);
    expect((await read(0)).status).toBe(429);
    expect((await read(0, { 'X-Address': '192.0.2.2' })).status).toBe(200);
    expect((await read(0, { 'X-Staff': 'yes' })).status).toBe(200);
    expect((await read(0, {}, 'POST')).status).toBe(200);
    for (let time = 0; time < 9; time++)
      expect((await read(1_000, { 'X-Address': '127.0.0.1' })).status).toBe(200);
  });

  it('counts answers that are not there yet as the last ones', async () => {
    const { clock, read } = open(10_000);
    await read(4_000);
    clock.now = 60_000;
    const waves = await Promise.all(Array.from({ length: 20 }, () => read(0)));
    expect(waves.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});
