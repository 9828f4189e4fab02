import type { Sharp } from 'sharp';
import {
  PREVIEW_SIZE,
  storedWidths,
  UPLOAD_FORMATS,
  type UploadFormat,
} from '#domain/uploads/picture-url.ts';

export type EncodedPicture = { width: number; format: UploadFormat; bytes: Buffer };

/** Seconds for one step of decoding or encoding. */
const TIMEOUT = 20;

/**
 * Encodes a picture in all widths and formats of the shop, upright and without metadata; one after the other,
 * since each occupies a processor. Throws if it cannot be decoded.
 */
export async function encodePicture(bytes: Uint8Array, width: number): Promise<EncodedPicture[]> {
  // Decoded and reduced once for all.
  const widths = storedWidths(width);
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .timeout({ seconds: TIMEOUT })
    .autoOrient()
    .resize({ width: Math.max(...widths) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const encoded: EncodedPicture[] = [];
  for (const width of widths)
    for (const format of UPLOAD_FORMATS) {
      const resized = pixels().resize({ width: width }).timeout({ seconds: TIMEOUT });
      encoded.push({ width: width, format, bytes: await ENCODERS[format](resized).toBuffer() });
    }
  return encoded;
}

/**
 * Returns a tiny version as a data address, shown until the picture is loaded; null for a transparent
 * picture.
 */
export async function encodePreview(picture: EncodedPicture): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  if (!(await sharp(picture.bytes).stats()).isOpaque) return null;
  const bytes = await sharp(picture.bytes)
    .resize({ width: PREVIEW_SIZE, height: PREVIEW_SIZE, fit: 'inside' })
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** JPEG has no transparency: it gets a white background. */
const ENCODERS: Record<UploadFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
};
