import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Vite plugin that lists the files a build loads, relative to its root, in one JSON file of `folder` for each
 * environment: its modules, and Vite's configuration with all it imports. Packages are left out.
 */
export function recordSources(folder: string): Plugin {
  let config: ResolvedConfig | null = null;
  return {
    name: 'record-sources',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      if (!config) return;
      const { root, configFileDependencies } = config;
      const loaded = [...this.getModuleIds(), ...configFileDependencies].map((id) =>
        id.replace(/[?#].*/, ''),
      );
      const sources = [...new Set(loaded.filter(isSource).map((file) => path.relative(root, file)))];
      const target = path.resolve(root, folder);
      await mkdir(target, { recursive: true });
      await writeFile(path.join(target, `${this.environment.name}.json`), JSON.stringify(sources));
    },
  };
}

/** True for files; names of virtual modules are not paths. */
function isSource(id: string): boolean {
  return path.isAbsolute(id) && !id.includes('/node_modules/');
}

/** The files that `recordSources` listed in `folder`, relative to `root`. None before a first build. */
export function readRecorded(root: string, folder: string): string[] {
  const lists = path.resolve(root, folder);
  const names = existsSync(lists) ? readdirSync(lists) : [];
  return names.flatMap((name) => JSON.parse(readFileSync(path.join(lists, name), 'utf8')) as string[]);
}

/** The file, or the files below the folder, at each path; without tests, which no build reads. */
export function filesAt(root: string, places: readonly string[]): string[] {
  const files = places.flatMap((place) => {
    const full = path.join(root, place);
    if (!find(full)?.isDirectory()) return [place];
    return readdirSync(full, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  });
  return [...new Set(files)].filter((file) => !/\.test\.[^/]*$/.test(file)).sort();
}

/**
 * A digest that changes when a file is added, removed or edited, and with the version of Node. By `times` of
 * files it is much faster to compute; by `contents` it is the same in a copy of the folder.
 */
export function digestFiles(root: string, files: readonly string[], by: 'times' | 'contents'): string {
  const describe = by === 'times' ? describeFile : digestFile;
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`${file} ${describe(path.join(root, file))}\n`);
  return hash.digest('hex');
}

function describeFile(file: string): string {
  // Installing packages rewrites this file, usually without a change.
  if (path.basename(file) === 'package-lock.json') return digestFile(file);
  const found = find(file);
  return `${found?.size} ${found?.mtimeMs}`;
}

function digestFile(file: string): string {
  return find(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'absent';
}

/** True if a file was edited at `time` or later, in milliseconds since 1970. */
export function isAnyEditedSince(root: string, files: readonly string[], time: number): boolean {
  return files.some((file) => (find(path.join(root, file))?.mtimeMs ?? 0) >= time);
}

/** Synchronous: a start looks at thousands of files, and a promise for each costs more than the look. */
function find(file: string) {
  return statSync(file, { throwIfNoEntry: false });
}
