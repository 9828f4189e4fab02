/** A random 128-bit key in hex, e.g. for the Idempotency-Key header. */
export function newKey(): string {
  // randomUUID exists on secure pages only, and a shop on a local network may not be one.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
