import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice, issueInvoice } from '#contract/calls/invoices.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { getStaffLooks, publishLooks, saveLooks } from '#contract/calls/staff-looks.ts';
import { createOrderBody } from '../testing/buy.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { uploadFolder } from '../uploads/open-uploads.ts';

const LOGO = `/uploads/${'a'.repeat(32)}-320.jpg`;
const AS = { headers: AS_STAFF };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
  const folder = uploadFolder(shop.dataDir);
  await mkdir(folder, { recursive: true });
  await sharp({ create: { width: 320, height: 80, channels: 4, background: '#2255aa80' } })
    .webp()
    .toFile(path.join(folder, `${'a'.repeat(32)}-320.webp`));
});
afterAll(() => shop.close());

async function publish(looks: object) {
  const read = async () => (await shop.send(getStaffLooks, {}, AS)).body.version;
  await shop.send(saveLooks, { body: { looks, version: await read() } }, AS);
  expect((await shop.send(publishLooks, { body: { version: await read() } }, AS)).status).toBe(200);
}

async function order(): Promise<string> {
  const body = createOrderBody(lamp, { userEmail: `${randomUUID()}@example.com` });
  return (await shop.send(createOrder, { body })).body.id;
}

const issue = async (id: string) => (await shop.send(issueInvoice, { params: { id } }, AS)).body;
const readDraft = async (id: string) => (await shop.send(getInvoice, { params: { id } }, AS)).body;

async function fetchPdf(id: string) {
  const answer = await shop.fetch(`/api/orders/${id}/invoice.pdf`, AS);
  expect(answer.status).toBe(200);
  const bytes = await answer.arrayBuffer();
  const { pages, drawings } = readPdf(bytes);
  const hasPicture = Buffer.from(bytes).includes('/Subtype /Image');
  const fonts = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g),
  ];
  return {
    text: pages.join('\n'),
    drawing: drawings.join('\n'),
    hasPicture,
    fonts: fonts.map(([, name]) => name),
  };
}

/** #2255aa, and #f6a623 of the flower, as a PDF has them. */
const BLUE = /0\.133\d* 0\.333\d* 0\.666\d* (SCN|scn)/;
const MARIGOLD = /0\.964\d* 0\.650\d* 0\.137\d* (SCN|scn)/;

describe('the looks of an invoice', () => {
  it('are those of the theme until somebody chooses others', async () => {
    const id = await order();
    expect(await issue(id)).not.toHaveProperty('looks');
    const { drawing, hasPicture } = await fetchPdf(id);
    expect(hasPicture).toBe(false);
    expect(drawing).toMatch(MARIGOLD);
  });

  it('are accent, logo and typefaces of its issue, also after they change', async () => {
    const [first, second] = [await order(), await order()];
    await publish({ accent: '#2255aa', logo: LOGO, typefaces: 'modern' });
    const { looks } = await issue(first);
    expect(looks).toMatchObject({ accent: { line: '#2255aa' }, logo: LOGO, typefaces: 'modern' });
    await publish({ accent: '#aa2255', logo: '', typefaces: 'classic' });
    expect((await readDraft(first)).looks).toEqual(looks);
    expect((await readDraft(second)).looks?.accent?.line).toBe('#aa2255');
    const { text, drawing, hasPicture, fonts } = await fetchPdf(first);
    expect(fonts).toContainEqual(expect.stringMatching(/^Inter/));
    expect(fonts).not.toContainEqual(expect.stringMatching(/^Figtree/));
    expect(hasPicture).toBe(true);
    expect(drawing).toMatch(BLUE);
    expect(drawing).not.toMatch(MARIGOLD);
    expect(text.split('\n')).toContain('Marigold');
  });

  it('do without a logo whose file is gone', async () => {
    const id = await order();
    await publish({ logo: `/uploads/${'b'.repeat(32)}-320.jpg` });
    await issue(id);
    expect((await fetchPdf(id)).hasPicture).toBe(false);
    await rm(uploadFolder(shop.dataDir), { recursive: true });
    expect((await fetchPdf(id)).text).toContain('Marigold');
  });
});
