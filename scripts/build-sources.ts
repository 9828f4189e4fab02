import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
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
export async function readRecorded(root: string, folder: string): Promise<string[]> {
  const lists = path.resolve(root, folder);
  const read = async (name: string) => JSON.parse(await readFile(path.join(lists, name), 'utf8')) as string[];
  return (await Promise.all((await readdir(lists).catch(() => [])).map(read))).flat();
}

/** The file, or the files below the folder, at each path; without tests, which no build reads. */
export async function filesAt(root: string, places: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    places.map(async (place) => {
      const full = path.join(root, place);
      const isFolder = (await stat(full).catch(() => null))?.isDirectory();
      if (!isFolder) return [place];
      const entries = await readdir(full, { withFileTypes: true, recursive: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
    }),
  );
  return [...new Set(files.flat())].filter((file) => !/\.test\.[^/]*$/.test(file)).sort();
}

/** A digest that changes when a file is added, removed or edited, and with the version of Node. */
export async function digestFiles(root: string, files: readonly string[]): Promise<string> {
  const lines = await Promise.all(files.map((file) => describeFile(path.join(root, file))));
  const hash = createHash('sha256').update(process.version);
  for (const [i, line] of lines.entries()) hash.update(`${files[i]} ${line}\n`);
  return hash.digest('hex');
}

/** Size and time are much faster to read than the content, and change with it. */
async function describeFile(file: string): Promise<string> {
  // Installing packages rewrites this file, usually without a change.
  if (path.basename(file) === 'package-lock.json') return await readFile(file, 'utf8');
  const found = await stat(file).catch(() => null);
  return `${found?.size} ${found?.mtimeMs}`;
}

/** True if a file was edited at `time` or later, in milliseconds since 1970. */
export async function isAnyEditedSince(
  root: string,
  files: readonly string[],
  time: number,
): Promise<boolean> {
  const found = await Promise.all(files.map((file) => stat(path.join(root, file)).catch(() => null)));
  return found.some((file) => file !== null && file.mtimeMs >= time);
}
