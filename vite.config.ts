import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { callsForBrowsers } from './scripts/calls-for-browsers.ts';

export default defineConfig({
  plugins: [callsForBrowsers(), tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Few files instead of forty: they compress better together, and each costs the page a line and a request.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
            // Otherwise the few limits drag all forms to the pages that only read them.
            { name: 'limits', test: /\/contract\/limits\.ts/, priority: 3 },
            { name: 'forms', test: /node_modules\/zod\/|\/contract\/(fields|forms)\.ts/, priority: 2 },
            { name: 'shared', minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  // Bundled, so that the server loads the few icons that are used instead of all of them.
  ssr: { noExternal: ['lucide-react'] },
});
