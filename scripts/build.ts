import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ROOT } from './root.ts';

export const BUILD_DIR = path.join(ROOT, 'build');
const STAMP = path.join(BUILD_DIR, 'stamp');

/** What the build is made of. */
const SOURCES = [
  'web',
  'contract',
  'domain',
  'demo/pictures',
  'package-lock.json',
  'vite.config.ts',
  'scripts/calls-for-browsers.ts',
  'react-router.config.ts',
];

/** Builds the front end unless the build at hand was made from these very sources. */
export async function buildIfNeeded(onProgress: (line: string) => void): Promise<void> {
  const digest = await digestOfSources();
  const made = await readFile(STAMP, 'utf8').catch(() => null);
  if (made === digest) return;
  onProgress('Building the storefront (once) …');
  await build();
  await writeFile(STAMP, digest);
}

async function build(): Promise<void> {
  await rm(STAMP, { force: true });
  await run('react-router', ['build']);
  await copyPictures();
  await compressAll(path.join(BUILD_DIR, 'client'));
}

async function run(command: string, args: string[]): Promise<void> {
  const bin = path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Whoever asks for it: what a test runner or a developer has set would make pages for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

async function copyPictures(): Promise<void> {
  const target = path.join(BUILD_DIR, 'pictures');
  await rm(target, { recursive: true, force: true });
  await cp(path.join(ROOT, 'demo/pictures'), target, { recursive: true });
}

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;
const compress = promisify(brotliCompress);

/** Writes a Brotli copy beside each text file; the server sends it to browsers that take it. */
async function compressAll(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    const compressed = await compress(await readFile(file), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
    await writeFile(`${file}.br`, compressed);
  }
}

/** Names, sizes and times: as good as contents for telling whether something was edited, and much faster. */
async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    const full = path.join(ROOT, source);
    const files = (await stat(full)).isDirectory() ? (await filesBelow(full)).sort() : [full];
    for (const file of files) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${path.relative(ROOT, file)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

if (import.meta.main) await buildIfNeeded(console.log);
