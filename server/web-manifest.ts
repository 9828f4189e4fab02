import type { Settings } from '#domain/settings/settings.ts';

/** Writes the manifest by which a browser installs the shop (w3.org/TR/appmanifest). */
export function writeWebManifest({
  company,
  exampleTexts,
}: Pick<Settings, 'company' | 'exampleTexts'>): object {
  return {
    name: company.name,
    short_name: company.name,
    ...(exampleTexts && { description: 'An online shop for deals on premium products.' }),
    start_url: '/user/home',
    scope: '/',
    display: 'browser',
    background_color: '#FFFCF7',
    theme_color: '#FFFCF7',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
