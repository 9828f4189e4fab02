import { mkdir, mkdtemp, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestFiles, filesAt, isAnyEditedSince, readRecorded } from './build-sources.ts';
import { ROOT } from './root.ts';

const FILES = {
  'package.json': '{"type": "module"}',
  'vite.config.ts': `
    import { recordSources } from ${JSON.stringify(path.join(ROOT, 'scripts/build-sources.ts'))};
    import { input } from './input.ts';
    export default {
      logLevel: 'silent',
      plugins: [recordSources('out/sources')],
      build: { outDir: 'out/client', rolldownOptions: { input } },
    };`,
  'input.ts': `export const input = 'pages/page.ts';`,
  'pages/page.ts': `import { price } from '../rules/price.ts'; import './page.css'; console.log(price);`,
  'pages/page.css': 'main { color: red; }',
  'rules/price.ts': 'export const price = 17_500;',
  'rules/unused.ts': 'export const unused = 1;',
};

let root: string;
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'marigold-build-')));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
  await build({ root, configFile: path.join(root, 'vite.config.ts') });
});
afterAll(() => rm(root, { recursive: true }));

describe('the sources of a build', () => {
  it('are the files it loaded, and its configuration with its imports', async () => {
    const recorded = readRecorded(root, 'out/sources');
    // The plugin itself is outside this root.
    const own = recorded.filter((file) => !file.startsWith('..'));
    expect(own.sort()).toEqual([
      'input.ts',
      'pages/page.css',
      'pages/page.ts',
      'rules/price.ts',
      'vite.config.ts',
    ]);
    expect(recorded).toContain(path.relative(root, path.join(ROOT, 'scripts/build-sources.ts')));
  });

  it('are none before a first build', async () => {
    expect(readRecorded(root, 'nowhere')).toEqual([]);
  });

  it('change their digest when one is edited, removed or added to a folder that is read as a whole', async () => {
    const digest = () =>
      digestFiles(root, filesAt(root, ['pages', ...readRecorded(root, 'out/sources')]), 'times');
    const digests = [digest()];
    expect(digest()).toBe(digests[0]);
    for (const change of [
      () => write('input.ts', `export const input = ['pages/page.ts'];`),
      () => write('pages/other.html', '<p class="flex">'),
      () => rm(path.join(root, 'rules/price.ts')),
    ]) {
      await change();
      digests.push(digest());
    }
    expect(new Set(digests).size).toBe(4);
  });

  it('have the same digest by their contents in a copy, whose files have other times', async () => {
    const files = filesAt(root, ['pages']);
    const digest = () => digestFiles(root, files, 'contents');
    const before = digest();
    await utimes(path.join(root, 'pages/page.ts'), new Date(0), new Date(0));
    expect(digest()).toBe(before);
    await write('pages/page.ts', 'console.log(1);');
    expect(digest()).not.toBe(before);
  });

  it('keep their digest when a test or an unread file is edited', async () => {
    const before = digestFiles(root, filesAt(root, ['pages']), 'times');
    await write('pages/page.test.ts', '');
    await write('rules/unused.ts', '');
    expect(digestFiles(root, filesAt(root, ['pages']), 'times')).toBe(before);
  });

  it('keep their digest when the lock file is rewritten without a change', async () => {
    await write('package-lock.json', '{}');
    const before = digestFiles(root, ['package-lock.json'], 'times');
    await utimes(path.join(root, 'package-lock.json'), 1, 1);
    expect(digestFiles(root, ['package-lock.json'], 'times')).toBe(before);
  });

  it('are reported as edited since a time', async () => {
    await utimes(path.join(root, 'pages/page.ts'), 1_000, 1_000);
    expect(isAnyEditedSince(root, ['pages/page.ts', 'gone.ts'], 1_000_001)).toBe(false);
    expect(isAnyEditedSince(root, ['pages/page.ts'], 1_000_000)).toBe(true);
  });
});
