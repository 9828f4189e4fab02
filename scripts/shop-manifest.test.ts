import { expect, it } from 'vitest';
import { withoutBackOffice } from './shop-manifest.ts';

it('leaves out routes that no page of the storefront opens, and scripts that are loaded or named', () => {
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
    routes: {
      root: { id: 'root', hasAction: false, hasLoader: true, imports: ['/assets/vendor.js'] },
      'storefront/home/home': {
        id: 'storefront/home/home',
        path: 'home',
        clientLoaderModule: '/assets/load.js',
        imports: ['/assets/vendor.js', '/assets/load.js', '/assets/shop.js', '/assets/about.js'],
      },
      'admin/layout/admin-layout': { id: 'admin/layout/admin-layout', path: 'admin', imports: [] },
      'storefront/products/redirect-from-handle': { id: 'x', path: 'products/:handle', imports: [] },
      'product-of-collection': { id: 'y', path: 'collections/:collection/products/:handle', imports: [] },
      'styleguide/styleguide': { id: 'styleguide/styleguide', path: 'styleguide', imports: [] },
    },
    url: '/assets/manifest-1234.js',
  };
  expect(withoutBackOffice(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({
      entry: manifest.entry,
      routes: {
        root: { id: 'root', hasLoader: true, imports: [] },
        'storefront/home/home': {
          ...manifest.routes['storefront/home/home'],
          imports: ['/assets/about.js', '/assets/shop.js'],
        },
      },
      url: '/assets/shop-manifest-1234.js',
    })};`,
  );
});

it('fails if React Router writes the manifest in another form', () => {
  expect(() => withoutBackOffice('export default {}')).toThrow('another form');
});
