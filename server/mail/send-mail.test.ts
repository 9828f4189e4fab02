import { describe, expect, it } from 'vitest';
import { inTransaction } from '#db/connection.ts';
import { mails } from '#db/schema/index.ts';
import { eventually } from '../testing/eventually.ts';
import { LATER, setUpMailing } from '../testing/set-up-mailing.ts';
import { emailCode, passwordReset } from './new-mails.ts';
import { writeMail } from './write-mail.ts';

const mailing = setUpMailing();

const writeSecret = () =>
  inTransaction(mailing.database.db, (tx) =>
    writeMail(
      tx,
      passwordReset({ email: 'ada@example.com', name: 'Ada' }, 'the-secret-token'),
      mailing.now(),
    ),
  );

it('carries the pictures that its HTML shows', async () => {
  const picture = {
    url: '/pictures/home/kettle.webp',
    cid: '1@marigold',
    content: Buffer.from('jpeg'),
    type: 'image/jpeg' as const,
  };
  await writeSecret();
  mailing.startSender({ readPictures: async () => [picture] });
  await eventually(() => expect(mailing.server.received).toHaveLength(1));
  expect(mailing.server.received[0]?.attachments).toMatchObject([
    { contentId: '<1@marigold>', mimeType: 'image/jpeg', disposition: 'inline' },
  ]);
});

describe('a mail with a secret', () => {
  const kept = async () => (await mailing.database.db.select().from(mails))[0];

  it('is sent with it and stored without it', async () => {
    await writeSecret();
    mailing.startSender();
    await eventually(async () => expect((await kept())?.sentAt).toBeInstanceOf(Date));
    const link = 'https://shop.example/admin-reset-password?token=the-secret-token';
    expect(mailing.server.received[0]?.text).toContain(link);
    expect(mailing.server.received[0]?.html).toContain(link);
    expect((await kept())?.facts).toEqual({ kind: 'password_reset', name: 'Ada' });
  });

  it('is stored without it when it is given up', async () => {
    await writeSecret();
    // Its link would end before the mail server has refused it five times.
    await mailing.database.db.update(mails).set({ expiresAt: null });
    mailing.server.refuseWith([550, 550, 550, 550, 550], 'recipient');
    mailing.startSender();
    for (let tries = 1; tries <= 5; tries++) {
      await eventually(async () => expect((await kept())?.failure).toContain(`Not now ${tries}`));
      mailing.ahead += LATER;
    }
    expect(await kept()).toMatchObject({ nextTryAt: null, sentAt: null });
    expect(JSON.stringify(await kept())).not.toContain('the-secret-token');
  });

  const writeCode = (expiresAt: Date) =>
    inTransaction(mailing.database.db, (tx) =>
      writeMail(tx, emailCode('ada@example.com', { id: 'a', code: '012345', expiresAt }), mailing.now()),
    );

  it('is stored without its code after it is sent', async () => {
    await writeCode(new Date(mailing.now().getTime() + 600_000));
    mailing.startSender();
    await eventually(async () => expect((await kept())?.sentAt).toBeInstanceOf(Date));
    expect(mailing.server.received[0]?.text).toContain('012345');
    expect(JSON.stringify(await kept())).not.toContain('012345');
  });

  it('is not sent after its code has expired', async () => {
    mailing.ahead = -600_001;
    await writeCode(mailing.now());
    mailing.ahead = 0;
    mailing.startSender();
    await eventually(async () => expect(await kept()).toMatchObject({ nextTryAt: null, sentAt: null }));
    expect(mailing.server.received).toEqual([]);
    expect(JSON.stringify(await kept())).not.toContain('012345');
  });
});
