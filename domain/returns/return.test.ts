import { expect, test } from 'vitest';
import { hasEnded, isOnItsWay, needsLook, RETURN_STATUSES } from './return.ts';

test.each([
  ['requested', { onItsWay: true, look: true, ended: false }],
  ['approved', { onItsWay: true, look: false, ended: false }],
  ['received', { onItsWay: false, look: true, ended: false }],
  ['closed', { onItsWay: false, look: false, ended: true }],
  ['declined', { onItsWay: false, look: false, ended: true }],
  ['canceled', { onItsWay: false, look: false, ended: true }],
] as const)('a return that is %s: %j', (status, facts) => {
  expect(RETURN_STATUSES).toContain(status);
  expect({ onItsWay: isOnItsWay(status), look: needsLook(status), ended: hasEnded(status) }).toEqual(facts);
});
