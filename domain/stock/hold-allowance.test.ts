import { expect, test } from 'vitest';
import { type IpHolds, piecesToHold } from './hold-allowance.ts';

const none = { stock: 10, held: 0, heldHere: 0, unpaidHere: 0 };

test.each<[string, Partial<IpHolds>, boolean, number]>([
  ['half of the pieces', {}, false, 5],
  ['the last piece', { stock: 1 }, false, 1],
  ['half of all pieces, held ones included', { stock: 4, held: 6 }, false, 5],
  ['less than it holds already', { stock: 7, held: 3, heldHere: 3 }, false, 2],
  ['less than it held and did not pay', { unpaidHere: 2 }, false, 3],
  ['not the last piece again', { stock: 1, unpaidHere: 1 }, false, 0],
  ['nothing once it has held its share in vain', { unpaidHere: 9 }, false, 0],
  ['everything from an address that many share', {}, true, 10],
  ['less from there too, after holds in vain', { unpaidHere: 8 }, true, 2],
])('an address may hold %s', (_, holds, isShared, expected) => {
  expect(piecesToHold({ ...none, ...holds }, isShared)).toBe(expected);
});
