import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { inTransaction } from '#db/connection.ts';
import { mails } from '#db/schema/index.ts';
import { eventually } from '../testing/eventually.ts';
import { LATER, setUpMailing } from '../testing/set-up-mailing.ts';
import { startTestMailServer } from '../testing/test-mail-server.ts';
import { stockAlert } from './new-mails.ts';
import { type MailTransport, openMailTransport } from './transport.ts';
import { writeMail } from './write-mail.ts';

const mailing = setUpMailing();

describe('a mail that is not accepted', () => {
  test.each([
    [451, 'content'],
    [450, 'recipient'],
    [421, 'recipient'],
    [451, 'sender'],
  ] as const)('temporarily (%i at its %s) is tried again later', async (code, step) => {
    mailing.server.refuseWith([code], step);
    await mailing.write('pi_1');
    mailing.startSender();
    await eventually(async () => expect((await mailing.stored('pi_1'))?.failure).toMatch(/Not now/));
    expect((await mailing.stored('pi_1'))?.failure).not.toContain('ada@example.com');
    expect(mailing.server.received).toHaveLength(0);
    mailing.ahead += LATER;
    await mailing.isSent('pi_1');
    expect(mailing.server.received).toHaveLength(1);
    expect(await mailing.stored('pi_1')).toMatchObject({ tries: 2, failure: null });
  });

  it('because the mail server is down waits for it', async () => {
    const { port } = mailing.server;
    await mailing.server.close();
    await mailing.write('pi_1');
    mailing.startSender();
    await eventually(async () => expect((await mailing.stored('pi_1'))?.failure).toContain('ECONNREFUSED'));
    expect((await mailing.stored('pi_1'))?.nextTryAt).toBeInstanceOf(Date);
    mailing.server = await startTestMailServer(port);
    mailing.ahead += LATER;
    await mailing.isSent('pi_1');
    expect(mailing.server.received).toHaveLength(1);
  });

  test.each(['content', 'recipient'] as const)(
    'permanently (at its %s) is given up after five tries, and stored',
    async (step) => {
      mailing.server.refuseWith([550, 550, 550, 550, 550], step);
      await mailing.write('pi_1');
      mailing.startSender();
      for (let tries = 1; tries <= 5; tries++) {
        await eventually(async () => {
          expect(await mailing.stored('pi_1')).toMatchObject({
            tries,
            failure: expect.stringContaining(`Not now ${tries}`),
          });
        });
        mailing.ahead += LATER;
      }
      expect(await mailing.stored('pi_1')).toMatchObject({ tries: 5, nextTryAt: null, sentAt: null });
      expect(mailing.server.received).toHaveLength(0);
    },
  );

  it('because the mail server refuses the sender is never given up', async () => {
    mailing.server.refuseWith([550, 550, 550, 550, 550, 550], 'sender');
    await mailing.write('pi_1');
    mailing.startSender();
    for (let tries = 1; tries <= 6; tries++) {
      await eventually(async () =>
        expect((await mailing.stored('pi_1'))?.failure).toContain(`Not now ${tries}`),
      );
      mailing.ahead += LATER;
    }
    await mailing.isSent('pi_1');
    expect(await mailing.stored('pi_1')).toMatchObject({ tries: 7 });
  });

  it('because another version of the shop wrote it waits for that version', async () => {
    const [createdAt, nextTryAt] = [mailing.now(), mailing.now()];
    const facts = { kind: 'birthday', wishes: 'many' };
    await mailing.database.db.insert(mails).values({
      event: 'refund:pi_1',
      kind: 'birthday',
      recipient: 'ada@example.com',
      facts,
      createdAt,
      nextTryAt,
    });
    mailing.startSender();
    await eventually(async () =>
      expect((await mailing.stored('pi_1'))?.failure).toContain('another version'),
    );
    expect((await mailing.stored('pi_1'))?.nextTryAt?.getTime()).toBeGreaterThan(mailing.now().getTime());
    expect(mailing.server.received).toHaveLength(0);
  });
});

describe('an accepted mail', () => {
  it('is marked as sent when the database is back, and not sent again', async () => {
    await mailing.write('pi_1', 'slow@example.com');
    mailing.server.holdMailTo('slow@example.com');
    mailing.startSender();
    await eventually(() => expect(mailing.server.held()).toBe(1));
    await mailing.database.db.execute(sql`alter table mails rename to mails_away`);
    mailing.server.release();
    await eventually(() => expect(mailing.server.received).toHaveLength(1));
    await mailing.database.db.execute(sql`alter table mails_away rename to mails`);
    await mailing.isSent('pi_1');
    mailing.ahead += LATER;
    await mailing.write('pi_2');
    await mailing.isSent('pi_2');
    expect(mailing.server.received).toHaveLength(2);
    expect(await mailing.stored('pi_1')).toMatchObject({ tries: 1 });
  });

  /** A sender whose server is killed after it has sent: it looks once, and cannot be stopped. */
  function startDyingSender() {
    const transport = openMailTransport(mailing.server.url);
    const dying: MailTransport = {
      send: async (message, signal) => {
        await transport.send(message, signal);
        await new Promise(() => undefined);
      },
      close: () => undefined,
    };
    mailing.abandon(mailing.startSender({ transport: dying, every: 3_600_000 }));
  }

  it('is sent again with the same Message-ID if the server dies before it is marked', async () => {
    await mailing.write('pi_1');
    startDyingSender();
    await eventually(() => expect(mailing.server.received).toHaveLength(1));
    mailing.ahead += LATER;
    mailing.startSender();
    await eventually(() => expect(mailing.server.received).toHaveLength(2));
    expect(mailing.server.received[1]?.messageId).toBe(mailing.server.received[0]?.messageId);
  });

  it('is never sent twice if it is about stock, though the server dies between sending and noting', async () => {
    const back = { name: 'Lamp', productId: 'lamp', variantId: null };
    const alert = stockAlert({ alertId: 'a1', email: 'ada@example.com' }, back);
    const find = () => mailing.database.db.query.mails.findFirst({ where: eq(mails.event, alert.event) });
    await inTransaction(mailing.database.db, (tx) => writeMail(tx, alert, mailing.now()));
    // A refusal for now is no reason to give it up.
    mailing.server.refuseWith([451]);
    const refused = mailing.startSender({ every: 3_600_000 });
    await eventually(async () => expect((await find())?.failure).toContain('Not now'));
    await refused.stop();
    mailing.ahead += LATER;
    startDyingSender();
    await eventually(() => expect(mailing.server.received).toHaveLength(1));
    mailing.ahead += LATER;
    mailing.startSender();
    await eventually(async () => expect((await find())?.failure).toContain('may have arrived'));
    await mailing.write('pi_after');
    await mailing.isSent('pi_after');
    expect(mailing.server.received.map(({ subject }) => subject)).toEqual([
      'Back in stock at Marigold',
      expect.stringContaining('refund'),
    ]);
  });
});
