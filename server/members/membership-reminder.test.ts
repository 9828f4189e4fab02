import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundMember } from '#contract/calls/members.ts';
import { mails } from '#db/schema/index.ts';
import { DAY } from '#domain/time-units.ts';
import { join } from '../testing/join.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const staff = { headers: AS_STAFF };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newEmail = () => `${randomUUID()}@example.com`;
const mailsTo = async (email: string) =>
  (await shop.db.select().from(mails).where(eq(mails.recipient, email))).map(({ kind }) => kind).toSorted();
const refund = (id: string) => shop.send(refundMember, { params: { id } }, staff);

describe('the reminder of a membership', () => {
  const reminders = async (email: string) =>
    (await mailsTo(email)).filter((kind) => kind === 'membership_reminder').length;

  it('is mailed once, 30 days before the end, also by concurrent servers', async () => {
    const email = newEmail();
    await join(shop, { email });
    shop.later(334 * DAY);
    await shop.reminder.runNow();
    expect(await reminders(email)).toBe(0);
    shop.later(2 * DAY);
    await Promise.all([shop.reminder.runNow(), shop.reminder.runNow()]);
    await shop.reminder.runNow();
    expect(await reminders(email)).toBe(1);
  });

  it('is mailed later if no server ran on that day, but not after the end', async () => {
    const [late, over] = [newEmail(), newEmail()];
    await join(shop, { email: over });
    shop.later(5 * DAY);
    await join(shop, { email: late });
    shop.later(362 * DAY);
    await shop.reminder.runNow();
    expect([await reminders(late), await reminders(over)]).toEqual([1, 0]);
  });

  it('is not mailed for a refunded membership or one with a successor', async () => {
    const [back, followed] = [newEmail(), newEmail()];
    await refund((await join(shop, { email: back })).membership.id);
    await join(shop, { email: followed });
    await join(shop, { email: followed });
    shop.later(350 * DAY);
    await shop.reminder.runNow();
    expect([await reminders(back), await reminders(followed)]).toEqual([0, 0]);
  });
});
