import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takeLock } from '#postgres/lock-file.ts';
import { readProcessIdentity } from '#postgres/process-identity.ts';
import { digestFiles, filesAt, isAnyEditedSince, readRecorded } from './build-sources.ts';
import { ROOT } from './root.ts';
import { writeShopManifest } from './shop-manifest.ts';

export const BUILD_DIR = path.join(ROOT, 'build');
const STAMP = path.join(BUILD_DIR, 'stamp');
const PICTURES = 'demo/pictures';

/**
 * Further inputs of a build, beside the modules it records: Tailwind reads class names in all of `web`, and
 * scripts change what Vite wrote.
 */
const READ_AS_WELL = [
  'web',
  PICTURES,
  'react-router.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/shop-manifest.ts',
];

/** Builds the shop unless its sources are unchanged. Concurrent processes wait for one build. */
export async function buildIfNeeded(onProgress: (line: string) => void): Promise<void> {
  if (await isCurrent()) return;
  const release = await lockBuild();
  try {
    if (await isCurrent()) return;
    onProgress('Building the shop (once) …');
    await build();
  } finally {
    release();
  }
}

/** Digests of the sources of a build: `times` is the faster one, `contents` stays the same in a copy. */
type Stamp = { times: string; contents: string };

/** An image or an archive has the contents of a folder that was built, but no file of the same time. */
async function isCurrent(): Promise<boolean> {
  const stamp = await readStamp();
  if (!stamp) return false;
  const sources = listSources();
  const times = digestFiles(ROOT, sources, 'times');
  if (stamp.times === times) return true;
  if (stamp.contents !== digestFiles(ROOT, sources, 'contents')) return false;
  // Others may not write into the folder; then each start reads the contents again.
  await writeStamp({ ...stamp, times }).catch(() => undefined);
  return true;
}

async function readStamp(): Promise<Stamp | null> {
  const text = await readFile(STAMP, 'utf8').catch(() => null);
  const [times, contents] = text?.split('\n') ?? [];
  return times && contents ? { times, contents } : null;
}

async function writeStamp({ times, contents }: Stamp): Promise<void> {
  await writeFile(STAMP, `${times}\n${contents}\n`);
}

function listSources(): string[] {
  return filesAt(ROOT, [...READ_AS_WELL, ...readRecorded(ROOT, 'build/sources')]);
}

/** Takes the build lock, or takes over that of a dead process; returns its release. */
async function lockBuild(): Promise<() => void> {
  await mkdir(BUILD_DIR, { recursive: true });
  const identity = (await readProcessIdentity(process.pid)) ?? '';
  const holder = { pid: process.pid, identity, startedAt: new Date().toISOString(), address: 'a build' };
  while (true) {
    const outcome = await takeLock(
      path.join(BUILD_DIR, 'lock'),
      holder,
      async (other) => (await readProcessIdentity(other.pid)) === other.identity,
    );
    if (outcome.taken) return outcome.release;
    await sleep(200);
  }
}

async function build(): Promise<void> {
  const startedAt = Date.now();
  await rm(STAMP, { force: true });
  await runReactRouter(['build']);
  await copyPictures();
  await writeShopManifest('build/client/assets');
  await compressAll('build/client');
  const sources = listSources();
  const times = digestFiles(ROOT, sources, 'times');
  const stamp = { times, contents: digestFiles(ROOT, sources, 'contents') };
  // Without a stamp the next start builds again, with later edits.
  if (!isAnyEditedSince(ROOT, sources, startedAt)) await writeStamp(stamp);
}

async function runReactRouter(args: string[]): Promise<void> {
  const bin = path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Always for production, even if a test runner set another mode.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`react-router ${args.join(' ')} failed:\n${output}`);
}

async function copyPictures(): Promise<void> {
  const target = path.join(BUILD_DIR, 'pictures');
  await rm(target, { recursive: true, force: true });
  await cp(path.join(ROOT, PICTURES), target, { recursive: true });
}

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a Brotli and a gzip copy of each text file; the server sends one that the client accepts. */
async function compressAll(folder: string): Promise<void> {
  const files = filesAt(ROOT, [folder]);
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    const full = path.join(ROOT, file);
    const plain = await readFile(full);
    await writeFile(
      `${full}.br`,
      await toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    await writeFile(`${full}.gz`, await toGzip(plain, { level: 9 }));
  }
}

if (import.meta.main) await buildIfNeeded(console.log);
