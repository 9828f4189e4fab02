import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMessages, openContactForm, sendMessage } from '#contract/calls/messages.ts';
import { mails, messages, throttles } from '#db/schema/index.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [messages, mails, throttles]) await shop.db.delete(table);
});

const form = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  message: 'Does the kettle whistle?\r\nBcc: everyone@example.com',
};
const open = async () => (await shop.send(openContactForm, {})).body.opened;
const send = (body: object = form, init: object = {}) =>
  shop.send(sendMessage, { body: body as typeof form }, init);

describe('a message', () => {
  it('is listed for staff, mailed to the shop and confirmed to the sender', async () => {
    const sent = await send();
    expect(sent.status).toBe(200);
    expect(sent.body).toEqual({
      success: true,
      message: 'Thank you for your message. We will get back to you within 24 hours.',
    });
    const { body } = await shop.send(listMessages, { query: { folder: 'unread' } }, { headers: AS_STAFF });
    expect(body).toMatchObject([{ ...form, answers: [] }]);
    const written = await shop.db.select().from(mails).orderBy(mails.kind);
    expect(written.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['message_receipt', 'ada@example.com'],
      ['message_received', 'hello@marigold.example'],
    ]);
    // The address may be a stranger's: the typed text is not sent there.
    expect(JSON.stringify(written[0]?.facts)).toBe('{"kind":"message_receipt"}');
  });

  it('is always stored, but confirmed a few times only to one address', async () => {
    for (let from = 0; from < 6; from++) {
      const { status, body } = await send(
        { ...form, email: from % 2 ? 'ADA@example.com' : form.email },
        { address: `198.51.100.${from}` },
      );
      expect([status, body.success]).toEqual([200, true]);
    }
    const kinds = (await shop.db.select().from(mails)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'message_receipt')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'message_received')).toHaveLength(6);
  });

  it('sent again with its key is stored once', async () => {
    const init = { headers: { 'Idempotency-Key': 'attempt-1' } };
    await send(form, init);
    expect((await send(form, init)).status).toBe(200);
    expect(await shop.db.select().from(messages)).toHaveLength(1);
    expect(await shop.db.select().from(mails)).toHaveLength(2);
  });

  it('names missing fields in the words of the specification', async () => {
    const { status, failure } = await send({ firstName: ' ', email: 'ada' });
    expect(status).toBe(400);
    expect(failure.fields).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is invalid',
      phone: 'Phone number is required',
      message: 'Message is required',
    });
  });

  it('of a program that fills in the hidden field is answered and not stored', async () => {
    expect((await send({ ...form, website: 'https://spam.example' })).status).toBe(200);
    expect(await shop.db.select().from(messages)).toEqual([]);
    expect(await shop.db.select().from(mails)).toEqual([]);
  });

  it('that is sent faster than people write is answered and not stored', async () => {
    const opened = await open();
    expect((await send({ ...form, opened })).status).toBe(200);
    expect(await shop.db.select().from(messages)).toEqual([]);
    shop.later(2_000);
    expect((await send({ ...form, opened })).status).toBe(200);
    expect(await shop.db.select().from(messages)).toHaveLength(1);
  });

  it('is limited to five from one address in ten minutes', async () => {
    const timed = { ...form, opened: await open() };
    shop.later(2_000);
    for (let time = 0; time < 5; time++) expect((await send(timed)).status).toBe(200);
    const refused = await send(timed);
    expect(refused).toMatchObject({ status: 429, failure: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await send(timed, { address: '198.51.100.7' })).status).toBe(200);
  });

  it('is limited to two when the opening of the form is unknown or too old', async () => {
    const old = { ...form, opened: await open() };
    shop.later(24 * 60 * 60 * 1_000);
    expect((await send(old)).status).toBe(200);
    expect((await send({ ...form, opened: 'made up' })).status).toBe(200);
    expect((await send()).status).toBe(429);
  });
});
