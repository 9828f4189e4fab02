import type { Chance } from '../reviews/chance.ts';

/** Random bytes for an id. */
export function bytesFrom(chance: Chance, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => chance.between(0, 255));
}

/** The same as hexadecimal digits, two per byte. */
export function hexFrom(chance: Chance, length: number): string {
  return Buffer.from(bytesFrom(chance, length)).toString('hex');
}
