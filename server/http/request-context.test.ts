import { BlockList } from 'node:net';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Environment } from './bind.ts';
import { requestContext } from './request-context.ts';
import { NOTHING_PROVEN } from './visitor.ts';

describe('a request through a proxy', () => {
  function open() {
    const warned: string[] = [];
    const log = { warn: (line: string) => warned.push(line) } as unknown as Logger;
    const trustedProxies = new BlockList();
    trustedProxies.addAddress('10.0.0.1');
    const app = new Hono<Environment>();
    const config = { ...readConfig({}), trustedProxies };
    const unexpected = () => Promise.reject(new Error('no call is expected'));
    app.use(
      requestContext(
        config,
        { answerOnce: unexpected, recordExport: unexpected },
        async () => null,
        () => NOTHING_PROVEN,
        { notice: () => undefined, isReached: unexpected },
        log,
      ),
    );
    app.get('/', (context) => context.text(context.var.visitor.ip));
    const send = async (remoteAddress: string, headers: Record<string, string>) => {
      const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } };
      return await (await app.request('/', { headers }, { incoming })).text();
    };
    return { send, warned };
  }
  const FORWARDED = { 'X-Forwarded-For': '203.0.113.7' };

  it('that was not named is warned of once, with what to do', async () => {
    const { send, warned } = open();
    for (let time = 0; time < 3; time++) expect(await send('10.0.0.9', FORWARDED)).toBe('10.0.0.9');
    expect(warned).toEqual([expect.stringContaining('set TRUSTED_PROXIES to the address of the proxy')]);
  });

  it('that was named, or through none, is not', async () => {
    const { send, warned } = open();
    expect(await send('10.0.0.1', FORWARDED)).toBe('203.0.113.7');
    await send('10.0.0.9', {});
    expect(warned).toEqual([]);
  });
});
