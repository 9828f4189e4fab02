import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { inTransaction } from '#db/connection.ts';
import { mails } from '#db/schema/index.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { createLog } from '../create-log.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestMailServer, type TestMailServer } from '../testing/test-mail-server.ts';
import { requeueMail, stateOf } from './mail-queries.ts';
import { type MailSender, type MailSenderOptions, startMailSender } from './mail-sender.ts';
import { dataErased, passwordReset, refundMail, stockAlert } from './new-mails.ts';
import { type MailTransport, openMailTransport } from './transport.ts';
import { writeMail } from './write-mail.ts';

/** More than the longest pause. */
const LATER = 2 * 3_600_000;

let database: TestDatabase;
let server: TestMailServer;
const senders: MailSender[] = [];
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  ahead = 0;
  await database.db.delete(mails);
  server = await startTestMailServer();
});
afterEach(async () => {
  server.release();
  for (const sender of senders.splice(0)) await sender.stop();
  await server.close();
});

function startSender(options: Partial<MailSenderOptions> = {}): MailSender {
  const sender = startMailSender({
    db: database.db,
    transport: openMailTransport(server.url),
    readPictures: async () => [],
    from: 'Marigold <shop@marigold.example>',
    shopUrl: 'https://shop.example',
    readZone: async () => 'UTC',
    log: createLog('silent'),
    now,
    every: 20,
    ...options,
  });
  senders.push(sender);
  return sender;
}

const mailAbout = (paymentIntentId: string, recipient = 'ada@example.com') => {
  const payment = { orderId: null, name: 'Ada', amount: 6_899, reason: 'sold_out', paymentIntentId } as const;
  return refundMail({ recipient, refundId: paymentIntentId, ...payment });
};
const write = (paymentIntentId: string, recipient?: string) =>
  inTransaction(database.db, (tx) => writeMail(tx, mailAbout(paymentIntentId, recipient), now()));
const stored = async (paymentIntentId: string) =>
  await database.db.query.mails.findFirst({ where: eq(mails.event, `refund:${paymentIntentId}`) });
const isSent = (paymentIntentId: string) =>
  eventually(async () => expect((await stored(paymentIntentId))?.sentAt).toBeInstanceOf(Date));

describe('a mail', () => {
  it('arrives with text and HTML, from the shop, once', async () => {
    await write('pi_1');
    startSender();
    await isSent('pi_1');
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.from).toMatchObject({ address: 'shop@marigold.example', name: 'Marigold' });
    expect(mail?.to).toMatchObject([{ address: 'ada@example.com' }]);
    expect(mail?.subject).toBe('Your refund from Marigold');
    expect(mail?.text).toContain('$68.99');
    expect(mail?.html).toContain('$68.99');
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@marigold\.example>$/);
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(await stored('pi_1')).toMatchObject({ tries: 1, nextTryAt: null, failure: null });
  });

  it('about the same event is written once', async () => {
    await write('pi_1');
    await write('pi_1');
    expect(await database.db.select().from(mails)).toHaveLength(1);
  });

  it('of a rolled back transaction is not sent', async () => {
    const undone = inTransaction(database.db, async (tx) => {
      await writeMail(tx, mailAbout('pi_1'), now());
      throw new Error('the order could not be saved');
    });
    await expect(undone).rejects.toThrow('could not be saved');
    await write('pi_2');
    startSender();
    await isSent('pi_2');
    expect(server.received).toHaveLength(1);
  });

  it('is sent when the sender is poked, before its next look', async () => {
    const sender = startSender({ every: 3_600_000 });
    await write('pi_1');
    sender.poke();
    await isSent('pi_1');
  });

  it('is sent by one of two servers', async () => {
    for (let position = 0; position < 40; position++) await write(`pi_${position}`);
    startSender();
    startSender({ db: database.connectAgain() });
    await eventually(async () => {
      for (const mail of await database.db.select().from(mails)) expect(mail.sentAt).not.toBeNull();
    });
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(40);
    expect(server.received).toHaveLength(40);
  });

  it('does not wait for an earlier one that the mail server delays', async () => {
    server.holdMailTo('slow@example.com');
    await write('pi_slow', 'slow@example.com');
    for (let position = 0; position < 12; position++) await write(`pi_${position}`);
    startSender();
    await eventually(() => expect(server.received).toHaveLength(12));
    expect(await stored('pi_slow')).toMatchObject({ sentAt: null });
    server.release();
    await isSent('pi_slow');
  });
});

describe('mail that waited for a mail server', () => {
  const ages = { young: 13, old: 15 };

  it('is sent unless it is too old, which staff see and may change', async () => {
    for (const [name, days] of Object.entries(ages)) {
      ahead = -days * 86_400_000;
      await write(`pi_${name}`);
    }
    ahead = 0;
    startSender();
    await isSent('pi_young');
    const old = await stored('pi_old');
    expect(old && stateOf(old)).toBe('expired');
    expect(server.received).toHaveLength(1);

    await inTransaction(database.db, (tx) => requeueMail(tx, 'refund:pi_old', now()));
    await isSent('pi_old');
    expect(server.received).toHaveLength(2);
  });

  it('is not sent with a link or code that has ended, which is removed', async () => {
    const to = { email: 'ada@example.com', name: 'Ada' };
    const { facts, ...mail } = passwordReset(to, 'secret-token');
    ahead = -2 * 3_600_000;
    await inTransaction(database.db, (tx) => writeMail(tx, { ...mail, facts }, now()));
    ahead = 0;
    await write('pi_after');
    startSender();
    await isSent('pi_after');
    const old = await database.db.query.mails.findFirst({ where: eq(mails.event, mail.event) });
    expect(old && stateOf(old)).toBe('expired');
    expect(JSON.stringify(old?.facts)).not.toContain('secret-token');
    expect(server.received).toHaveLength(1);
  });
});

describe('the mail that confirms an erasure', () => {
  const erasedAs = 'erased-0123456789ab@erased.invalid';
  const confirm = (id: string, recipient = 'ada@example.com') =>
    inTransaction(database.db, (tx) =>
      writeMail(tx, dataErased(id, recipient, { erasedAs, orders: 2, invoices: 1 }), now()),
    );
  const rowOf = async (id: string) =>
    await database.db.query.mails.findFirst({ where: eq(mails.event, `account:${id}:erased`) });

  it('forgets its address once it is sent', async () => {
    await confirm('sent');
    startSender();
    await eventually(async () => expect((await rowOf('sent'))?.sentAt).toBeInstanceOf(Date));
    expect(server.received[0]?.to).toMatchObject([{ address: 'ada@example.com' }]);
    expect(server.received[0]?.text).toContain('1 invoice or credit note');
    expect((await rowOf('sent'))?.recipient).toBe(erasedAs);
  });

  it('forgets its address once it is too old', async () => {
    await confirm('old');
    ahead = 4 * 86_400_000;
    startSender();
    await eventually(async () => expect((await rowOf('old'))?.recipient).toBe(erasedAs));
    expect(server.received).toEqual([]);
  });

  it('is the last: nothing is sent to an erased address', async () => {
    await confirm('never', erasedAs);
    await write('pi_later', erasedAs);
    await write('pi_sentinel');
    startSender();
    await isSent('pi_sentinel');
    expect(server.received).toHaveLength(1);
  });
});

describe('a mail that is not accepted', () => {
  test.each([
    [451, 'content'],
    [450, 'recipient'],
    [421, 'recipient'],
    [451, 'sender'],
  ] as const)('temporarily (%i at its %s) is tried again later', async (code, step) => {
    server.refuseWith([code], step);
    await write('pi_1');
    startSender();
    await eventually(async () => expect((await stored('pi_1'))?.failure).toMatch(/Not now/));
    expect((await stored('pi_1'))?.failure).not.toContain('ada@example.com');
    expect(server.received).toHaveLength(0);
    ahead += LATER;
    await isSent('pi_1');
    expect(server.received).toHaveLength(1);
    expect(await stored('pi_1')).toMatchObject({ tries: 2, failure: null });
  });

  it('because the mail server is down waits for it', async () => {
    const { port } = server;
    await server.close();
    await write('pi_1');
    startSender();
    await eventually(async () => expect((await stored('pi_1'))?.failure).toContain('ECONNREFUSED'));
    expect((await stored('pi_1'))?.nextTryAt).toBeInstanceOf(Date);
    server = await startTestMailServer(port);
    ahead += LATER;
    await isSent('pi_1');
    expect(server.received).toHaveLength(1);
  });

  test.each(['content', 'recipient'] as const)(
    'permanently (at its %s) is given up after five tries, and stored',
    async (step) => {
      server.refuseWith([550, 550, 550, 550, 550], step);
      await write('pi_1');
      startSender();
      for (let tries = 1; tries <= 5; tries++) {
        await eventually(async () => {
          expect(await stored('pi_1')).toMatchObject({
            tries,
            failure: expect.stringContaining(`Not now ${tries}`),
          });
        });
        ahead += LATER;
      }
      expect(await stored('pi_1')).toMatchObject({ tries: 5, nextTryAt: null, sentAt: null });
      expect(server.received).toHaveLength(0);
    },
  );

  it('because the mail server refuses the sender is never given up', async () => {
    server.refuseWith([550, 550, 550, 550, 550, 550], 'sender');
    await write('pi_1');
    startSender();
    for (let tries = 1; tries <= 6; tries++) {
      await eventually(async () => expect((await stored('pi_1'))?.failure).toContain(`Not now ${tries}`));
      ahead += LATER;
    }
    await isSent('pi_1');
    expect(await stored('pi_1')).toMatchObject({ tries: 7 });
  });

  it('because another version of the shop wrote it waits for that version', async () => {
    const [createdAt, nextTryAt] = [now(), now()];
    const facts = { kind: 'birthday', wishes: 'many' };
    await database.db.insert(mails).values({
      event: 'refund:pi_1',
      kind: 'birthday',
      recipient: 'ada@example.com',
      facts,
      createdAt,
      nextTryAt,
    });
    startSender();
    await eventually(async () => expect((await stored('pi_1'))?.failure).toContain('another version'));
    expect((await stored('pi_1'))?.nextTryAt?.getTime()).toBeGreaterThan(now().getTime());
    expect(server.received).toHaveLength(0);
  });
});

describe('an accepted mail', () => {
  it('is marked as sent when the database is back, and not sent again', async () => {
    await write('pi_1', 'slow@example.com');
    server.holdMailTo('slow@example.com');
    startSender();
    await eventually(() => expect(server.held()).toBe(1));
    await database.db.execute(sql`alter table mails rename to mails_away`);
    server.release();
    await eventually(() => expect(server.received).toHaveLength(1));
    await database.db.execute(sql`alter table mails_away rename to mails`);
    await isSent('pi_1');
    ahead += LATER;
    await write('pi_2');
    await isSent('pi_2');
    expect(server.received).toHaveLength(2);
    expect(await stored('pi_1')).toMatchObject({ tries: 1 });
  });

  /** A sender whose server is killed after it has sent: it looks once, and cannot be stopped. */
  function startDyingSender() {
    const transport = openMailTransport(server.url);
    const dying: MailTransport = {
      send: async (message, signal) => {
        await transport.send(message, signal);
        await new Promise(() => undefined);
      },
      close: () => undefined,
    };
    startSender({ transport: dying, every: 3_600_000 });
    senders.pop();
  }

  it('is sent again with the same Message-ID if the server dies before it is marked', async () => {
    await write('pi_1');
    startDyingSender();
    await eventually(() => expect(server.received).toHaveLength(1));
    ahead += LATER;
    startSender();
    await eventually(() => expect(server.received).toHaveLength(2));
    expect(server.received[1]?.messageId).toBe(server.received[0]?.messageId);
  });

  it('is never sent twice if it is about stock, though the server dies between sending and noting', async () => {
    const back = { name: 'Lamp', productId: 'lamp', variantId: null };
    const alert = stockAlert({ alertId: 'a1', email: 'ada@example.com' }, back);
    const find = () => database.db.query.mails.findFirst({ where: eq(mails.event, alert.event) });
    await inTransaction(database.db, (tx) => writeMail(tx, alert, now()));
    // A refusal for now is no reason to give it up.
    server.refuseWith([451]);
    const refused = startSender({ every: 3_600_000 });
    await eventually(async () => expect((await find())?.failure).toContain('Not now'));
    await refused.stop();
    ahead += LATER;
    startDyingSender();
    await eventually(() => expect(server.received).toHaveLength(1));
    ahead += LATER;
    startSender();
    await eventually(async () => expect((await find())?.failure).toContain('may have arrived'));
    await write('pi_after');
    await isSent('pi_after');
    expect(server.received.map(({ subject }) => subject)).toEqual([
      'Back in stock at Marigold',
      expect.stringContaining('refund'),
    ]);
  });
});

describe('a sender that is stopped', () => {
  it('waits for mails under way, and claims no more', async () => {
    server.holdMailTo('slow@example.com');
    await write('pi_1', 'slow@example.com');
    const sender = startSender({ every: 3_600_000 });
    await eventually(() => expect(server.held()).toBe(1));
    const stopped = sender.stop();
    await write('pi_2');
    sender.poke();
    server.release();
    await stopped;
    expect((await stored('pi_1'))?.sentAt).toBeInstanceOf(Date);
    expect(await stored('pi_2')).toMatchObject({ tries: 0, sentAt: null });
  });

  it('aborts a slow mail, which is sent after the next start', async () => {
    server.holdMailTo('slow@example.com');
    await write('pi_1', 'slow@example.com');
    const sender = startSender({ grace: 100 });
    await eventually(() => expect(server.held()).toBe(1));
    await sender.stop();
    expect(await stored('pi_1')).toMatchObject({ sentAt: null, failure: expect.stringContaining('aborted') });
    server.release();
    ahead += LATER;
    startSender();
    await isSent('pi_1');
  });

  it('stops immediately without mail', async () => {
    const sender = startSender({ every: 3_600_000 });
    await sender.stop();
    await write('pi_1');
    sender.poke();
    expect(await stored('pi_1')).toMatchObject({ tries: 0 });
  });
});
