/** An import of one file by another, as paths from the root. */
export type Import = { from: string; to: string };

/** Layers: folders whose subfolders are modules. */
const LAYERS = [
  'web/admin',
  'web/storefront',
  'web/ui',
  'domain',
  'contract',
  'db',
  'server',
  'web',
  'emulator',
];

/** The module of a file: the folder directly below its layer, or the layer itself. */
export function findModule(file: string): string {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  const layer = LAYERS.find((name) => folder.startsWith(`${name}/`));
  if (!layer) return folder.split('/')[0] ?? '';
  return folder
    .split('/')
    .slice(0, layer.split('/').length + 1)
    .join('/');
}

/**
 * Modules that import each other, directly or through others, and their imports. The queries of a module,
 * with what they import, are a layer below all use cases, and so a module of their own. Tests and test
 * helpers may import from all modules.
 */
export function cyclesBetween(imports: readonly Import[]): { modules: string[]; imports: Import[] }[] {
  const below = filesBelowUseCases(imports);
  const findPart = (file: string) => `${findModule(file)}${below.has(file) ? ' (queries)' : ''}`;
  const between = imports.filter(
    ({ from, to }) => !isTest(from) && !isTest(to) && findPart(from) !== findPart(to),
  );
  const next = new Map<string, Set<string>>();
  for (const { from, to } of between) {
    const known = next.get(findPart(from)) ?? new Set();
    next.set(findPart(from), known.add(findPart(to)));
  }
  const reachable = new Map([...next.keys()].map((module) => [module, reachedFrom(module, next)]));
  const cycles = new Map<string, string[]>();
  for (const [module, reached] of reachable) {
    if (!reached.has(module)) continue;
    const modules = [...reached].filter((other) => reachable.get(other)?.has(module)).sort();
    cycles.set(modules.join(), modules);
  }
  return [...cycles.values()].map((modules) => ({
    modules,
    imports: between.filter(
      ({ from, to }) => modules.includes(findPart(from)) && modules.includes(findPart(to)),
    ),
  }));
}

/** Imports by which queries reach a use case: a file that is not SQL and imports queries. */
export function findUseCasesBelowQueries(imports: readonly Import[]): Import[] {
  const below = filesBelowUseCases(imports);
  return imports.filter(({ from, to }) => below.has(from) && !SQL.test(from) && SQL.test(to));
}

const SQL = /-(queries|conditions|sql)\.ts$/;

/** The queries of the server, and all that they import of it. */
function filesBelowUseCases(imports: readonly Import[]): Set<string> {
  const ofServer = imports.filter(({ from, to }) => from.startsWith('server/') && to.startsWith('server/'));
  const next = new Map(
    [...Map.groupBy(ofServer, ({ from }) => from)].map(([from, all]) => [
      from,
      new Set(all.map(({ to }) => to)),
    ]),
  );
  const queries = ofServer.flatMap(({ from, to }) => [from, to]).filter((file) => SQL.test(file));
  return new Set(queries.flatMap((file) => [file, ...reachedFrom(file, next)]));
}

function reachedFrom(module: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [module];
  for (const each of waiting)
    for (const other of next.get(each) ?? [])
      if (!reached.has(other)) {
        reached.add(other);
        waiting.push(other);
      }
  return reached;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}

/** The layers with a column in the table of nouns. */
const COLUMNS = ['domain', 'contract', 'server', 'web/admin', 'web/storefront'];

/** The names in the table of nouns by layer, including modules without a noun. */
export function readNouns(document: string): Map<string, Set<string>> {
  const nouns = new Map(COLUMNS.map((layer) => [layer, new Set<string>()]));
  const [, section = ''] = document.split(/^## Nouns$/m);
  const [table = ''] = section.split(/^## /m);
  for (const line of table.split('\n').filter((text) => text.startsWith('|'))) {
    const cells = line.split('|').slice(2, -1);
    for (const [i, layer] of COLUMNS.entries())
      for (const [, name = ''] of (cells[i + 1] ?? '').matchAll(/`([\w-]+)`/g)) nouns.get(layer)?.add(name);
  }
  return nouns;
}

/** Folders, and files of the contract, that are missing in the table of nouns. */
export function unlistedModules(
  files: readonly string[],
  nouns: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const unknown = files.flatMap((file) => {
    const layer = COLUMNS.find((name) => file.startsWith(`${name}/`));
    if (!layer) return [];
    const [first = '', second] = file.slice(layer.length + 1).split('/');
    if (second === undefined) return [];
    const name = layer === 'contract' ? second.replace(/\.ts$/, '') : first;
    const isKnown = name === 'index' || isTest(file) || nouns.get(layer)?.has(name);
    return isKnown ? [] : [`${layer}/${layer === 'contract' ? `${first}/${second}` : first}`];
  });
  return [...new Set(unknown)].sort();
}
