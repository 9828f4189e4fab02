/**
 * 64 bits that stand for a text, so that the text need not be kept. Good for telling the orders of one
 * browser apart, not for secrets: crypto.subtle is there on secure pages only, and a shop on a local network
 * may not be one.
 */
export function digestOf(text: string): string {
  return STARTS.map((start) => fnv1a(text, start).toString(16).padStart(8, '0')).join('');
}

/** The usual start of FNV-1a, and another: two texts with the same digest would have to agree under both. */
const STARTS = [0x811c9dc5, 0x050c5d1f];

function fnv1a(text: string, start: number): number {
  let hash = start;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
