import { createElement } from 'react';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as entry from './entry.server.tsx';
import { newMark, unmarkScripts } from './marked-scripts.ts';
import { renderWithRouter } from './testing/render-with-router.tsx';

describe('the inline scripts that a page may run', () => {
  async function render(content = createElement('p')) {
    const allowed: string[] = [];
    const context = new RouterContextProvider();
    entry.provide(context, {
      fetch: () => Promise.reject(new Error('no call is expected')),
      baseUrl: 'http://shop.test/api',
      report: (error) => expect(error).toBeUndefined(),
      allowScript: (script) => allowed.push(script),
    });
    const html = await renderWithRouter(entry, { name: 'Kettle' }, { context, content });
    const inline = [...html.matchAll(/<script(?: type="module" async="")?>(.*?)<\/script>/gs)];
    return { html, allowed, inline: inline.map(([, body]) => body) };
  }

  it('are all that the router and the renderer write', async () => {
    const { allowed, inline } = await render();
    expect(inline).toHaveLength(4);
    expect(new Set(allowed)).toEqual(new Set(inline));
  });

  it('exclude one that is in the content of the page', async () => {
    const injected = '<script>steal()</script>';
    const { html, allowed } = await render(createElement('script', null, 'steal()'));
    expect(html).toContain(injected);
    expect(allowed).toHaveLength(4);
    expect(allowed.join()).not.toContain('steal');
  });

  it('leave no mark in the page', async () => {
    expect((await render()).html).not.toContain('nonce');
  });
});

it('a mark that is not of this rendering is no permission', () => {
  const html = `<script nonce="${newMark()}">steal()</script>`;
  expect(unmarkScripts(html, newMark())).toEqual({ html, scripts: [] });
});
