import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../root.ts';

type Manifest = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

type Installed = { folder: string; manifest: Manifest };

/** Files of packages that nothing reads at run time. Licences stay. */
const UNUSED = /(\.([cm]?ts|map|woff2)|(?<!licen[cs]e)\.(md|markdown))$/i;

/** The files that are copied of a package of which most are not used. */
const PARTS: readonly [packages: RegExp, files: RegExp][] = [
  // Without the headers for compiling add-ons, which are half as large as the program.
  [/^node$/, /^(package\.json|bin|bin\/node(\.exe)?)$/],
  [/^@fontsource\//, /^(package\.json|LICENSE|unicode\.json|files|files\/.*-400-normal\.woff)$/],
  [/^swagger-ui-dist$/, /^(package\.json|LICENSE|NOTICE|swagger-ui(-bundle)?\.(css|js)(\.LICENSE\.txt)?)$/],
];

/**
 * Copies the installed packages `names`, with all that they need, into the folder `node_modules` of `target`.
 * Optional ones that are not installed, such as those of other platforms, are left out.
 */
export async function copyPackages(names: readonly string[], target: string): Promise<void> {
  const folders = new Set<string>();
  for (const name of names) await addPackage(folders, name, await findPackage(name, ''));
  // One after the other: a package may be in the folder of another.
  for (const folder of folders) await copyPackage(folder, target);
  // `npm start` looks for `node` here first.
  const programs = path.join(target, 'node_modules/.bin');
  await mkdir(programs, { recursive: true });
  await symlink('../node/bin/node', path.join(programs, 'node'));
}

/** Adds the folder of a package, as a path from the root, and those of what it depends on. */
async function addPackage(folders: Set<string>, name: string, found: Installed | null): Promise<void> {
  if (!found) throw new Error(`The package ${name} is not installed: run npm ci first.`);
  const { folder, manifest } = found;
  // That of `node` copies a program into this package, and is not needed afterwards.
  if (folders.has(folder) || name === 'node') return void folders.add(folder);
  folders.add(folder);
  for (const each of Object.keys(manifest.dependencies ?? {}))
    await addPackage(folders, each, await findPackage(each, folder));
  for (const each of Object.keys(manifest.optionalDependencies ?? {})) {
    const optional = await findPackage(each, folder);
    if (optional) await addPackage(folders, each, optional);
  }
}

/** As Node looks for it: in the folder of the dependent package, then in those above. */
async function findPackage(name: string, dependent: string): Promise<Installed | null> {
  const folder = path.posix.join(dependent, 'node_modules', name);
  const text = await readFile(path.join(ROOT, folder, 'package.json'), 'utf8').catch(() => null);
  if (text !== null) return { folder, manifest: JSON.parse(text) as Manifest };
  if (dependent === '') return null;
  return await findPackage(name, dependent.slice(0, Math.max(0, dependent.lastIndexOf('/node_modules/'))));
}

async function copyPackage(folder: string, target: string): Promise<void> {
  const name = folder.split('node_modules/').at(-1) ?? '';
  const part = PARTS.find(([packages]) => packages.test(name))?.[1];
  const source = path.join(ROOT, folder);
  await cp(source, path.join(target, folder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => isCopied(path.relative(source, file), part),
  });
}

function isCopied(file: string, part: RegExp | undefined): boolean {
  if (file === '') return true;
  // Packages inside of a package are copied by themselves.
  if (file === 'node_modules' || UNUSED.test(file)) return false;
  return part?.test(file) ?? true;
}
