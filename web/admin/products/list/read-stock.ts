import { formatCount } from '#domain/counts.ts';
import { readCount } from '#domain/typed-number.ts';

/** Reads a typed stock; empty means not counted. Below zero it can only stay what it is `now`. */
export function readStock(
  typed: string,
  most: number,
  now: number | null = null,
): { ok: true; stock: number | null } | { ok: false; message: string } {
  if (typed.trim() === '') return { ok: true, stock: null };
  if (now !== null && typed.trim() === String(now)) return { ok: true, stock: now };
  const read = readCount(typed, most);
  if (read.ok) return { ok: true, stock: read.count };
  return {
    ok: false,
    message: `Enter a whole number from 0 to ${formatCount(most)}, or leave it empty if pieces are not counted.`,
  };
}
