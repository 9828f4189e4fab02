import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { asciiChunks } from './scripts/ascii-chunks.ts';
import { recordSources } from './scripts/build-sources.ts';
import { callsForBrowsers } from './scripts/calls-for-browsers.ts';
import { plainImports } from './scripts/plain-imports.ts';
import { scriptFiles } from './scripts/script-files.ts';
import { UNBUNDLED } from './scripts/unbundled.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    callsForBrowsers(),
    plainImports(),
    tailwindcss(),
    reactRouter(),
    asciiChunks(),
    recordSources('build/sources'),
  ],
  publicDir: 'web/public',
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    // Its lists name the files of all lazy parts, 1 KB on each page, and what these import is mostly loaded.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: scriptFiles() },
      },
    },
  },
  // `npm run dev` runs the server from its sources, with the packages as they are.
  ...(command === 'build' && { environments: { ssr: serverBundle() } }),
}));

/** The whole server, with `web` (decision 056). */
function serverBundle(): EnvironmentOptions {
  return {
    // React chooses its production build where this is read.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { noExternal: true, external: UNBUNDLED },
    build: { rolldownOptions: { input: 'server/main.ts' } },
  };
}
