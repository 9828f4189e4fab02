import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { recordSources } from './scripts/build-sources.ts';
import { callsForBrowsers } from './scripts/calls-for-browsers.ts';
import { scriptFiles } from './scripts/script-files.ts';

export default defineConfig({
  plugins: [callsForBrowsers(), tailwindcss(), reactRouter(), recordSources('build/sources')],
  publicDir: 'web/public',
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: scriptFiles() },
      },
    },
  },
  environments: {
    // The whole server, with `web`: decision 056.
    ssr: {
      // React chooses its production build where this is read.
      define: { 'process.env.NODE_ENV': '"production"' },
      // Loaded from their packages, which have other files beside their code.
      resolve: { noExternal: true, external: ['sharp', 'pdfkit', 'fontkit'] },
      build: { rolldownOptions: { input: 'server/main.ts' } },
    },
  },
});
