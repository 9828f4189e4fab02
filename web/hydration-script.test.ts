import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as entry from './entry.server.tsx';
import { renderWithRouter } from './testing/render-with-router.tsx';
import * as streamingEntry from './testing/streaming-entry.tsx';

const DATA = { name: 'Kettle </script><!-- & \u2028\u2029', price: 17_500 };

it('the hydration script passes loader data to the browser as React Router does', async () => {
  const ours = await handedOver(await renderWithRouter(entry, DATA));
  expect(ours).toContain('Kettle');
  expect(ours).toBe(await handedOver(await renderWithRouter(streamingEntry, DATA)));
});

/**
 * Runs the inline scripts of a page as a browser does, and reads the stream that React Router hydrates from.
 */
async function handedOver(html: string): Promise<string> {
  const window: { __reactRouterContext?: { stream?: unknown } } = {};
  const browser = createContext({ window, ReadableStream, TextEncoderStream });
  for (const [, script = ''] of html.matchAll(/<script>(window\.__reactRouter.*?)<\/script>/gs))
    runInContext(script, browser);
  const stream = window.__reactRouterContext?.stream;
  if (!(stream instanceof ReadableStream)) throw new Error('React Router hydrates from something else now');
  return await new Response(stream).text();
}
