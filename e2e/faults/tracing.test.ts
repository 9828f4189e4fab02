import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listenLocally } from './processes/listen-locally.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startTraceCollector } from './support/trace-collector.ts';
import { startWorld } from './support/world.ts';

const JSON_TO = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', LOG_LEVEL: 'info' };

/** A trace as a proxy begins it, and one of a stranger. */
const OF_PROXY = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${OF_PROXY}-b7ad6b7169203331-01`;

it.each([
  { WORKERS: '1', TRUSTED_PROXIES: '127.0.0.1' },
  { WORKERS: '2', TRUSTED_PROXIES: '' },
])('a purchase is spans from page to provider, without personal data (%j)', async (settings) => {
  const collector = await startTraceCollector();
  const world = await startWorld({
    postgres: sharedPostgres(),
    settings: { ...JSON_TO, ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: collector.address },
  });
  try {
    const { address } = world.server;
    const product = await world.addProduct(5);
    const page = await fetch(`${address}/user/products/${product.id}?search=ada%40example.com`, {
      headers: { traceparent },
    });
    expect(page.status).toBe(200);
    expect(world.note(await world.createBuyer({ product }).finish())).toMatchObject({ kind: 'ordered' });
    const refused = await fetch(`${address}/api/orders/MG-0000-0000-0000-0000`);
    const number = refused.headers.get('X-Request-Id');
    expect(await world.server.stop()).toBe(0);

    const { spans } = collector;
    const find = (name: RegExp | string) => {
      const found = spans.find((span) =>
        typeof name === 'string' ? span.name === name : name.test(span.name),
      );
      if (!found)
        throw new Error(`No ${name} among ${[...new Set(spans.map((span) => span.name))].join('; ')}`);
      return found;
    };
    const childrenOf = (spanId: string) => spans.filter((span) => span.parentSpanId === spanId);

    const ofPage = find('GET /user/products/{}');
    expect(ofPage.attributes).toMatchObject({
      'http.route': '/user/products/{}',
      'http.response.status_code': 200,
      'marigold.request_number': expect.stringMatching(/^\w{5}-\w{5}$/),
    });
    // A stranger's trace is none of the shop's.
    expect(ofPage.traceId === OF_PROXY).toBe(settings.TRUSTED_PROXIES !== '');
    expect(childrenOf(ofPage.spanId).map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^GET \/api\//),
    );
    const ordered = find('POST /api/orders');
    const below = childrenOf(ordered.spanId).map(({ name }) => name);
    expect(below).toContain('begin');
    expect(below).toContainEqual(expect.stringMatching(/^GET \/v1\/payment_intents\/\{\}$/));
    expect(spans.map(({ attributes }) => attributes['marigold.request_number'])).toContain(number);
    expect(find(ordered.name).resource).toMatchObject({
      'service.name': 'marigold',
      ...(settings.WORKERS === '2' && { 'marigold.worker': expect.anything() }),
    });
    expect(
      spans.filter(({ name }) => /^(?:select|begin)/.test(name)).every((span) => span.parentSpanId),
    ).toBe(true);
    // What goes on after a request, such as the look at invalidations each second, is none of its trace.
    const ends = new Map(spans.map((span) => [span.spanId, BigInt(span.endTimeUnixNano)]));
    const late = spans.filter(({ parentSpanId = '', startTimeUnixNano }) => {
      const end = ends.get(parentSpanId);
      return end !== undefined && BigInt(startTimeUnixNano) > end;
    });
    expect(late.map(({ name }) => name)).toEqual([]);
    expect(collector.texts.join('')).not.toMatch(/@|pi_|MG-|search=|\$1/);
  } finally {
    await world.close();
    collector.close();
  }
});

it('a collector that never answers or is away costs nothing, and is mentioned once', async () => {
  const silent = createServer();
  const port = await listenLocally(silent);
  const world = await startWorld({
    postgres: sharedPostgres(),
    settings: {
      ...JSON_TO,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    },
  });
  try {
    const product = await world.addProduct(5);
    expect(world.note(await world.createBuyer({ product }).finish())).toMatchObject({ kind: 'ordered' });
    await world.server.process.printed(/traces are not exported/);
    silent.close();
    expect(world.note(await world.createBuyer({ product }).finish())).toMatchObject({ kind: 'ordered' });
    expect(await world.server.stop()).toBe(0);
    expect(world.server.output().match(/traces are not exported/g)).toHaveLength(1);
  } finally {
    await world.close();
    silent.close();
  }
});
