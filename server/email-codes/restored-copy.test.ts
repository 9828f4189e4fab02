import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#contract/calls/account.ts';
import { sendEmailCode } from '#contract/calls/email-codes.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { ensureDemoStaff } from '../staff/demo-staff.ts';
import { GOOD, newUser, openSession, statusWith } from '../staff/testing/test-staff.ts';
import { proveEmail } from '../testing/prove-email.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const EMAIL = 'ada@example.com';

describe('a backup restored beside the shop it was taken from', () => {
  let folder: string;
  let shop: TestShop;
  let copy: TestShop;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marigold-copy-'));
    shop = await openTestShop();
    await ensureDemoStaff(shop.staff);
    // Each secret is in use before the backup is taken.
    await proveEmail(shop, EMAIL);
    await shop.send(sendEmailCode, { body: { email: EMAIL } }, { headers: { 'Idempotency-Key': 'before' } });
    await openSession(shop, { email: await newUser(shop), password: GOOD });
    const file = path.join(folder, 'shop.backup');
    await writeBackup(shop.db, file, new Date());
    copy = await openTestShop();
    await readBackup(copy.db, file);
  });
  afterAll(async () => {
    await copy.close();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('makes no proof that the shop takes', async () => {
    const proof = await proveEmail(copy, EMAIL);
    expect((await copy.send(getAccount, {}, { headers: proof })).body.email).toBe(EMAIL);
    expect((await shop.send(getAccount, {}, { headers: proof })).body).not.toHaveProperty('email');
  });

  it('shows no code that the shop sends to a repeated request', async () => {
    const asked = { headers: { 'Idempotency-Key': 'the same in both' } };
    const codes = [shop, copy].map((one) => one.send(sendEmailCode, { body: { email: EMAIL } }, asked));
    const [sent, shown] = (await Promise.all(codes)).map(({ body }) => body.demoCode);
    expect(shown).toMatch(/^\d{6}$/);
    expect(shown).not.toBe(sent);
  });

  it('does not sign in browsers that are signed in to the shop', async () => {
    const cookie = await openSession(shop, { email: await newUser(shop), password: GOOD });
    expect(await statusWith(shop, cookie)).toBe(200);
    expect(await statusWith(copy, cookie)).toBe(401);
  });
});
