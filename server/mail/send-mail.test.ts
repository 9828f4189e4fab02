import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/connection.ts';
import { mails } from '#db/schema/index.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { createLog } from '../create-log.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestMailServer, type TestMailServer } from '../testing/test-mail-server.ts';
import { type MailSender, type MailSenderOptions, startMailSender } from './mail-sender.ts';
import { emailCode, passwordReset } from './new-mails.ts';
import { openMailTransport } from './transport.ts';
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

const writeSecret = () =>
  inTransaction(database.db, (tx) =>
    writeMail(tx, passwordReset({ email: 'ada@example.com', name: 'Ada' }, 'the-secret-token'), now()),
  );

it('carries the pictures that its HTML shows', async () => {
  const picture = { address: '/pictures/home/kettle.webp', cid: '1@marigold', content: Buffer.from('jpeg') };
  await writeSecret();
  startSender({ readPictures: async () => [picture] });
  await eventually(() => expect(server.received).toHaveLength(1));
  expect(server.received[0]?.attachments).toMatchObject([
    { contentId: '<1@marigold>', mimeType: 'image/jpeg', disposition: 'inline' },
  ]);
});

describe('a mail with a secret', () => {
  const kept = async () => (await database.db.select().from(mails))[0];

  it('is sent with it and stored without it', async () => {
    await writeSecret();
    startSender();
    await eventually(async () => expect((await kept())?.sentAt).toBeInstanceOf(Date));
    const link = 'https://shop.example/admin-reset-password?token=the-secret-token';
    expect(server.received[0]?.text).toContain(link);
    expect(server.received[0]?.html).toContain(link);
    expect((await kept())?.facts).toEqual({ kind: 'password_reset', name: 'Ada' });
  });

  it('is stored without it when it is given up', async () => {
    await writeSecret();
    // Its link would end before the mail server has refused it five times.
    await database.db.update(mails).set({ expiresAt: null });
    server.refuseWith([550, 550, 550, 550, 550], 'recipient');
    startSender();
    for (let tries = 1; tries <= 5; tries++) {
      await eventually(async () => expect((await kept())?.failure).toContain(`Not now ${tries}`));
      ahead += LATER;
    }
    expect(await kept()).toMatchObject({ nextTryAt: null, sentAt: null });
    expect(JSON.stringify(await kept())).not.toContain('the-secret-token');
  });

  const writeCode = (expiresAt: Date) =>
    inTransaction(database.db, (tx) =>
      writeMail(tx, emailCode('ada@example.com', { id: 'a', code: '012345', expiresAt }), now()),
    );

  it('is stored without its code after it is sent', async () => {
    await writeCode(new Date(now().getTime() + 600_000));
    startSender();
    await eventually(async () => expect((await kept())?.sentAt).toBeInstanceOf(Date));
    expect(server.received[0]?.text).toContain('012345');
    expect(JSON.stringify(await kept())).not.toContain('012345');
  });

  it('is not sent after its code has expired', async () => {
    ahead = -600_001;
    await writeCode(now());
    ahead = 0;
    startSender();
    await eventually(async () => expect(await kept()).toMatchObject({ nextTryAt: null, sentAt: null }));
    expect(server.received).toEqual([]);
    expect(JSON.stringify(await kept())).not.toContain('012345');
  });
});
