import { expect, it } from 'vitest';
import { withoutBackOffice } from './shop-manifest.ts';

it('leaves routes that no page of the storefront opens by itself out of its manifest', () => {
  const manifest = {
    entry: { module: '/assets/entry.js' },
    routes: {
      root: { id: 'root', hasAction: false, hasLoader: true },
      'storefront/home/home': { id: 'storefront/home/home', path: 'home' },
      'admin/layout/admin-layout': { id: 'admin/layout/admin-layout', path: 'admin' },
      'storefront/products/redirect-from-handle': { id: 'x', path: 'products/:handle' },
      'product-of-collection': { id: 'y', path: 'collections/:collection/products/:handle' },
      'styleguide/styleguide': { id: 'styleguide/styleguide', path: 'styleguide' },
    },
    url: '/assets/manifest-1234.js',
  };
  expect(withoutBackOffice(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({
      entry: manifest.entry,
      routes: {
        root: { id: 'root', hasLoader: true },
        'storefront/home/home': manifest.routes['storefront/home/home'],
      },
      url: '/assets/shop-manifest-1234.js',
    })};`,
  );
});

it('fails if React Router writes the manifest in another form', () => {
  expect(() => withoutBackOffice('export default {}')).toThrow('another form');
});
