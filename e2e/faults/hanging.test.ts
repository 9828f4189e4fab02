import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createShopServer } from './processes/shop-server.ts';
import { IS_LONG } from './support/seed.ts';

const PROGRAM = path.join(import.meta.dirname, 'processes/start-hanging-shop.js');

/* In the long run only: a server has half a minute. `watchdog.test.ts` has the rule with a shorter time. */
describe.runIf(IS_LONG).concurrent('a server that hangs', () => {
  it.each(['1', '2'])('ends itself, and can be started again on its data (WORKERS=%s)', async (WORKERS) => {
    const server = await createShopServer({ WORKERS }, PROGRAM);
    try {
      await server.start();
      const began = Date.now();
      server.process.signal('SIGUSR2');
      expect(await server.process.ended).toBe('SIGKILL');
      expect(Date.now() - began).toBeGreaterThan(25_000);
      expect(server.output()).toContain('"msg":"the server hangs and is ended"');
      await server.start();
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    } finally {
      await server.close();
    }
  });
});
