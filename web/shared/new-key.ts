/** A random key of 128 bits: what makes a request that is sent again the same request (Idempotency-Key). */
export function newKey(): string {
  // Not randomUUID: browsers have it on secure pages only, and a shop on a local network may not be one.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
