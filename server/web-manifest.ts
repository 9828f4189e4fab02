import { type IconName, iconPath, SHOP_ICON } from '#domain/looks/icons.ts';
import { DEFAULT_LOOKS, type Looks } from '#domain/looks/look-fields.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { presentIcon } from './looks/present-looks.ts';

/** Writes the manifest by which a browser installs the shop (w3.org/TR/appmanifest). */
export function writeWebManifest(
  { company, exampleTexts }: Pick<Settings, 'company' | 'exampleTexts'>,
  looks: Looks,
): object {
  const paper = looks.paper === DEFAULT_LOOKS.paper ? '#FFFCF7' : looks.paper;
  return {
    name: company.name,
    short_name: company.name,
    ...(exampleTexts && { description: 'An online shop for deals on premium products.' }),
    start_url: '/user/home',
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: listIcons(presentIcon(looks), company.name),
  };
}

/** `digest`: of an icon that the seller has uploaded. */
function listIcons(digest: string | null, shopName: string) {
  if (digest === null && shopName !== DEFAULT_SHOP_NAME)
    return [{ src: SHOP_ICON, sizes: 'any', type: 'image/svg+xml' }];
  const drawing = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' };
  const icon = (name: IconName, size: number) => ({
    src: digest === null ? `/${name}.png` : iconPath(digest, name),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return [
    ...(digest === null ? [drawing] : []),
    icon('icon-192', 192),
    icon('icon-512', 512),
    { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
  ];
}
