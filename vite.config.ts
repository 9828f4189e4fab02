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
  // Bundled, so that the server loads the few icons that are used instead of all of them.
  ssr: { noExternal: ['lucide-react'] },
});
