export const PLACEHOLDER_PICTURE = '/placeholder.svg';

/**
 * True for a picture of the shop itself, or an http(s) URL without credentials. Browsers fetch it; the
 * shop only does by fetchPublic, after an import.
 */
export function isPictureUrl(url: string): boolean {
  if (url === PLACEHOLDER_PICTURE) return true;
  if (/^\/(uploads|pictures)\//.test(url)) return /^(\/[\w-][\w.-]*)+$/.test(url);
  if (!/^https?:\/\/[^\s\\]+$/i.test(url)) return false;
  const parsed = URL.parse(url);
  return parsed !== null && parsed.username === '' && parsed.password === '';
}

/** False for http: URLs, which the page blocks. */
export function isSecurePicture(url: string): boolean {
  return !/^http:/i.test(url.trim());
}

/** Widths in pixels of stored uploads; none exceeds the original's. */
const WIDTHS = [320, 800, 1_600] as const;

/** Pixels of the longer side of a preview. */
export const PREVIEW_SIZE = 12;

/** Formats of stored uploads, smallest files first; jpg is the fallback. */
export const UPLOAD_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type UploadFormat = (typeof UPLOAD_FORMATS)[number];

/** The stored widths of an upload, ascending. */
export function storedWidths(width: number): number[] {
  const widest = Math.min(width, Math.max(...WIDTHS));
  return [...WIDTHS.filter((each) => each < widest), widest];
}

/** File name of an upload in one width and format. */
export function uploadFile(digest: string, width: number, format: UploadFormat): string {
  return `${digest}-${width}.${format}`;
}

export const UPLOAD_FILE = /^([0-9a-f]{32})-([1-9]\d{0,3})\.(avif|webp|jpg)$/;

/** The URL of an upload: of its widest file, from which all others are derived. */
export function uploadUrl(digest: string, width: number): string {
  return `/uploads/${uploadFile(digest, Math.max(...storedWidths(width)), 'jpg')}`;
}

/** All files of an upload by format; null for any other picture. */
export function uploadedSources(url: string): Record<UploadFormat, { url: string; width: number }[]> | null {
  const [, digest, width] = UPLOAD_FILE.exec(url.replace(/^\/uploads\//, '')) ?? [];
  if (!url.startsWith('/uploads/') || !digest || !width) return null;
  const filesOf = (format: UploadFormat) =>
    storedWidths(Number(width)).map((stored) => ({
      url: `/uploads/${uploadFile(digest, stored, format)}`,
      width: stored,
    }));
  return { avif: filesOf('avif'), webp: filesOf('webp'), jpg: filesOf('jpg') };
}

/** Formats of the demo pictures, smaller files first. */
export const RENDERED_FORMATS = ['avif', 'webp'] as const;
export type RenderedFormat = (typeof RENDERED_FORMATS)[number];

/** Widths in pixels of the demo pictures. The file of the middle one has no suffix. */
export const RENDERED_WIDTHS = [320, 800, 1_000] as const;

/** The URL of one file; `name` is the picture's URL without extension. */
export function renderedFile(name: string, width: number, format: RenderedFormat): string {
  return width === 800 ? `${name}.${format}` : `${name}-${width}.${format}`;
}

/** All files of a demo picture by format; null for any other. */
export function renderedSources(
  url: string,
): Record<RenderedFormat, { url: string; width: number }[]> | null {
  const [, name] = /^(\/pictures\/[\w-]+\/[\w-]+)\.webp$/.exec(url) ?? [];
  if (!name) return null;
  const filesOf = (format: RenderedFormat) =>
    RENDERED_WIDTHS.map((width) => ({ url: renderedFile(name, width, format), width }));
  return { avif: filesOf('avif'), webp: filesOf('webp') };
}
