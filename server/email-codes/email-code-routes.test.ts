import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { confirmEmailCode, sendEmailCode } from '#contract/calls/email-codes.ts';
import { getMail, listMails } from '#contract/calls/mail.ts';
import { auditLog, emailCodes, idempotentAnswers, mails, throttles } from '#db/schema/index.ts';
import { MINUTE } from '#domain/time-units.ts';
import { showsSecretsIn } from '../config/config.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ smtpUrl: 'smtp://127.0.0.1:1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [emailCodes, mails, throttles]) await shop.db.delete(table);
});

/** A browser with its cookies. */
function openBrowser(address = '192.0.2.1') {
  const jar = new Map<string, string>();
  const keep = ({ headers }: { headers: Headers }) => {
    for (const cookie of headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
  };
  const init = () => ({ address, headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } });
  return {
    jar,
    async ask(email: string) {
      const answer = await shop.send(sendEmailCode, { body: { email } }, init());
      keep(answer);
      return answer;
    },
    async enter(email: string, code: string) {
      const answer = await shop.send(confirmEmailCode, { body: { email, code } }, init());
      keep(answer);
      return answer;
    },
  };
}

/** The facts of the newest mail to an email. */
async function mailedCode(email: string): Promise<string> {
  const [mail] = await shop.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.createdAt));
  const facts = readFacts(mail?.facts);
  return facts?.kind === 'email_code' ? (facts.code ?? '') : '';
}

const another = (code: string) => (code === '000000' ? '111111' : '000000');
const newEmail = () => `${randomUUID()}@example.com`;

describe('a request that is repeated with its Idempotency-Key', () => {
  it('mails one code, also if its answer was lost', async () => {
    const email = newEmail();
    const ask = () =>
      shop.send(
        sendEmailCode,
        { body: { email } },
        { headers: { 'Idempotency-Key': email }, address: '192.0.2.9' },
      );
    const { body: first, headers } = await ask();
    expect((await ask()).body).toEqual(first);
    await shop.db.delete(idempotentAnswers);
    expect((await ask()).status).toBe(200);
    expect(await shop.db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const confirmed = await shop.send(
      confirmEmailCode,
      { body: { email, code: await mailedCode(email) } },
      { headers: { cookie }, address: '192.0.2.9' },
    );
    expect(confirmed.status).toBe(200);
  });
});

describe('a code', () => {
  it('is mailed, and proves the address in the browser that asked', async () => {
    const browser = openBrowser();
    const asked = await browser.ask('Ada@example.com');
    expect(asked.status).toBe(200);
    expect(asked.body).toEqual({ sentTo: 'A•••@e•••', expiresAt: expect.any(String) });
    const entered = await browser.enter('ada@EXAMPLE.com', await mailedCode('ada@example.com'));
    expect(entered.status).toBe(200);
    expect(new Date(entered.body.provenUntil).getTime()).toBeGreaterThan(Date.now() + 86_000_000);
    expect(entered.headers.getSetCookie()[0]).toMatch(/^marigold_proof=.*HttpOnly; SameSite=Lax$/);
  });

  it('may be typed with blanks', async () => {
    const browser = openBrowser();
    await browser.ask('a@example.com');
    const code = await mailedCode('a@example.com');
    expect((await browser.enter('a@example.com', ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('is accepted once, also with concurrent requests', async () => {
    const browser = openBrowser();
    await browser.ask('a@example.com');
    const code = await mailedCode('a@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.enter('a@example.com', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await browser.enter('a@example.com', code)).status).toBe(409);
  });

  it('is valid for ten minutes', async () => {
    const [soon, late] = [openBrowser(), openBrowser()];
    await soon.ask('soon@example.com');
    await late.ask('late@example.com');
    shop.later(10 * MINUTE - 5_000);
    expect((await soon.enter('soon@example.com', await mailedCode('soon@example.com'))).status).toBe(200);
    shop.later(10_000);
    expect((await late.enter('late@example.com', await mailedCode('late@example.com'))).status).toBe(409);
  });

  it('is valid until another one is requested', async () => {
    const browser = openBrowser();
    await browser.ask('a@example.com');
    const first = await mailedCode('a@example.com');
    shop.later(1_000);
    await browser.ask('a@example.com');
    const second = await mailedCode('a@example.com');
    if (first !== second) expect((await browser.enter('a@example.com', first)).status).toBe(400);
    expect((await browser.enter('a@example.com', second)).status).toBe(200);
  });

  it('can be tried five times, also concurrently', async () => {
    const browser = openBrowser();
    await browser.ask('a@example.com');
    const code = await mailedCode('a@example.com');
    const tries = Array.from({ length: 20 }, () => browser.enter('a@example.com', another(code)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(4);
    expect(statuses.filter((status) => status === 409)).toHaveLength(16);
    expect((await browser.enter('a@example.com', code)).status).toBe(409);
  });

  it('is sent to the address it proves, in any spelling', async () => {
    await openBrowser().ask('\u212Aate@example.com');
    const [mail] = await shop.db.select().from(mails);
    expect(mail?.recipient).toBe('kate@example.com');
  });

  it('of one address proves no other', async () => {
    const browser = openBrowser();
    await browser.ask('a@example.com');
    await browser.ask('b@example.com');
    const [a, b] = [await mailedCode('a@example.com'), await mailedCode('b@example.com')];
    if (a !== b) expect((await browser.enter('b@example.com', a)).status).toBe(400);
  });

  test.each([
    ['', 'Please enter the code'],
    ['12345', 'The code has 6 digits'],
  ])('%j is refused: %s', async (code, message) => {
    const { status, failure } = await openBrowser().enter('a@example.com', code);
    expect([status, failure.fields]).toEqual([400, { code: message }]);
  });

  test.each([{}, { email: 'nobody' }, { email: ['a@example.com'] }, { email: 'a@b.co', sealedEmail: 'x' }])(
    'is not sent to %o',
    async (body) => {
      const { status, failure } = await shop.send(sendEmailCode, { body: body as never });
      expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['email']]);
    },
  );

  it('is not sent to an address that another shop sealed', async () => {
    expect((await shop.send(sendEmailCode, { body: { sealedEmail: 'AAAA' } })).status).toBe(409);
  });
});

describe('a stranger', () => {
  it('cannot use a code in another browser, nor use up its tries', async () => {
    const [ada, eve] = [openBrowser(), openBrowser('198.51.100.7')];
    await ada.ask('ada@example.com');
    const code = await mailedCode('ada@example.com');
    for (let time = 0; time < 7; time++) expect((await eve.enter('ada@example.com', code)).status).toBe(409);
    await eve.ask('ada@example.com');
    expect((await ada.enter('ada@example.com', code)).status).toBe(200);
  });

  it('cannot flood a mailbox from many addresses', async () => {
    const email = newEmail();
    for (let from = 0; from < 20; from++) await openBrowser(`198.51.100.${from}`).ask(email);
    expect(await shop.db.select().from(mails)).toHaveLength(12);
  });

  it('cannot lock others out', async () => {
    const email = newEmail();
    for (let time = 0; time < 15; time++) await openBrowser('198.51.100.9').ask(email);
    expect(await shop.db.select().from(mails)).toHaveLength(4);
    expect((await openBrowser('192.0.2.55').ask(email)).status).toBe(200);
  });

  it('with many addresses cannot lock out a browser that has proven the address before', async () => {
    const email = newEmail();
    const ada = openBrowser('192.0.2.60');
    await ada.ask(email);
    await ada.enter(email, await mailedCode(email));
    for (let from = 0; from < 12; from++) await openBrowser(`198.51.100.${from}`).ask(email);
    const refused = await openBrowser('192.0.2.61').ask(email);
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    shop.later(2 * 86_400_000);
    expect((await ada.ask(email)).status).toBe(200);
  });

  it('who has proven an address once cannot flood it with new browsers', async () => {
    const email = newEmail();
    const eve = openBrowser();
    await eve.ask(email);
    await eve.enter(email, await mailedCode(email));
    for (let time = 0; time < 20; time++) {
      eve.jar.delete('marigold_buyer');
      await eve.ask(email);
    }
    expect(await shop.db.select().from(mails)).toHaveLength(10);
  });

  it('is limited by address, not by headers', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 41; time++) {
      const headers = { 'X-Forwarded-For': `10.0.0.${time}` };
      const answer = await shop.send(
        sendEmailCode,
        { body: { email: newEmail() } },
        { address: '192.0.2.70', headers },
      );
      statuses.push(answer.status);
    }
    expect(statuses.lastIndexOf(200)).toBe(39);
    expect(statuses[40]).toBe(429);
  });

  it('cannot request a code from another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await shop.send(sendEmailCode, { body: { email: newEmail() } }, { headers })).status).toBe(403);
  });
});

describe('the code is secret', () => {
  it('in the answer, in the list of mail and in the database', async () => {
    const asked = await openBrowser().ask('ada@example.com');
    const code = await mailedCode('ada@example.com');
    expect(JSON.stringify(asked.body)).not.toContain(code);
    const [listed] = (await shop.send(listMails, {}, { headers: AS_STAFF })).body;
    expect(listed).toMatchObject({ kind: 'email_code', subject: 'Your code for Marigold' });
    const { body } = await shop.send(getMail, { params: { id: listed?.id ?? '' } }, { headers: AS_STAFF });
    for (const part of [body.text, body.html]) {
      expect(part).not.toContain(code);
      expect(part).toContain('for the reader of the mail alone');
    }
    const kept = JSON.stringify([
      await shop.db.select().from(emailCodes),
      await shop.db.select().from(throttles),
      await shop.db.select().from(auditLog),
    ]);
    for (const secret of [code, 'ada@example.com']) expect(kept).not.toContain(secret);
  });

  it('is shown on the screen only in a demo that sends no mail', async () => {
    const demo = await openTestShop();
    try {
      const { body } = await demo.send(sendEmailCode, { body: { email: 'ada@example.com' } });
      expect(body.demoCode).toMatch(/^\d{6}$/);
      const [listed] = (await demo.send(listMails, {}, { headers: AS_STAFF })).body;
      const mail = await demo.send(getMail, { params: { id: listed?.id ?? '' } }, { headers: AS_STAFF });
      expect(mail.body.text).not.toContain(body.demoCode);
    } finally {
      await demo.close();
    }
  });

  const keys = { secretKey: '', publishableKey: '', webhookSecrets: [''] as const, apiBase: null };
  test.each([
    [true, { demoSignIn: true, smtpUrl: null, stripe: null }],
    [true, { demoSignIn: true, smtpUrl: null, stripe: { ...keys, isLive: false } }],
    [false, { demoSignIn: true, smtpUrl: null, stripe: { ...keys, isLive: true } }],
    [false, { demoSignIn: true, smtpUrl: 'smtp://mail.example', stripe: null }],
    [false, { demoSignIn: false, smtpUrl: null, stripe: null }],
  ])('is shown: %s, with %o', (isShown, config) => {
    expect(showsSecretsIn(config)).toBe(isShown);
  });
});
