import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  build: { assetsInlineLimit: 0, sourcemap: false },
  // Bundled, so that the server loads the few icons that are used instead of all of them.
  ssr: { noExternal: ['lucide-react'] },
});
