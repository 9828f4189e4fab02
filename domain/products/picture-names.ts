/**
 * Maps the paths of files ('pictures/Mug.jpg') to what is known of them: by the whole path, and by the name
 * where no other file has it.
 */
export function nameFiles<File>(files: readonly { path: string; file: File }[]): Map<string, File> {
  const paths = files.map(({ path, file }) => ({ path: foldPath(path), file }));
  const named = Map.groupBy(paths, ({ path }) => lastPart(path));
  const known = new Map<string, File>();
  for (const [name, [only, ...others]] of named) if (only && others.length === 0) known.set(name, only.file);
  for (const { path, file } of paths) known.set(path, file);
  return known;
}

/** Finds the file that a cell names, as a path or a name. `files`: by folded paths. */
export function findNamed<File>(files: ReadonlyMap<string, File>, cell: string): File | undefined {
  const path = foldPath(cell);
  return files.get(path) ?? files.get(lastPart(path));
}

/** Paths that are equal folded are one path. */
export function foldPath(path: string): string {
  return path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .normalize('NFC')
    .toLowerCase();
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
