import { expect, it, test } from 'vitest';
import { findStaffByToken, isProgram } from './staff.ts';

const find = findStaffByToken(['the-new-token', 'the-old-token'], async () => null);

async function identify(authorization: string, by = find) {
  const visitor = { isOnThisMachine: async () => false };
  return await by({ headers: new Headers({ Authorization: authorization }), visitor });
}

test.each(['the-new-token', 'the-old-token'])('while a token is replaced, %s is accepted', async (token) => {
  const staff = await identify(`Bearer ${token}`);
  expect(staff !== null && isProgram(staff)).toBe(true);
});

it('no other token is, and none without a setting', async () => {
  expect(await identify('Bearer the-older-token')).toBeNull();
  expect(await identify('Bearer ')).toBeNull();
  expect(
    await identify(
      'Bearer the-new-token',
      findStaffByToken([], async () => null),
    ),
  ).toBeNull();
});
