/** A 64-bit digest that tells orders apart; not secure. crypto.subtle exists on secure pages only. */
export function digestOf(text: string): string {
  return STARTS.map((start) => fnv1a(text, start).toString(16).padStart(8, '0')).join('');
}

/** The usual offset basis of FNV-1a and another, for two independent halves. */
const STARTS = [0x811c9dc5, 0x050c5d1f];

function fnv1a(text: string, start: number): number {
  let hash = start;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
