import type { Chance } from '../reviews/chance.ts';

/** Bytes to make an id of. */
export function bytesFrom(chance: Chance, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => chance.between(0, 255));
}

/** The same in hexadecimal digits, two a byte. */
export function hexFrom(chance: Chance, length: number): string {
  return Buffer.from(bytesFrom(chance, length)).toString('hex');
}
