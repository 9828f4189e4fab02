import path from 'node:path';
import { build } from 'vite';
import { ROOT } from '../root.ts';
import { UNBUNDLED } from '../unbundled.ts';

/** The commands of a packed shop, by their files in `scripts/`. */
export const COMMANDS = ['audit', 'backup', 'demo', 'doctor', 'restore', 'rotate-keys', 'staff', 'uploads'];

/** Modules that the server starts as threads (`readInThread`), by the names it has for them. */
export const THREADS = [
  '#server/past-records/past-records-worker.ts',
  '#server/products/import/import-worker.ts',
];

/** The bundled module of a thread, from the root of a packed shop. */
export function placeThread(thread: string): string {
  return `./scripts/threads/${path.basename(thread, '.ts')}.js`;
}

/** Bundles the commands and threads with their packages into the folder `scripts` of `target`. */
export async function bundleCommands(target: string): Promise<void> {
  const commands = COMMANDS.map((name) => [name, path.join(ROOT, `scripts/${name}.ts`)]);
  const threads = THREADS.map((name) => [
    `threads/${path.basename(name, '.ts')}`,
    path.join(ROOT, name.slice(1)),
  ]);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: UNBUNDLED },
    build: {
      ssr: true,
      outDir: path.join(target, 'scripts'),
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries([...commands, ...threads]),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
