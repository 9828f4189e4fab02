/** What is shown of a product that has no picture yet. */
export const PLACEHOLDER_PICTURE = '/placeholder.svg';

/**
 * Whether a product may show the picture at this address: one of the shop's own, or one that is elsewhere, at
 * an http(s) address without a user's name. Browsers fetch it; the shop never does.
 */
export function isPictureAddress(address: string): boolean {
  if (address === PLACEHOLDER_PICTURE) return true;
  if (/^\/(uploads|pictures)\//.test(address)) return /^(\/[\w-][\w.-]*)+$/.test(address);
  if (!/^https?:\/\/[^\s\\]+$/i.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '';
}

/** True if the page may show the picture: it blocks pictures from http: addresses. */
export function isSecurePicture(address: string): boolean {
  return !/^http:/i.test(address.trim());
}

/**
 * The widths, in pixels, that pictures which staff upload are kept in; none is wider than the picture itself.
 */
const WIDTHS = [320, 800, 1_600] as const;

/** Pixels of the longer side of what is shown of a picture until it has come. */
export const PREVIEW_SIZE = 12;

/** How an uploaded picture is kept, the smallest files first; the last is for browsers that know no other. */
export const UPLOAD_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type UploadFormat = (typeof UPLOAD_FORMATS)[number];

/** The widths a picture of this width is kept in, ascending. */
export function keptWidths(width: number): number[] {
  const widest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((kept) => kept < widest), widest];
}

/** The name of one file of an uploaded picture. */
export function uploadFile(digest: string, width: number, format: UploadFormat): string {
  return `${digest}-${width}.${format}`;
}

/** Names of files of uploaded pictures, and nothing else. */
export const UPLOAD_FILE = /^([0-9a-f]{32})-([1-9]\d{0,3})\.(avif|webp|jpg)$/;

/** The address of an uploaded picture: of its widest file, from which those of the others follow. */
export function uploadAddress(digest: string, width: number): string {
  return `/uploads/${uploadFile(digest, Math.max(...keptWidths(width)), 'jpg')}`;
}

/** All files of an uploaded picture by format; null where the picture is none that was uploaded. */
export function uploadedSources(
  address: string,
): Record<UploadFormat, { address: string; width: number }[]> | null {
  const [, digest, width] = UPLOAD_FILE.exec(address.replace(/^\/uploads\//, '')) ?? [];
  if (!address.startsWith('/uploads/') || !digest || !width) return null;
  const filesOf = (format: UploadFormat) =>
    keptWidths(Number(width)).map((kept) => ({
      address: `/uploads/${uploadFile(digest, kept, format)}`,
      width: kept,
    }));
  return { avif: filesOf('avif'), webp: filesOf('webp'), jpg: filesOf('jpg') };
}

/** How a picture of the demo shop is kept, the smaller files first. */
export const RENDERED_FORMATS = ['avif', 'webp'] as const;
export type RenderedFormat = (typeof RENDERED_FORMATS)[number];

/**
 * The widths, in pixels, of the demo shop's rendered pictures. The file of the middle one bears the plain
 * name.
 */
export const RENDERED_WIDTHS = [320, 800, 1_000] as const;

/** The address of one file of a rendered picture, which is known by its address without extension. */
export function renderedFile(name: string, width: number, format: RenderedFormat): string {
  return width === 800 ? `${name}.${format}` : `${name}-${width}.${format}`;
}

/** All files of a picture of the shop's own that was rendered, by format; null for every other. */
export function renderedSources(
  address: string,
): Record<RenderedFormat, { address: string; width: number }[]> | null {
  const [, name] = /^(\/pictures\/[\w-]+\/[\w-]+)\.webp$/.exec(address) ?? [];
  if (!name) return null;
  const filesOf = (format: RenderedFormat) =>
    RENDERED_WIDTHS.map((width) => ({ address: renderedFile(name, width, format), width }));
  return { avif: filesOf('avif'), webp: filesOf('webp') };
}
