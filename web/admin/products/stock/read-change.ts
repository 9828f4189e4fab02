import { formatCount } from '#domain/counts.ts';
import { MAX_STOCK } from '#domain/limits.ts';
import type { ChangeKind } from '#domain/stock/movement.ts';
import { readCount } from '#domain/typed-number.ts';
import { CHANGES } from './movement-text.ts';

/** Reads typed pieces: a correction has a sign ('+2', '-2'), the other kinds have their own. */
export function readChange(
  kind: ChangeKind,
  typed: string,
): { ok: true; change: number } | { ok: false; message: string } {
  const [, written = '', digits = ''] = /^\s*([+\-−]?)\s*(.*)$/.exec(typed) ?? [];
  const { sign } = CHANGES[kind];
  const read = readCount(digits, MAX_STOCK);
  if (!read.ok || read.count === 0)
    return { ok: false, message: `Enter a whole number from 1 to ${formatCount(MAX_STOCK)}.` };
  if (sign === null && written === '') return { ok: false, message: 'Say + or − before the number.' };
  if (sign !== null && written !== '' && (written === '+') !== sign > 0)
    return {
      ok: false,
      message: sign > 0 ? 'Received pieces are added.' : 'Pieces written off are taken off.',
    };
  return { ok: true, change: (sign ?? (written === '+' ? 1 : -1)) * read.count };
}
