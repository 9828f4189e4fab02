import { describe, expect, it, test } from 'vitest';
import { orderIdFrom } from '#domain/ids.ts';
import { composeInvoice } from '#domain/invoices/invoice-document.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { resolveTexts } from '#domain/page-texts/page-texts.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';

const line: OrderLine = {
  productId: 'kettle-1',
  name: 'Ember Kettle',
  image: '/kettle.svg',
  unitPrice: 17_500,
  quantity: 2,
  selection: { options: { Color: 'Brass' }, properties: {} },
  description: 'Color: Brass',
};

const order: Order = {
  id: 'MG-ABCD-EFGH-JKMN-PQRS',
  userId: 'guest-1',
  userEmail: 'ada@example.com',
  userPhone: '+44 20 7946 0000',
  paymentMethod: null,
  shippingAddress: {
    fullName: 'Ada Lovelace',
    address: '12 Analytical Way',
    city: 'London',
    state: 'Greater London',
    zipCode: 'W1A 1AA',
    country: 'United Kingdom',
    phone: null,
  },
  billingAddress: null,
  lines: [line],
  memberPlan: null,
  subtotal: 35_000,
  shipping: 1_500,
  discount: 0,
  tax: 2_800,
  total: 39_300,
  status: 'on-the-road',
  activities: [],
  expectedDelivery: new Date('2026-03-06T10:00:00Z'),
  createdAt: new Date('2026-03-01T10:00:00Z'),
  paymentIntentId: 'pi_1',
  paymentStatus: 'paid',
  unpaidUntil: null,
  markedPaidAt: null,
  cancellation: null,
  refund: null,
  refunded: 0,
  lost: 0,
};

const TEXTS = resolveTexts('documents', {}, { shopName: 'Marigold', showsExamples: true });

async function read(changes: Partial<Order> = {}, written: Partial<typeof TEXTS> = {}): Promise<string[]> {
  const issuedAt = new Date('2026-03-02T10:00:00Z');
  const invoice = {
    number: 42,
    issuedAt,
    voidSince: null,
    logo: null,
    ...composeInvoice(
      { ...order, ...changes },
      { company: DEFAULT_COMPANY, timeZone: 'UTC', texts: { ...TEXTS, ...written } },
    ),
  };
  return readPdf(await invoicePdf(invoice)).pages;
}

/** One page as lines; runs of several fonts are one after the other. */
const splitLines = (page = '') => page.split('\n');

/** The letters of a text, sorted: what is read from right to left is drawn from its last letter on. */
const sortLetters = (text: string) => [...text].filter((letter) => /\p{L}/u.test(letter)).sort();

test.each(['محمد علي', 'דוד כהן'])('draws %s, which is read from right to left', async (fullName) => {
  const place = order.shippingAddress;
  const [page = ''] = await read({ shippingAddress: place && { ...place, fullName } });
  const drawn = sortLetters(page.normalize('NFKC').replace(/[^\p{Script=Arabic}\p{Script=Hebrew}]/gu, ''));
  expect(drawn).toEqual(sortLetters(fullName));
});

describe('an invoice as PDF', () => {
  it('shows seller, customer, lines and amounts on one page', async () => {
    const pages = await read();
    expect(pages).toHaveLength(1);
    const lines = splitLines(pages[0]);
    for (const text of [
      ...['Marigold', '48 Orchard Street', 'Portland, OR 97205', 'hello@marigold.example'],
      ...['Ada Lovelace', 'ada@example.com', '+44 20 7946 0000', 'Greater London', 'W1A 1AA'],
      ...[
        'INV-000042',
        'March 2, 2026',
        'MG-ABCD-EFGH-JKMN-PQRS',
        'Credit Card',
        'On The Road',
        'March 6, 2026',
      ],
      ...['1', 'Ember Kettle', 'Color: Brass', '2', '$175.00', '$350.00'],
      ...['$15.00', '$28.00', '$393.00', 'Thank you for your order!', 'Page 1 of 1'],
    ])
      expect(lines).toContain(text);
    expect(lines).not.toContain('Discount');
  });

  it('keeps every order ID on one line, also with the widest letters', async () => {
    const random = Array.from({ length: 40 }, (_, seed) =>
      orderIdFrom(
        Uint8Array.from({ length: 16 }, (_byte, index) => (seed * 37 + index * index * 11 + 7) & 255),
      ),
    );
    for (const id of ['MG-WWWW-WWWW-WWWW-WWWW', 'MG-MMMM-MMMM-MMMM-MMMM', ...random]) {
      const [page] = await read({ id });
      expect(splitLines(page)).toContain(id);
    }
  });

  it('shows a discount as a negative amount', async () => {
    const [page] = await read({ discount: 1_000 });
    expect(splitLines(page)).toEqual(expect.arrayContaining(['Discount', '−$10.00']));
  });

  it('names canceled pieces below their line, and leaves refunded ones to credit notes', async () => {
    const [page] = await read({ lines: [{ ...line, canceledQuantity: 1, refundedQuantity: 2 }] });
    expect(splitLines(page)).toEqual(expect.arrayContaining(['Color: Brass', '1 of 2 canceled']));
  });

  it('names the SKU of a line that has one', async () => {
    const [page] = await read({ lines: [{ ...line, sku: 'EMB-1-BRASS' }, line] });
    expect(splitLines(page).filter((text) => text.startsWith('SKU'))).toEqual(['SKU EMB-1-BRASS']);
  });

  it('states a missing address', async () => {
    const [page] = await read({ shippingAddress: null });
    expect(splitLines(page)).toEqual(
      expect.arrayContaining(['Address not provided', 'Please contact customer for details']),
    );
  });

  it('spans pages with the column heads on each, every line once and the amounts at the end', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({ ...line, name: `Kettle ${index + 1}` }));
    const pages = await read({ lines });
    expect(pages.length).toBeGreaterThan(2);
    const names = pages.flatMap(splitLines).filter((text) => text.startsWith('Kettle '));
    expect(names).toEqual(lines.map(({ name }) => name));
    for (const [index, page] of pages.entries()) {
      expect(splitLines(page)).toContain('Unit Price');
      expect(splitLines(page)).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(splitLines(page).includes('Subtotal')).toBe(index === pages.length - 1);
    }
  });

  it('keeps an order of six products on one page', async () => {
    expect(await read({ lines: Array.from({ length: 6 }, () => line), discount: 100 })).toHaveLength(1);
  });

  it('is complete for every number of lines, with the amounts beside the last line', async () => {
    for (let count = 8; count < 18; count++) {
      const pages = await read({ lines: Array.from({ length: count }, () => line) });
      const last = splitLines(pages.at(-1));
      expect(last).toEqual(expect.arrayContaining(['Ember Kettle', 'Subtotal', 'Thank you for your order!']));
    }
  });

  test.each([
    ['Łucja Dvořáková', 'Łucja Dvořáková'],
    ['José Ñúñez', 'José Ñúñez'],
    ['Ольга', 'Ольга'],
    ['Ελένη', 'Ελένη'],
    ['山田 太郎', '山田 太郎'],
    ['王小明', '王小明'],
    ['张伟', '张伟'],
    ['김철수', '김철수'],
    ['สมชาย', '[Thai]'],
  ])('shows the name %s as %s', async (fullName, shown) => {
    const place = order.shippingAddress;
    const [page] = await read({ shippingAddress: place && { ...place, fullName } });
    // A name may need several fonts, whose runs are lines of their own here.
    expect(page?.replaceAll('\n', '')).toContain(shown);
    expect(page).not.toContain('\uFFFD');
  });

  it('has the words of the seller, with the names of the order', async () => {
    const [page] = await read(
      {},
      {
        invoiceTitle: 'Tax Invoice',
        invoiceAbove: 'Dear {customer},\n\nas agreed for {order}.',
        invoiceThanks: 'Come again!',
        invoiceBelow: 'Payable within 14 days.\n{contact}',
        footer: 'VAT DE 123456789',
      },
    );
    const lines = splitLines(page);
    for (const text of [
      ...['Tax Invoice', 'Dear Ada Lovelace,', 'as agreed for MG-ABCD-EFGH-JKMN-PQRS.', 'Come again!'],
      ...['Payable within 14 days.', 'Write to hello@marigold.example or call +1 (503) 555-0148'],
      'VAT DE 123456789',
    ])
      expect(lines).toContain(text);
    expect(page).not.toMatch(/Thank you|Questions/);
  });

  it('goes on on the next page with words that are longer than one, and has the foot on each', async () => {
    const words = Array.from({ length: 90 }, (_, index) => `Term ${index + 1}`);
    const pages = await read(
      {},
      { invoiceAbove: words.join('\n'), invoiceBelow: words.join('\n'), footer: 'Foot' },
    );
    expect(pages.length).toBeGreaterThan(3);
    const terms = pages.flatMap(splitLines).filter((text) => text.startsWith('Term '));
    expect(terms).toEqual([...words, ...words]);
    for (const page of pages) expect(splitLines(page)).toContain('Foot');
  });

  it('has words of one long row of letters, and in other scripts', async () => {
    const [page = ''] = await read(
      {},
      { invoiceBelow: `${'W'.repeat(500)}\n感謝您 Спасибо`, invoiceThanks: '' },
    );
    expect(page.replace(/[^W]/g, '')).toHaveLength(502);
    expect(page.replaceAll('\n', '')).toContain('感謝您');
    expect(page).toContain('Спасибо');
  });
});
