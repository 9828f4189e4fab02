import { type Admit, type Refusal, refuse } from './answer.ts';

/** The limit of a JSON body: ten times an order of 100 lines. */
export const MAX_JSON_BYTES = 256 * 1024;

/** Above the nesting of any call; deeper JSON is an attack on recursive code. */
const MAX_DEPTH = 20;

/** Reads a JSON body: 415 with another type, 413 when too large, 503 when not admitted, 400 when invalid. */
export async function readJson(
  request: Request,
  admit: Admit,
  limit: number = MAX_JSON_BYTES,
): Promise<{ ok: true; value: unknown } | Refusal> {
  if (readMediaType(request) !== 'application/json')
    return refuse('unsupported_media_type', 'Send JSON as application/json.');

  const bytes = await readBytes(request, limit);
  if (!bytes) return refuse('too_large', `The request is larger than ${limit / 1024} KB.`);
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

/** Reads the type of the body, without parameters. */
export function readMediaType({ headers }: Request): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Reads the body; null when it is larger, without reading more of it than the limit. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  const declared = Number(request.headers.get('Content-Length'));
  if (declared > limit) return null;
  // HTTP enforces the declared length; reading all costs a fraction of a stream.
  try {
    if (declared > 0) return new Uint8Array(await request.arrayBuffer());
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new BodyLost('The body of a request did not arrive', { cause: error });
  }
}

/** The sender went away, or was too slow. */
export class BodyLost extends Error {}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(depth - 1, inner));
}
