import { UPLOAD_FILE } from '../uploads/picture-url.ts';

/** The icons that are made of the one that a seller uploads; sizes in pixels. */
export const ICONS = {
  'favicon-48': { size: 48, share: 1, onPaper: false },
  'icon-192': { size: 192, share: 1, onPaper: false },
  'icon-512': { size: 512, share: 1, onPaper: false },
  /** Systems crop it to its inner 80 %. */
  'icon-maskable-512': { size: 512, share: 0.74, onPaper: true },
  'apple-touch-icon': { size: 180, share: 0.82, onPaper: true },
} as const satisfies Record<string, { size: number; share: number; onPaper: boolean }>;

export type IconName = keyof typeof ICONS;

/** The path of an icon; `digest` is that of the upload and of the paper. */
export function iconPath(digest: string, name: IconName): string {
  return `/icons/${digest}/${name}.png`;
}

/** The icon of a shop with another name and no icon of its own: the flower is Marigold's. */
export const SHOP_ICON = '/shop-icon.svg';

/** The digest in the URL of an upload. */
export function readUploadDigest(url: string): string | null {
  return UPLOAD_FILE.exec(url.replace(/^\/uploads\//, ''))?.[1] ?? null;
}
