import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#db/connection.ts';
import { mails } from '#db/schema/index.ts';
import { resolveTexts } from '#domain/page-texts/page-texts.ts';
import { eventually } from '../testing/eventually.ts';
import { LATER, mailAbout, setUpMailing } from '../testing/set-up-mailing.ts';
import { DEFAULT_MAIL_LOOKS } from './mail-looks.ts';
import { deriveState, requeueMail } from './mail-queries.ts';
import { dataErased, passwordReset } from './new-mails.ts';
import { writeMail } from './write-mail.ts';

const mailing = setUpMailing();

describe('a mail', () => {
  it('arrives with text and HTML, from the shop, once', async () => {
    await mailing.write('pi_1');
    mailing.startSender();
    await mailing.isSent('pi_1');
    expect(mailing.server.received).toHaveLength(1);
    const [mail] = mailing.server.received;
    expect(mail?.from).toMatchObject({ address: 'shop@marigold.example', name: 'Marigold' });
    expect(mail?.to).toMatchObject([{ address: 'ada@example.com' }]);
    expect(mail?.subject).toBe('Your refund from Marigold');
    expect(mail?.text).toContain('$68.99');
    expect(mail?.html).toContain('$68.99');
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@marigold\.example>$/);
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(await mailing.stored('pi_1')).toMatchObject({ tries: 1, nextTryAt: null, failure: null });
  });

  it('is from the shop by its name, unless the operator has set another one', async () => {
    const texts = resolveTexts('mails', {}, { shopName: 'Oak, Sons', showsExamples: true });
    const readShop = async () => ({ shopName: 'Oak, Sons', zone: 'UTC', texts, looks: DEFAULT_MAIL_LOOKS });
    mailing.startSender({ readShop });
    await mailing.write('pi_1');
    await mailing.isSent('pi_1');
    expect(mailing.server.received.at(-1)?.from).toMatchObject({
      address: 'shop@marigold.example',
      name: 'Oak, Sons',
    });
  });

  it('about the same event is written once', async () => {
    await mailing.write('pi_1');
    await mailing.write('pi_1');
    expect(await mailing.database.db.select().from(mails)).toHaveLength(1);
  });

  it('of a rolled back transaction is not sent', async () => {
    const undone = inTransaction(mailing.database.db, async (tx) => {
      await writeMail(tx, mailAbout('pi_1'), mailing.now());
      throw new Error('the order could not be saved');
    });
    await expect(undone).rejects.toThrow('could not be saved');
    await mailing.write('pi_2');
    mailing.startSender();
    await mailing.isSent('pi_2');
    expect(mailing.server.received).toHaveLength(1);
  });

  it('is sent when the sender is poked, before its next look', async () => {
    const sender = mailing.startSender({ every: 3_600_000 });
    await mailing.write('pi_1');
    sender.poke();
    await mailing.isSent('pi_1');
  });

  it('is sent by one of two servers', async () => {
    for (let position = 0; position < 40; position++) await mailing.write(`pi_${position}`);
    mailing.startSender();
    mailing.startSender({ db: mailing.database.connectAgain() });
    await eventually(async () => {
      for (const mail of await mailing.database.db.select().from(mails)) expect(mail.sentAt).not.toBeNull();
    });
    expect(new Set(mailing.server.received.map(({ messageId }) => messageId)).size).toBe(40);
    expect(mailing.server.received).toHaveLength(40);
  });

  it('does not wait for an earlier one that the mail server delays', async () => {
    mailing.server.holdMailTo('slow@example.com');
    await mailing.write('pi_slow', 'slow@example.com');
    for (let position = 0; position < 12; position++) await mailing.write(`pi_${position}`);
    mailing.startSender();
    await eventually(() => expect(mailing.server.received).toHaveLength(12));
    expect(await mailing.stored('pi_slow')).toMatchObject({ sentAt: null });
    mailing.server.release();
    await mailing.isSent('pi_slow');
  });
});

describe('mail that waited for a mail server', () => {
  const ages = { young: 13, old: 15 };

  it('is sent unless it is too old, which staff see and may change', async () => {
    for (const [name, days] of Object.entries(ages)) {
      mailing.ahead = -days * 86_400_000;
      await mailing.write(`pi_${name}`);
    }
    mailing.ahead = 0;
    mailing.startSender();
    await mailing.isSent('pi_young');
    const old = await mailing.stored('pi_old');
    expect(old && deriveState(old)).toBe('expired');
    expect(mailing.server.received).toHaveLength(1);

    await inTransaction(mailing.database.db, (tx) => requeueMail(tx, 'refund:pi_old', mailing.now()));
    await mailing.isSent('pi_old');
    expect(mailing.server.received).toHaveLength(2);
  });

  it('is not sent with a link or code that has ended, which is removed', async () => {
    const to = { email: 'ada@example.com', name: 'Ada' };
    const { facts, ...mail } = passwordReset(to, 'secret-token');
    mailing.ahead = -2 * 3_600_000;
    await inTransaction(mailing.database.db, (tx) => writeMail(tx, { ...mail, facts }, mailing.now()));
    mailing.ahead = 0;
    await mailing.write('pi_after');
    mailing.startSender();
    await mailing.isSent('pi_after');
    const old = await mailing.database.db.query.mails.findFirst({ where: eq(mails.event, mail.event) });
    expect(old && deriveState(old)).toBe('expired');
    expect(JSON.stringify(old?.facts)).not.toContain('secret-token');
    expect(mailing.server.received).toHaveLength(1);
  });
});

describe('the mail that confirms an erasure', () => {
  const erasedAs = 'erased-0123456789ab@erased.invalid';
  const confirm = (id: string, recipient = 'ada@example.com') =>
    inTransaction(mailing.database.db, (tx) =>
      writeMail(tx, dataErased(id, recipient, { erasedAs, orders: 2, invoices: 1 }), mailing.now()),
    );
  const selectRow = async (id: string) =>
    await mailing.database.db.query.mails.findFirst({ where: eq(mails.event, `account:${id}:erased`) });

  it('forgets its address once it is sent', async () => {
    await confirm('sent');
    mailing.startSender();
    await eventually(async () => expect((await selectRow('sent'))?.sentAt).toBeInstanceOf(Date));
    expect(mailing.server.received[0]?.to).toMatchObject([{ address: 'ada@example.com' }]);
    expect(mailing.server.received[0]?.text).toContain('1 invoice or credit note');
    expect((await selectRow('sent'))?.recipient).toBe(erasedAs);
  });

  it('forgets its address once it is too old', async () => {
    await confirm('old');
    mailing.ahead = 4 * 86_400_000;
    mailing.startSender();
    await eventually(async () => expect((await selectRow('old'))?.recipient).toBe(erasedAs));
    expect(mailing.server.received).toEqual([]);
  });

  it('is the last: nothing is sent to an erased address', async () => {
    await confirm('never', erasedAs);
    await mailing.write('pi_later', erasedAs);
    await mailing.write('pi_sentinel');
    mailing.startSender();
    await mailing.isSent('pi_sentinel');
    expect(mailing.server.received).toHaveLength(1);
  });
});

describe('a sender that is stopped', () => {
  it('waits for mails under way, and claims no more', async () => {
    mailing.server.holdMailTo('slow@example.com');
    await mailing.write('pi_1', 'slow@example.com');
    const sender = mailing.startSender({ every: 3_600_000 });
    await eventually(() => expect(mailing.server.held()).toBe(1));
    const stopped = sender.stop();
    await mailing.write('pi_2');
    sender.poke();
    mailing.server.release();
    await stopped;
    expect((await mailing.stored('pi_1'))?.sentAt).toBeInstanceOf(Date);
    expect(await mailing.stored('pi_2')).toMatchObject({ tries: 0, sentAt: null });
  });

  it('aborts a slow mail, which is sent after the next start', async () => {
    mailing.server.holdMailTo('slow@example.com');
    await mailing.write('pi_1', 'slow@example.com');
    const sender = mailing.startSender({ grace: 100 });
    await eventually(() => expect(mailing.server.held()).toBe(1));
    await sender.stop();
    expect(await mailing.stored('pi_1')).toMatchObject({
      sentAt: null,
      failure: expect.stringContaining('aborted'),
    });
    mailing.server.release();
    mailing.ahead += LATER;
    mailing.startSender();
    await mailing.isSent('pi_1');
  });

  it('stops immediately without mail', async () => {
    const sender = mailing.startSender({ every: 3_600_000 });
    await sender.stop();
    await mailing.write('pi_1');
    sender.poke();
    expect(await mailing.stored('pi_1')).toMatchObject({ tries: 0 });
  });
});
