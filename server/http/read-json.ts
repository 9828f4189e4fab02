import { type Admit, type Refusal, refuse } from './answer.ts';

/** The most JSON a call accepts, in bytes: an order of 100 lines fits ten times. */
export const MAX_JSON_BYTES = 256 * 1024;

/** Nesting beyond what any call has; deeper JSON is an attack on whoever walks it. */
const MAX_DEPTH = 20;

/**
 * Reads a JSON body: 415 when it does not say so, 413 when too large, 503 when not admitted, 400 when it is
 * none.
 */
export async function readJson(
  request: Request,
  admit: Admit,
): Promise<{ ok: true; value: unknown } | Refusal> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refuse('unsupported_media_type', 'Send JSON as application/json.');

  const bytes = await readBytes(request, MAX_JSON_BYTES);
  if (!bytes) return refuse('too_large', `The request is larger than ${MAX_JSON_BYTES / 1024} KB.`);
  const busy = admit();
  if (busy) return busy;

  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isDeeperThan(MAX_DEPTH, value)) return refuse('malformed', 'The JSON is nested too deeply.');
    return { ok: true, value };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      return refuse('malformed', 'The request is not valid JSON.');
    throw error;
  }
}

/** The body, or null as soon as it is known to be too large; what is declared too large is not even read. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  const declared = Number(request.headers.get('Content-Length'));
  if (declared > limit) return null;
  // HTTP itself ends the body where it was declared to end; reading it at once costs a fraction of a stream.
  if (declared > 0) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(depth - 1, inner));
}
