import { formatCount } from '#domain/counts.ts';
/** Reads a count of pieces as typed; empty means that they are not counted. */
export function readStock(
  typed: string,
  most: number,
): { ok: true; stock: number | null } | { ok: false; message: string } {
  const text = typed.trim().replaceAll(',', '');
  if (text === '') return { ok: true, stock: null };
  const stock = Number(text);
  if (/^\d+$/.test(text) && stock <= most) return { ok: true, stock };
  return {
    ok: false,
    message: `Enter a whole number from 0 to ${formatCount(most)}, or leave it empty if pieces are not counted.`,
  };
}
