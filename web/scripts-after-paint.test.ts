import { describe, expect, it } from 'vitest';
import * as entry from './entry.server.tsx';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import { renderWithRouter } from './testing/render-with-router.tsx';
import * as streamingEntry from './testing/streaming-entry.tsx';

const PRELOADS =
  '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/vendor.js"/>';
const ENTRY =
  '<script type="module" async="">import "/assets/manifest.js";\nimport("/assets/entry.js");</script>';
const PAGE = `<html><head><link rel="stylesheet" href="/a.css"/>${PRELOADS}</head><body><p>Kettles</p><script>1</script>${ENTRY}</body></html>`;

describe('the scripts of a page', () => {
  const html = scriptsAfterPaint(PAGE);

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
    expect(scriptsAfterPaint('<html><body><h1>Gone</h1></body></html>')).toBe(
      '<html><body><h1>Gone</h1></body></html>',
    );
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
