import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './root.ts';

const run = promisify(execFile);

/** The usual paths of installed browsers. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Folder of the unpacked browser: in node_modules, so that it is deleted with them. */
const UNPACKED = path.join(ROOT, 'node_modules/.cache/chromium');

/**
 * A Chromium to test with and the environment it needs: CHROMIUM_PATH, an installed one, or the one from npm.
 */
export async function findChromium(): Promise<{ path: string; environment: Record<string, string> }> {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...INSTALLED].filter((candidate) => candidate);
  for (const candidate of candidates)
    if (await exists(candidate)) return { path: candidate, environment: {} };
  return await unpackChromium();
}

async function unpackChromium(): Promise<{ path: string; environment: Record<string, string> }> {
  await mkdir(UNPACKED, { recursive: true });
  // The package reuses files of the temporary folder, possibly another user's.
  process.env.TMPDIR = UNPACKED;
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const executable = await chromium.executablePath();
  if (await starts(executable, {})) return { path: executable, environment: {} };

  // Bundled libraries, for machines without a desktop.
  const bin = path.join(ROOT, 'node_modules/@sparticuz/chromium/bin');
  await inflate(path.join(bin, 'al2023.tar.br'));
  const environment = {
    LD_LIBRARY_PATH: path.join(UNPACKED, 'al2023/lib'),
    FONTCONFIG_PATH: path.join(UNPACKED, 'fonts'),
  };
  if (await starts(executable, environment)) return { path: executable, environment };
  throw new Error('No browser to test with: install Chromium or Chrome, or set CHROMIUM_PATH.');
}

async function starts(executable: string, environment: Record<string, string>): Promise<boolean> {
  const env = { ...process.env, ...environment };
  return await run(executable, ['--no-sandbox', '--version'], { env }).then(
    () => true,
    () => false,
  );
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}
