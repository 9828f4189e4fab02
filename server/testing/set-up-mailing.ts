import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { inTransaction } from '#db/connection.ts';
import { mails } from '#db/schema/index.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { resolveTexts } from '#domain/page-texts/page-texts.ts';
import { createLog } from '../create-log.ts';
import { DEFAULT_MAIL_LOOKS } from '../mail/mail-looks.ts';
import { type MailSender, type MailSenderOptions, startMailSender } from '../mail/mail-sender.ts';
import { refundMail } from '../mail/new-mails.ts';
import { openMailTransport } from '../mail/transport.ts';
import { writeMail } from '../mail/write-mail.ts';
import { eventually } from './eventually.ts';
import { startTestMailServer, type TestMailServer } from './test-mail-server.ts';

/** More than the longest pause between two tries, in milliseconds. */
export const LATER = 2 * 3_600_000;

/** A database for the tests of a file; a mail server, senders to it and their clock, new for each test. */
export function setUpMailing() {
  const senders: MailSender[] = [];
  const mailing = {
    database: undefined as unknown as TestDatabase,
    server: undefined as unknown as TestMailServer,
    /** Milliseconds that the clock is ahead. */
    ahead: 0,
    now: () => new Date(Date.now() + mailing.ahead),
    startSender,
    /** Like a sender whose process is killed: it is not stopped at the end of the test. */
    abandon: (sender: MailSender) => void senders.splice(senders.indexOf(sender), 1),
    write: (paymentIntentId: string, recipient?: string) =>
      inTransaction(mailing.database.db, (tx) =>
        writeMail(tx, mailAbout(paymentIntentId, recipient), mailing.now()),
      ),
    stored: async (paymentIntentId: string) =>
      await mailing.database.db.query.mails.findFirst({
        where: eq(mails.event, `refund:${paymentIntentId}`),
      }),
    isSent: (paymentIntentId: string) =>
      eventually(async () => expect((await mailing.stored(paymentIntentId))?.sentAt).toBeInstanceOf(Date)),
  };

  beforeAll(async () => {
    mailing.database = await createTestDatabase();
  });
  afterAll(() => mailing.database.close());

  beforeEach(async () => {
    mailing.ahead = 0;
    await mailing.database.db.delete(mails);
    mailing.server = await startTestMailServer();
  });
  afterEach(async () => {
    mailing.server.release();
    for (const sender of senders.splice(0)) await sender.stop();
    await mailing.server.close();
  });

  function startSender(options: Partial<MailSenderOptions> = {}): MailSender {
    const sender = startMailSender({
      db: mailing.database.db,
      transport: openMailTransport(mailing.server.url),
      readPictures: async () => [],
      from: 'Marigold <shop@marigold.example>',
      shopUrl: 'https://shop.example',
      readShop: async () => ({
        shopName: 'Marigold',
        zone: 'UTC',
        texts: resolveTexts('mails', {}, { shopName: 'Marigold', showsExamples: true }),
        looks: DEFAULT_MAIL_LOOKS,
      }),
      log: createLog('silent'),
      now: mailing.now,
      every: 20,
      ...options,
    });
    senders.push(sender);
    return sender;
  }

  return mailing;
}

/** The mail about the refund of a payment that has no order. */
export function mailAbout(paymentIntentId: string, recipient = 'ada@example.com') {
  const payment = { orderId: null, name: 'Ada', amount: 6_899, reason: 'sold_out', paymentIntentId } as const;
  return refundMail({ recipient, refundId: paymentIntentId, ...payment });
}
