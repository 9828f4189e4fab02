/** An import of one file by another, as paths from the root. */
export type Import = { from: string; to: string };

/** Layers: folders whose direct parts are rooms. */
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

/** The room a file is in: the folder right below its layer, or the layer itself. */
export function roomOf(file: string): string {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  const layer = LAYERS.find((name) => folder.startsWith(`${name}/`));
  if (!layer) return folder.split('/')[0] ?? '';
  return folder
    .split('/')
    .slice(0, layer.split('/').length + 1)
    .join('/');
}

/**
 * Rooms that import each other, directly or through others, with the files that do. Tests and what helps them
 * may look into every room.
 */
export function circlesOf(imports: readonly Import[]): { rooms: string[]; imports: Import[] }[] {
  const between = imports.filter(
    ({ from, to }) => !isTest(from) && !isTest(to) && roomOf(from) !== roomOf(to),
  );
  const next = new Map<string, Set<string>>();
  for (const { from, to } of between) {
    const known = next.get(roomOf(from)) ?? new Set();
    next.set(roomOf(from), known.add(roomOf(to)));
  }
  const reachable = new Map([...next.keys()].map((room) => [room, reachedFrom(room, next)]));
  const circles = new Map<string, string[]>();
  for (const [room, reached] of reachable) {
    if (!reached.has(room)) continue;
    const rooms = [...reached].filter((other) => reachable.get(other)?.has(room)).sort();
    circles.set(rooms.join(), rooms);
  }
  return [...circles.values()].map((rooms) => ({
    rooms,
    imports: between.filter(({ from, to }) => rooms.includes(roomOf(from)) && rooms.includes(roomOf(to))),
  }));
}

function reachedFrom(room: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [room];
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

/** The layers that have a column in the table of nouns, by the folder whose parts it lists. */
const COLUMNS = ['domain', 'contract', 'server', 'web/admin', 'web/storefront'];

/** The names in the table of nouns by layer, and those of rooms that hold no noun. */
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

/** Folders, and files of the contract, that the table of nouns does not have. */
export function unknownRooms(
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
