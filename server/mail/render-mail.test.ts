import { describe, expect, it, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/status.ts';
import { REFUND_REASONS } from '#domain/refunds/refund-reason.ts';
import type { FactsOf, MailFacts } from './mail-facts.ts';
import { renderMail } from './render-mail.ts';

const SHOP = 'https://shop.example';
const order: FactsOf<'order_confirmation'>['order'] = {
  id: 'MG-0000-0000-0000-0001',
  name: 'Ada Lovelace',
  lines: [
    { name: 'Ember Kettle', modifications: 'Color: Brass', quantity: 2, unitPrice: 18_700 },
    { name: 'Low Lamp', modifications: '', quantity: 1, unitPrice: 4_999 },
  ],
  subtotal: 42_399,
  shipping: 1_500,
  discount: 0,
  tax: 3_392,
  total: 47_291,
  expectedDelivery: '2026-11-26T10:00:00.000Z',
  address: ['Ada Lovelace', '12 Analytical Way', 'London, Greater London W1A 1AA', 'United Kingdom'],
};
const confirmation = renderMail({ kind: 'order_confirmation', order }, SHOP);
const hostile = '<img src=x onerror=alert(1)>"\'&\r\nBcc: eve@example.com';

describe('an order confirmation', () => {
  test.each(['text', 'html'] as const)('has all facts in its %s', (part) => {
    for (const said of [
      order.id,
      '2 × Ember Kettle',
      'Color: Brass',
      '$374.00',
      '1 × Low Lamp',
      '$423.99',
      '$15.00',
      '$33.92',
      '$472.91',
      'Thursday, November 26, 2026',
      '12 Analytical Way',
      `${SHOP}/user/track-order?order=${order.id}`,
    ])
      expect(confirmation[part]).toContain(said);
  });

  it('has a discount line only with a discount', () => {
    expect(confirmation.text).not.toContain('Discount');
    const reduced = renderMail({ kind: 'order_confirmation', order: { ...order, discount: 500 } }, SHOP);
    expect(reduced.text).toContain('Discount: −$5.00');
    const ofMember = { ...order, discount: 500, shipping: 0, memberPlan: 'premium' as const };
    const member = renderMail({ kind: 'order_confirmation', order: ofMember }, SHOP);
    expect(member.text).toContain('Discount (Premium member): −$5.00');
    expect(member.text).toContain('Shipping: Free');
  });

  it('links to the return policy of a shop that has one', () => {
    expect(confirmation.text).not.toContain('Return');
    const renderReminder = (days: number) =>
      renderMail({ kind: 'order_confirmation', order: { ...order, returnPolicy: { days } } }, SHOP);
    const address = `${SHOP}/user/return-policy`;
    expect(renderReminder(30).text).toContain(`Returns within 30 days · Return policy: ${address}`);
    expect(renderReminder(30).html).toContain(`href="${address}"`);
    expect(renderReminder(0).text).toContain(`\nReturn policy: ${address}`);
  });

  it('shows only the pictures that it carries, with alternative texts', () => {
    const [kettle, lamp] = order.lines;
    if (!kettle || !lamp) throw new Error('There are two lines');
    const lines = [
      { ...kettle, image: '/pictures/home/kettle.webp' },
      { ...lamp, image: 'https://elsewhere.example/lamp.jpg' },
    ];
    const findPicture = (address: string) =>
      address.startsWith('/pictures/') ? 'cid:1@marigold' : undefined;
    const { html } = renderMail({ kind: 'order_confirmation', order: { ...order, lines } }, SHOP, {
      pictureOf: findPicture,
    });
    expect(html.match(/<img[^>]*>/g)).toEqual([
      expect.stringMatching(/^<img src="cid:1@marigold" alt="Ember Kettle" width="64" height="64" /),
    ]);
    expect(html).not.toContain('elsewhere.example');
  });

  it('loads nothing', () => {
    expect(confirmation.html).not.toMatch(/<(img|link|script|iframe)|url\(/);
  });
});

describe('a refund', () => {
  test.each(REFUND_REASONS)('for %s has reason, amount and time', (reason) => {
    const facts: MailFacts = {
      kind: 'refund',
      orderId: null,
      name: null,
      amount: 6_899,
      reason,
      paymentIntentId: 'pi_1',
    };
    const mail = renderMail(facts, SHOP);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('$68.99');
      expect(part).toContain('5 to 10 business days');
      expect(part).toContain('pi_1');
    }
  });
});

describe('a status change', () => {
  const changed = (status: OrderStatus, description: string) =>
    renderMail({ kind: 'order_status', orderId: order.id, name: null, status, description }, SHOP);

  test.each(ORDER_STATUSES)('to %s is described in plain words', (status) => {
    const { text, html } = changed(status, `Status updated to ${status}`);
    for (const part of [text, html]) {
      expect(part).toContain(order.id);
      expect(part).toContain(`${SHOP}/user/track-order?order=${order.id}`);
      expect(part).not.toContain('Status updated');
    }
  });

  it('keeps the line breaks of the staff’s text', () => {
    const { text, html } = changed('on-hold', 'The lamp is late.\nWe will write on Friday.');
    expect(text).toContain('The lamp is late.\nWe will write on Friday.');
    expect(html).toContain('The lamp is late.<br>We will write on Friday.');
  });
});

describe('text and HTML', () => {
  const samples: MailFacts[] = [
    { kind: 'order_confirmation', order: { ...order, discount: 500 } },
    { kind: 'order_status', orderId: order.id, name: 'Ada', status: 'packaging', description: 'Left Leeds' },
    {
      kind: 'refund',
      orderId: order.id,
      name: 'Ada',
      amount: 6_899,
      reason: 'sold_out',
      paymentIntentId: 'pi_1',
    },
    {
      kind: 'message_received',
      name: 'Ada <Lovelace>',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      message: 'Does it <b>whistle</b>?\nIt should.',
    },
    { kind: 'message_receipt' },
    { kind: 'password_reset', name: 'Ada', token: 'abc' },
    { kind: 'password_reset', name: 'Ada' },
    { kind: 'staff_invitation', name: 'Ada', by: 'Grace', token: 'abc' },
    { kind: 'staff_invitation', name: 'Ada', by: 'Grace' },
    { kind: 'email_code', code: '012345', expiresAt: '2026-11-26T10:00:00.000Z' },
    { kind: 'email_code', expiresAt: '2026-11-26T10:00:00.000Z' },
  ];

  test.each(samples)('have the same words ($kind)', (facts) => {
    const { text, html } = renderMail(facts, SHOP);
    expect(splitWords(readHtml(html))).toEqual(splitWords(`${text} ✿ Marigold · deals on premium products`));
  });

  /** Reads the visible text of a page, and the targets of its links. */
  function readHtml(page: string): string {
    return page
      .replace(/^.*?<h1/s, '✿ Marigold <h1')
      .replace(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&middot;', '·')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  }

  function splitWords(said: string): string[] {
    return [...new Set(said.split(/[\s():]+/))].filter((word) => word !== '').sort();
  }
});

it('a status change has the new status, its note and the order', () => {
  const mail = renderMail(
    { kind: 'order_status', orderId: order.id, name: null, status: 'on-the-road', description: 'Left Leeds' },
    SHOP,
  );
  expect(mail.subject).toBe(`Your order: On The Road (${order.id})`);
  for (const part of [mail.text, mail.html]) expect(part).toContain('Left Leeds');
});

describe('typed text', () => {
  const mails = [
    renderMail(
      {
        kind: 'order_confirmation',
        order: {
          ...order,
          name: hostile,
          address: [hostile],
          lines: [{ name: hostile, modifications: hostile, quantity: 1, unitPrice: 1 }],
        },
      },
      SHOP,
    ),
    renderMail(
      { kind: 'order_status', orderId: order.id, name: hostile, status: 'placed', description: hostile },
      SHOP,
    ),
  ];

  it('is never markup', () => {
    for (const { html } of mails) {
      expect(html).not.toContain('<img');
      expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;');
    }
  });

  it('never reaches a header', () => {
    for (const { subject } of mails) expect(subject).toMatch(/^[\w :()'-]+$/);
  });
});

describe('mail about a membership', () => {
  const membership = {
    membershipId: 'MM-0000-0000-0000-0001',
    plan: 'standard' as const,
    name: hostile,
    endsAt: '2027-06-01T12:00:00.000Z',
  };
  const paidAt = '2026-06-01T12:00:00.000Z';
  const receipt: MailFacts = {
    kind: 'membership_receipt',
    ...membership,
    amount: 79_900,
    paidAt,
    startsAt: paidAt,
  };

  test.each<[string, MailFacts, string[]]>([
    [
      'a receipt says what was paid, from when to when, and what for',
      receipt,
      ['$799.00', 'June 1, 2026', 'June 1, 2027', '10% off every order', 'Free shipping', 'from now on'],
    ],
    [
      'a receipt of a renewal says when it begins',
      { ...receipt, startsAt: '2026-09-01T12:00:00.000Z' },
      ['It begins on Tuesday, September 1, 2026'],
    ],
    [
      'a reminder says when it ends and that nothing is charged',
      { kind: 'membership_reminder', ...membership },
      ['ends on Tuesday, June 1, 2027', 'nothing is charged', `${SHOP}/user/membership`],
    ],
    [
      'a refund says how much, and that another membership begins',
      { kind: 'membership_refunded', ...membership, amount: 79_900, nextStartsAt: paidAt },
      ['$799.00 is on its way back', 'begins on Monday, June 1, 2026 instead'],
    ],
  ])('%s', (_, facts, said) => {
    const { subject, text, html } = renderMail(facts, SHOP);
    for (const words of said) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(html).not.toContain('<img');
    expect(subject).toContain(membership.membershipId);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
