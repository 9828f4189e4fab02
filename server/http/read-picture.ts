import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#domain/limits.ts';
import { type Admit, type Refusal, refuse } from './answer.ts';
import { mediaTypeOf, readBytes } from './read-json.ts';

/** Reads a body that is a picture: 415 with another type, 413 when too large, 503 when not admitted. */
export async function readPicture(
  request: Request,
  admit: Admit,
): Promise<{ ok: true; value: Blob } | Refusal> {
  const type = mediaTypeOf(request);
  if (!PICTURE_TYPES.includes(type))
    return refuse('unsupported_media_type', 'Only JPEG, PNG, WebP and AVIF pictures can be uploaded.');
  const bytes = await readBytes(request, MAX_PICTURE_BYTES);
  if (!bytes) return refuse('too_large', `The picture is larger than ${MAX_PICTURE_BYTES / 1_000_000} MB.`);
  return admit() ?? { ok: true, value: new Blob([new Uint8Array(bytes)], { type }) };
}
