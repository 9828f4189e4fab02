import sharp, { type Metadata } from 'sharp';
import { type Refusal, refuse } from '../http/answer.ts';

/**
 * The most pixels a picture may have: more than any camera of today makes, and what decoding one may cost.
 */
const MOST_PIXELS = 64_000_000;

/** A picture that will be decoded: its size as people see it. */
export type CheckedPicture = { ok: true; width: number; height: number };

/** Looks at what a picture is, whatever its name says, before anything of it is decoded. */
export async function checkPicture(bytes: Uint8Array): Promise<CheckedPicture | Refusal> {
  // Not even the heads of other formats are read: some of them are programs.
  if (!startsLikePicture(bytes)) return NO_PICTURE;
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !isTaken(metadata)) return NO_PICTURE;
  if ((metadata.pages ?? 1) > 1 || isAnimated(bytes))
    return refuse('invalid', 'Animated pictures cannot be uploaded.');
  const { width, height } = metadata.autoOrient;
  if (width * height > MOST_PIXELS)
    return refuse('invalid', `The picture has more than ${MOST_PIXELS / 1_000_000} million pixels.`);
  return { ok: true, width, height };
}

export const NO_PICTURE: Refusal = refuse(
  'invalid',
  'This is not a JPEG, PNG, WebP or AVIF picture, or it is damaged.',
);

function isTaken({ format, compression }: Metadata): boolean {
  return format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp'].includes(format);
}

/** The first bytes of JPEG, PNG, WebP and AVIF. */
function startsLikePicture(bytes: Uint8Array): boolean {
  const start = textOf(bytes, 0, 12);
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
    ['ftypavif', 'ftypavis', 'ftypmif1', 'ftypmiaf'].includes(start.slice(4))
  );
}

/** Animations that libvips takes for a single picture: APNG, and sequences of AVIF. */
function isAnimated(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textOf(bytes, 4, 12) === 'ftypavis') return true;
  if (!textOf(bytes, 0, 4).endsWith('PNG')) return false;
  const control = head.indexOf('acTL');
  return control >= 0 && control < head.indexOf('IDAT');
}

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1');
}
