import type { FileBody } from '#contract/define-call.ts';
import { type Admit, type Refusal, refuse } from './answer.ts';
import { readBytes, readMediaType } from './read-json.ts';

/** Reads a body that is a file: 415 with another type, 413 when too large, 503 when not admitted. */
export async function readFile(
  request: Request,
  admit: Admit,
  { types, maxBytes, wrongType, tooLarge }: FileBody,
): Promise<{ ok: true; value: Blob } | Refusal> {
  const type = readMediaType(request);
  if (!types.includes(type)) return refuse('unsupported_media_type', wrongType);
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) return refuse('too_large', tooLarge);
  return admit() ?? { ok: true, value: new Blob([new Uint8Array(bytes)], { type }) };
}
