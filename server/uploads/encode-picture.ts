import sharp, { type Sharp } from 'sharp';
import {
  keptWidths,
  PREVIEW_SIZE,
  UPLOAD_FORMATS,
  type UploadFormat,
} from '#domain/products/picture-address.ts';

export type EncodedPicture = { width: number; format: UploadFormat; bytes: Buffer };

/** Seconds that one step of reading or writing a picture may take. */
const PATIENCE = 20;

/**
 * A picture in every width and format the shop shows, upright and without what cameras write into it. One
 * after the other: each keeps a processor busy. Throws where it cannot be decoded to its end.
 */
export async function encodePicture(bytes: Uint8Array, width: number): Promise<EncodedPicture[]> {
  // Decoded and shrunk once, as pixels, for all.
  const widths = keptWidths(width);
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .timeout({ seconds: PATIENCE })
    .autoOrient()
    .resize({ width: Math.max(...widths) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const encoded: EncodedPicture[] = [];
  for (const kept of widths)
    for (const format of UPLOAD_FORMATS) {
      const resized = pixels().resize({ width: kept }).timeout({ seconds: PATIENCE });
      encoded.push({ width: kept, format, bytes: await ENCODERS[format](resized).toBuffer() });
    }
  return encoded;
}

/**
 * A few of a picture's pixels as a data: address, shown until the picture is there; null for one that can be
 * seen through, since it would go on being seen behind it.
 */
export async function encodePreview(picture: EncodedPicture): Promise<string | null> {
  if (!(await sharp(picture.bytes).stats()).isOpaque) return null;
  const bytes = await sharp(picture.bytes)
    .resize({ width: PREVIEW_SIZE, height: PREVIEW_SIZE, fit: 'inside' })
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** What cannot be seen through in the old format stands on white. */
const ENCODERS: Record<UploadFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
};
