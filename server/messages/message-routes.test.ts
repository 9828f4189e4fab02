import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { getMail, listMails } from '#contract/calls/mail.ts';
import {
  answerMessage,
  exportMessages,
  getMessage,
  listMessages,
  previewAnswer,
  updateMessage,
} from '#contract/calls/messages.ts';
import { auditLog, mails, messageAnswers, messages } from '#db/schema/index.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { messageQueries } from './message-queries.ts';

const staff = { headers: AS_STAFF };
let shop: TestShop;
let added = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [messageAnswers, messages, mails, auditLog]) await shop.db.delete(table);
});

async function add(overrides: Partial<typeof messages.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  added += 1;
  await shop.db.insert(messages).values({
    id,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    message: 'Does the kettle\nwhistle?',
    createdAt: new Date(Date.now() + added),
    ...overrides,
  });
  return id;
}

const listIds = async (query: object) =>
  (await shop.send(listMessages, { query }, staff)).body.map(({ id }) => id);

const listAudit = async (id: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action);

test.each([
  [listMessages, {}],
  [exportMessages, {}],
  [getMessage, { params: { id: 'm' } }],
  [updateMessage, { params: { id: 'm' }, body: { read: true } }],
  [answerMessage, { params: { id: 'm' }, body: { text: 'Yes.' } }],
  [previewAnswer, { params: { id: 'm' }, body: { text: 'Yes.' } }],
])('is for staff only: $method $path', async (call, input) => {
  expect((await shop.send(call, input as never)).status).toBe(401);
});

describe('the list', () => {
  it('shows unread messages first, then the newest, by folder', async () => {
    const unread = await add();
    const read = await add({ readAt: new Date() });
    const newest = await add();
    const archived = await add({ archivedAt: new Date() });
    expect(await listIds({})).toEqual([newest, unread, read]);
    expect(await listIds({ folder: 'unread' })).toEqual([newest, unread]);
    expect(await listIds({ folder: 'archived' })).toEqual([archived]);
    const { headers } = await shop.send(listMessages, { query: { limit: 1 } }, staff);
    expect(headers.get('X-Total-Count')).toBe('3');
  });

  it('searches names, addresses and texts', async () => {
    const ada = await add();
    const grace = await add({ firstName: 'Grace', lastName: 'Hopper', email: 'g@navy.mil', message: '50%' });
    expect(await listIds({ search: 'ada love' })).toEqual([ada]);
    expect(await listIds({ search: 'NAVY' })).toEqual([grace]);
    expect(await listIds({ search: 'whistle' })).toEqual([ada]);
    expect(await listIds({ search: '%' })).toEqual([grace]);
  });
});

describe('the file for spreadsheets', () => {
  it('has the filtered messages, newest first and without formulas', async () => {
    await add({ message: 'Does it whistle?', archivedAt: new Date() });
    await add({ message: '=1+1 and a kettle' });
    await add({ firstName: '@Ada', message: 'kettle' });
    const file = await shop.fetch(`/api${exportMessages.path}?search=kettle`, staff);
    expect(file.headers.get('Content-Disposition')).toMatch(/filename="messages-\d{4}-\d\d-\d\d\.csv"/);
    const lines = (await file.text()).trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(",'@Ada,Lovelace,ada@example.com,+44 20 7946 0000,kettle,");
    expect(lines[2]).toContain("'=1+1 and a kettle");
    const archived = await shop.fetch(`/api${exportMessages.path}?folder=archived`, staff);
    expect((await archived.text()).trim().split('\n')).toHaveLength(2);
  });

  it('continues where a batch ends', async () => {
    const ids = [await add(), await add(), await add()];
    const batches: string[][] = [];
    const context = { now: new Date(), zone: 'UTC' };
    for await (const batch of messageQueries.readAll(shop.db, { folder: 'inbox' }, context, 2))
      batches.push(batch.map(({ id }) => id));
    expect(batches).toEqual([[ids[2], ids[1]], [ids[0]]]);
  });
});

describe('a message', () => {
  it('is marked as read and unread, archived and restored', async () => {
    const id = await add();
    const mark = async (body: { read?: boolean; archived?: boolean }) => {
      const { body: message } = await shop.send(updateMessage, { params: { id }, body }, staff);
      return [message.readAt !== undefined, message.archivedAt !== undefined];
    };
    expect(await mark({ read: true })).toEqual([true, false]);
    expect(await mark({ archived: true })).toEqual([true, true]);
    expect(await mark({ read: false })).toEqual([false, true]);
    expect(await mark({ archived: false })).toEqual([false, false]);
    expect(await listAudit(id)).toEqual(['message.archive', 'message.unarchive']);
  });

  it('keeps the time it was first read', async () => {
    const id = await add();
    const read = { params: { id }, body: { read: true } };
    const { body: first } = await shop.send(updateMessage, read, staff);
    expect((await shop.send(updateMessage, read, staff)).body.readAt).toBe(first.readAt);
  });

  it('must exist', async () => {
    const params = { id: 'none' };
    expect((await shop.send(getMessage, { params }, staff)).status).toBe(404);
    expect((await shop.send(updateMessage, { params, body: { read: true } }, staff)).status).toBe(404);
    expect((await shop.send(answerMessage, { params, body: { text: 'Yes.' } }, staff)).status).toBe(404);
  });
});

describe('an answer', () => {
  it('is mailed with the question, and the message is marked as read', async () => {
    const id = await add();
    const { status, body } = await shop.send(
      answerMessage,
      { params: { id }, body: { text: 'Yes,\nloudly.' } },
      staff,
    );
    expect(status).toBe(201);
    expect(body.readAt).toBeDefined();
    expect(body.answers).toMatchObject([{ author: 'API token', text: 'Yes,\nloudly.' }]);
    const [mail] = (await shop.send(listMails, {}, staff)).body;
    expect(mail).toMatchObject({ kind: 'message_answer', recipient: 'ada@example.com', state: 'waiting' });
    const { body: written } = await shop.send(getMail, { params: { id: mail?.id ?? '' } }, staff);
    expect(written.text).toContain(
      'Hello Ada Lovelace,\n\nYes,\nloudly.\n\nMarigold\nhello@marigold.example',
    );
    expect(written.text).toContain('> Does the kettle\n> whistle?');
    expect(written.html).toMatch(/<blockquote[^>]*>Does the kettle<br>whistle\?<\/blockquote>/);
    expect(await listAudit(id)).toEqual(['message.answer']);
  });

  it('can be followed by another, in order', async () => {
    const id = await add();
    for (const text of ['Yes.', 'And no.'])
      await shop.send(answerMessage, { params: { id }, body: { text } }, staff);
    const { body } = await shop.send(getMessage, { params: { id } }, staff);
    expect(body.answers.map(({ text }) => text)).toEqual(['Yes.', 'And no.']);
    expect((await shop.send(listMails, {}, staff)).body).toHaveLength(2);
  });

  it('is sent once when the same request is sent twice, also concurrently', async () => {
    const id = await add();
    const send = () =>
      shop.send(
        answerMessage,
        { params: { id }, body: { text: 'Yes.' } },
        { headers: { ...AS_STAFF, 'Idempotency-Key': 'one-answer' } },
      );
    await Promise.all([send(), send()]);
    await send();
    const { body } = await shop.send(getMessage, { params: { id } }, staff);
    expect(body.answers).toHaveLength(1);
    expect((await shop.send(listMails, {}, staff)).body).toHaveLength(1);
  });

  it('lets nothing typed reach a header or become markup', async () => {
    const hostile = 'x\r\nBcc: eve@example.com <script>alert(1)</script>';
    const id = await add({ firstName: hostile, lastName: hostile, message: hostile });
    await shop.send(answerMessage, { params: { id }, body: { text: hostile } }, staff);
    const [mail] = (await shop.send(listMails, {}, staff)).body;
    const { body } = await shop.send(getMail, { params: { id: mail?.id ?? '' } }, staff);
    expect(body.subject).toBe('Your message to Marigold');
    expect(body.html).not.toContain('<script');
    expect(body.text).toContain('Hello x Bcc: eve@example.com');
  });

  test.each([{ text: ' ' }, { text: 'x'.repeat(5_001) }, { text: ['Yes'] }, {}])(
    'refuses %o',
    async (body) => {
      const id = await add();
      const { status, failure } = await shop.send(
        answerMessage,
        { params: { id }, body: body as never },
        staff,
      );
      expect(status).toBe(400);
      expect(Object.keys(failure.fields ?? {})).toEqual(['text']);
    },
  );
});

describe('the preview of an answer', () => {
  const preview = async (id: string, text: string | null) =>
    await shop.send(previewAnswer, { params: { id }, body: { text } }, staff);

  it('is exactly the mail that is sent', async () => {
    const id = await add();
    const text = 'Yes, it does.\n\nIn two tones & <loudly>.';
    const { body: shown } = await preview(id, text);
    await shop.send(answerMessage, { params: { id }, body: { text } }, staff);
    const [mail] = (await shop.send(listMails, {}, staff)).body;
    const { body: sent } = await shop.send(getMail, { params: { id: mail?.id ?? '' } }, staff);
    expect(shown).toEqual({ subject: sent.subject, text: sent.text, html: sent.html });
  });

  it('has greeting and signature without a text, and stores nothing', async () => {
    const id = await add();
    const { body } = await preview(id, null);
    expect(body.text).toMatch(/^Hello Ada Lovelace,\n\nMarigold\n\S+@\S+\n/);
    expect(await shop.db.select().from(mails)).toEqual([]);
    expect((await shop.send(getMessage, { params: { id } }, staff)).body.readAt).toBeUndefined();
  });

  it('needs a message', async () => {
    expect((await preview('none', 'Yes.')).status).toBe(404);
  });
});
