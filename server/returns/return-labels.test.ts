import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { eraseAccount } from '#contract/calls/account.ts';
import { fulfilOrder } from '#contract/calls/fulfilments.ts';
import { trackOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { requestReturn, updateReturn } from '#contract/calls/returns.ts';
import { deleteOrder, restoreOrder } from '#contract/calls/staff-orders.ts';
import { mails, returnLabels } from '#db/schema/index.ts';
import { labelUrl } from '#domain/returns/label.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { buy } from '../testing/buy.ts';
import { shownOrder } from '../testing/buy-lamps.ts';
import { proveEmail } from '../testing/prove-email.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const PDF = Buffer.from('%PDF-1.7\nTo: Ada Lovelace, 12 Analytical Way\n%%EOF');

/** A delivered order whose pieces come back. */
async function askForReturn(userEmail = 'ada@example.com') {
  const lamp = await addStockedLamp(shop.db, 5);
  const { order } = await buy(shop, lamp, { userEmail });
  const params = { id: order.id };
  await shop.send(fulfilOrder, { params, body: {} }, as);
  await shop.send(updateOrderStatus, { params, body: { status: 'delivered' } }, as);
  const lines = [{ position: 0, quantity: 1 }];
  const { body: asked } = await shop.send(requestReturn, { params, body: { lines } }, as);
  return { id: asked.id, orderId: order.id };
}

async function store(
  id: string,
  bytes: Uint8Array,
  type = 'application/pdf',
  headers: object = AS_STAFF,
  query = '',
) {
  const response = await shop.fetch(`/api/returns/${id}/label${query}`, {
    method: 'PUT',
    headers: { 'Content-Type': type, ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json() };
}

const move = (id: string, status: 'approved' | 'received' | 'closed' | 'declined', body: object = {}) =>
  shop.send(updateReturn, { params: { id }, body: { status, ...body } }, as);
const get = (of: { id: string; orderId: string }, headers: Record<string, string> = {}) =>
  shop.fetch(labelUrl(of), { headers });
const selectRows = ({ id }: { id: string }) =>
  shop.db.select().from(returnLabels).where(eq(returnLabels.returnId, id));

describe('the label of a return', () => {
  it('is a PDF that who knows the order downloads, and nothing stores on the way', async () => {
    const asked = await askForReturn();
    const { status, body } = await store(asked.id, PDF);
    expect([status, body.label]).toEqual([200, labelUrl(asked)]);
    await move(asked.id, 'approved', { answer: 'Old Mill Lane 3' });
    expect((await shownOrder(shop, asked.orderId)).returns?.[0]?.label).toBe(labelUrl(asked));

    const response = await get(asked);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="return-label-${asked.id}.pdf"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
    expect((await get(asked, AS_STAFF)).status).toBe(200);
  });

  test.each([
    ['png', 'png'],
    ['jpeg', 'jpg'],
    ['webp', 'webp'],
  ] as const)('may be a %s picture, whatever its sender calls it', async (format, extension) => {
    const asked = await askForReturn();
    const picture = sharp({ create: { width: 30, height: 40, channels: 3, background: '#fff' } });
    const bytes = await picture.toFormat(format).toBuffer();
    expect((await store(asked.id, bytes, 'application/pdf')).status).toBe(200);
    const response = await get(asked);
    expect(response.headers.get('Content-Type')).toBe(`image/${format}`);
    expect(response.headers.get('Content-Disposition')).toMatch(new RegExp(`\\.${extension}"$`));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  it('is not for strangers: nobody finds it without the order, or by another one', async () => {
    const asked = await askForReturn();
    const other = await askForReturn('grace@example.com');
    await store(asked.id, PDF);
    await store(other.id, PDF);
    const proven = await proveEmail(shop, 'grace@example.com');
    for (const wrong of [
      { ...asked, orderId: 'MG-0000-0000-0000-0000' },
      { ...asked, orderId: `MG-••••-••••-••••-${asked.orderId.slice(-4)}` },
      { ...asked, orderId: other.orderId },
      { ...asked, id: other.id },
      { ...asked, id: 'RT-0000-0000-0000-0000' },
      { id: asked.id, orderId: asked.id },
    ])
      for (const headers of [{}, proven]) expect((await get(wrong, headers)).status, wrong.id).toBe(404);
    expect((await shop.fetch(`/api/returns/${asked.id}/label`)).status).toBe(405);
    // Knowing only the email reveals no label.
    const found = JSON.stringify((await shop.send(trackOrder, { body: { email: 'ada@example.com' } })).body);
    expect(found).toContain('"masked":true');
    expect(found).not.toMatch(/"label"|RT-/);
  });

  it('is stored by staff only', async () => {
    const asked = await askForReturn();
    expect((await store(asked.id, PDF, 'application/pdf', {})).status).toBe(401);
    expect((await store('RT-0000-0000-0000-0000', PDF)).status).toBe(404);
    expect(await selectRows(asked)).toEqual([]);
  });

  it('is replaced by the next one, of which the link in the mail is', async () => {
    const asked = await askForReturn();
    await store(asked.id, PDF);
    await move(asked.id, 'approved');
    const [row] = await shop.db
      .select()
      .from(mails)
      .where(eq(mails.event, `return:${asked.id}:approved`));
    const facts = readFacts(row?.facts);
    const mail = facts && renderMail(facts, 'http://shop.test');
    expect(mail?.text).toContain(`Shipping label: http://shop.test${labelUrl(asked)}`);

    const better = Buffer.from('%PDF-1.4\nTo the other door\n%%EOF');
    await Promise.all([store(asked.id, better), store(asked.id, better)]);
    const response = await shop.fetch(/http\S+\/label/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(better);
    expect(await selectRows(asked)).toHaveLength(1);
    const entries = (await selectAuditEntries(shop.db, asked.orderId)).filter(({ after }) =>
      JSON.stringify(after).includes('application/pdf'),
    );
    expect(entries).toHaveLength(3);
  });

  it('stays when the next file is refused', async () => {
    const asked = await askForReturn();
    await store(asked.id, PDF);
    const damaged = (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
    ).subarray(0, 20);
    for (const [bytes, type] of [
      [Buffer.from('<script>alert(1)</script>'), 'application/pdf'],
      [Buffer.from(' %PDF-1.7'), 'application/pdf'],
      [Buffer.from('GIF89a'), 'image/png'],
      [damaged, 'image/png'],
      [Buffer.alloc(0), 'application/pdf'],
    ] as const) {
      const { status, body } = await store(asked.id, bytes, type);
      const message = 'This is not a PDF, PNG, JPEG or WebP file, or it is damaged.';
      expect([status, body.fields], type).toEqual([400, { label: message }]);
    }
    expect(await store(asked.id, PDF, 'text/html')).toMatchObject({
      status: 415,
      body: { message: 'A label is a PDF, or a PNG, JPEG or WebP picture.' },
    });
    expect(await store(asked.id, Buffer.concat([PDF, Buffer.alloc(5_000_000)]))).toMatchObject({
      status: 413,
      body: { message: 'The label is larger than 5 MB.' },
    });
    expect(Buffer.from(await (await get(asked)).arrayBuffer())).toEqual(PDF);
  });

  it('cannot be changed once the return has come back, or never will', async () => {
    for (const status of ['declined', 'received'] as const) {
      const asked = await askForReturn();
      const received = [{ position: 0, restocked: 1, writtenOff: 0 }];
      await move(asked.id, status, status === 'received' ? { received } : { answer: 'No' });
      const { status: answered, body } = await store(asked.id, PDF);
      expect([answered, body.message]).toEqual([
        409,
        `This return is ${status}. It needs no label any more.`,
      ]);
    }
  });
});

describe('the mail about a label', () => {
  const selectMails = async ({ id }: { id: string }) => {
    const isOfLabel = like(mails.event, `return:${id}:label:%`);
    const rows = await shop.db.select().from(mails).where(isOfLabel).orderBy(mails.createdAt);
    return rows.map(({ recipient, facts }) => {
      const read = readFacts(facts);
      return { recipient, ...(read && renderMail(read, 'http://shop.test')) };
    });
  };
  const storeSilently = (id: string, bytes: Uint8Array) =>
    store(id, bytes, 'application/pdf', AS_STAFF, '?notify=false');

  it('links to it, once for each label that comes after the approval', async () => {
    const asked = await askForReturn();
    await move(asked.id, 'approved', { answer: 'Old Mill Lane 3' });
    await store(asked.id, PDF);
    const [mail, ...more] = await selectMails(asked);
    expect(more).toEqual([]);
    expect([mail?.recipient, mail?.subject]).toEqual([
      'ada@example.com',
      `The shipping label of your return (${asked.orderId})`,
    ]);
    expect(mail?.text).toContain(`Shipping label: http://shop.test${labelUrl(asked)}`);

    // A request that is repeated stores the same label.
    await Promise.all([store(asked.id, PDF), store(asked.id, PDF)]);
    expect(await selectMails(asked)).toHaveLength(1);
    const better = Buffer.from('%PDF-1.4\nTo the other door\n%%EOF');
    await store(asked.id, better);
    expect(await selectMails(asked)).toHaveLength(2);
    await store(asked.id, PDF);
    expect(await selectMails(asked)).toHaveLength(3);
  });

  it('is not sent before the approval, whose mail links to the label', async () => {
    const asked = await askForReturn();
    await store(asked.id, PDF);
    await move(asked.id, 'approved');
    expect(await selectMails(asked)).toEqual([]);
  });

  it('can be left out, which the audit log says, and sent later', async () => {
    const asked = await askForReturn();
    await move(asked.id, 'approved');
    expect((await storeSilently(asked.id, PDF)).status).toBe(200);
    expect(await selectMails(asked)).toEqual([]);
    const [entry] = (await selectAuditEntries(shop.db, asked.orderId)).slice(-1);
    expect(entry?.after).toMatchObject({ label: 'application/pdf', emailed: false });
    await store(asked.id, PDF);
    expect(await selectMails(asked)).toHaveLength(1);
  });
});

describe('the label of a return is deleted', () => {
  it('with what the shop has of its customer', async () => {
    const email = 'erased@example.com';
    const asked = await askForReturn(email);
    const other = await askForReturn();
    for (const { id } of [asked, other]) await store(id, PDF);
    await move(asked.id, 'received', { received: [{ position: 0, restocked: 1, writtenOff: 0 }] });
    await move(asked.id, 'closed');
    expect((await get(asked)).status).toBe(200);
    const erased = await shop.send(eraseAccount, {}, { headers: await proveEmail(shop, email) });
    expect([erased.status, erased.failure?.message]).toEqual([200, undefined]);
    expect(await selectRows(asked)).toEqual([]);
    expect((await get(asked)).status).toBe(404);
    expect((await get(asked, AS_STAFF)).status).toBe(404);
    expect((await get(other)).status).toBe(200);
  });

  it('with its order, and does not come back with it', async () => {
    const asked = await askForReturn();
    await store(asked.id, PDF);
    const params = { id: asked.orderId };
    await shop.send(deleteOrder, { params, query: {} }, as);
    expect(await selectRows(asked)).toEqual([]);
    expect((await get(asked)).status).toBe(404);
    await shop.send(restoreOrder, { params }, as);
    expect((await shownOrder(shop, asked.orderId)).returns?.[0]?.label).toBeUndefined();
    expect((await store(asked.id, PDF)).status).toBe(200);
  });
});
