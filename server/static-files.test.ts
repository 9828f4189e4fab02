import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { Environment } from './http/bind.ts';
import { staticFiles } from './static-files.ts';

let folder: string;
const app = new Hono<Environment>();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marigold-static-'));
  await mkdir(path.join(folder, 'client/assets'), { recursive: true });
  for (const ending of ['', '.br', '.gz'])
    await writeFile(path.join(folder, `client/assets/shop-1a2b.js${ending}`), `js${ending}`);
  await mkdir(path.join(folder, 'previous/assets'), { recursive: true });
  await writeFile(path.join(folder, 'previous/assets/shop-0f9e.js'), 'before');
  staticFiles(app, folder);
});
afterAll(() => rm(folder, { recursive: true }));

const get = (file: string, headers = {}) => app.request(file, { headers });

test.each([
  ['gzip, deflate, br, zstd', 'br', 'js.br'],
  ['gzip, deflate', 'gzip', 'js.gz'],
  ['gzip', 'gzip', 'js.gz'],
  ['identity', null, 'js'],
])('a script for a client that accepts %s is sent in %s', async (accepted, encoding, body) => {
  const response = await get('/assets/shop-1a2b.js', { 'Accept-Encoding': accepted });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(await response.text()).toBe(body);
});

it('lets clients cache assets forever', async () => {
  const response = await get('/assets/shop-1a2b.js');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

it('has the assets of the release before, for pages that were opened there', async () => {
  const response = await get('/assets/shop-0f9e.js');
  expect(await response.text()).toBe('before');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
});

it('answers 404 for an unknown asset', async () => {
  expect((await get('/assets/shop-3c4d.js')).status).toBe(404);
});
