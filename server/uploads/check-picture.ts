import type { Metadata } from 'sharp';
import { type Refusal, refuse } from '../http/answer.ts';

/** Bounds the memory of decoding; more than the pictures of current cameras. */
const MAX_PIXELS = 64_000_000;

/** Checks format and size of a picture before it is decoded. Returns its upright size in pixels. */
export async function checkPicture(
  bytes: Uint8Array,
): Promise<{ ok: true; width: number; height: number } | Refusal> {
  // libvips never gets to parse other formats, some of which are programs.
  if (!startsLikePicture(bytes)) return NO_PICTURE;
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !isAccepted(metadata)) return NO_PICTURE;
  if ((metadata.pages ?? 1) > 1 || isAnimated(bytes))
    return refuse('invalid', 'Animated pictures cannot be uploaded.');
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS)
    return refuse('invalid', `The picture has more than ${MAX_PIXELS / 1_000_000} million pixels.`);
  return { ok: true, width, height };
}

export const NO_PICTURE: Refusal = refuse(
  'invalid',
  'This is not a JPEG, PNG, WebP or AVIF picture, or it is damaged.',
);

function isAccepted({ format, compression }: Metadata): boolean {
  return format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp'].includes(format);
}

/** True if a file begins like a JPEG, PNG, WebP or AVIF. */
function startsLikePicture(bytes: Uint8Array): boolean {
  const start = readText(bytes, 0, 12);
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
    ['ftypavif', 'ftypavis', 'ftypmif1', 'ftypmiaf'].includes(start.slice(4))
  );
}

/** Detects the animations that libvips reads as one picture: APNG and AVIF sequences. */
function isAnimated(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (readText(bytes, 4, 12) === 'ftypavis') return true;
  if (!readText(bytes, 0, 4).endsWith('PNG')) return false;
  const control = head.indexOf('acTL');
  return control >= 0 && control < head.indexOf('IDAT');
}

function readText(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1');
}
