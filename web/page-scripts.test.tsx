import { createContext, runInContext } from 'node:vm';
import { createElement } from 'react';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as entry from './entry.server.tsx';
import { newMark, scriptsAfterPaint } from './page-scripts.ts';
import { renderWithRouter } from './testing/render-with-router.tsx';
import * as streamingEntry from './testing/streaming-entry.tsx';

const PRELOADS =
  '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/vendor.js"/>';
const ENTRY =
  '<script type="module" async="">import "/assets/manifest.js";\nimport("/assets/entry.js");</script>';
const PAGE = `<html><head><link rel="stylesheet" href="/a.css"/>${PRELOADS}</head><body><p>Kettles</p><script>1</script>${ENTRY}</body></html>`;

const MARK = newMark();
/** The page as it is rendered, with marks. */
const MARKED = PAGE.replace(/<script(?=[ >])|(?<="\/assets\/\w+\.js")(?=\/>)/g, `$& nonce="${MARK}"`);

describe('the scripts of a page', () => {
  const { pieces } = scriptsAfterPaint(MARKED, MARK);
  const html = pieces.join('');

  it('are put into templates, where nothing is fetched or run', () => {
    expect(html).toContain(`<template data-after-paint>${PRELOADS}</template></head>`);
    expect(html).toContain(`<template data-after-paint>${ENTRY}</template>`);
  });

  it('are where React rendered them once the templates are removed', () => {
    const put = html.replace(/<\/?template[^>]*>/g, '').replace(/<script>\(\(\) => \{.*?<\/script>/s, '');
    expect(put).toBe(PAGE);
  });

  it('are moved without other elements', () => {
    expect(html).toContain('<p>Kettles</p><script>1</script><template');
  });

  it('are not added to a page without any', () => {
    const page = '<html><body><h1>Gone</h1></body></html>';
    expect(scriptsAfterPaint(page, MARK)).toEqual({ pieces: [page], inline: [] });
  });
});

describe('the scripts that React Router renders', () => {
  const outsideTemplates = (html: string) => html.replace(/<template data-after-paint>.*?<\/template>/gs, '');

  it('are all put into templates', async () => {
    const html = await renderWithRouter(entry, { name: 'Kettle' });
    const waiting = [...html.matchAll(/<template data-after-paint>(.*?)<\/template>/gs)].join('');
    for (const file of ['entry.js', 'vendor.js', 'root.js', 'manifest.js']) expect(waiting).toContain(file);
    expect(outsideTemplates(html)).not.toMatch(/modulepreload|type="module"|\/assets\//);
  });

  it('are requested at once in a streamed page', async () => {
    const html = await renderWithRouter(streamingEntry, { name: 'Kettle' });
    expect(outsideTemplates(html)).toMatch(/modulepreload.*type="module"/s);
  });
});

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

it('a page is sent in UTF-8, whatever it says', async () => {
  const name = 'Bücher – 書 🎁';
  expect(await renderWithRouter(entry, { name }, { content: createElement('p', null, name) })).toContain(
    `<p>${name}</p>`,
  );
});

it('a mark that is not of this rendering is no permission', () => {
  const html = `<script nonce="${newMark()}">steal()</script>`;
  expect(scriptsAfterPaint(html, newMark())).toEqual({ pieces: [html], inline: [] });
});

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
