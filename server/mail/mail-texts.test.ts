import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExampleMail } from '#contract/calls/mail.ts';
import { getStaffPageTexts, publishPageTexts, savePageTexts } from '#contract/calls/staff-page-texts.ts';
import { resolveTexts } from '#domain/page-texts/page-texts.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { EXAMPLE_MAILS } from './example-mails.ts';
import { readMailShop } from './read-mail-shop.ts';
import { renderMail } from './render-mail.ts';

const SHOP = 'https://shop.example';
const params = { page: 'mails' as const };
const staff = { headers: AS_STAFF };

function render(kind: keyof typeof EXAMPLE_MAILS, written: object) {
  const texts = resolveTexts('mails', { ...written }, { shopName: 'Oak', showsExamples: true });
  return renderMail(EXAMPLE_MAILS[kind], SHOP, { shopName: 'Oak', texts });
}

describe('the words of a mail', () => {
  it('are those of the shop until somebody writes others', () => {
    const { subject, text } = render('order_status', {});
    expect(subject).toBe('Your order: On The Road (MG-EXAM-PLE0-0000-0001)');
    expect(text).toContain('Hello Ada Lovelace. ');
  });

  it('are a subject, a greeting, a text above the facts and a signature', () => {
    const { subject, text, html } = render('order_parcel', {
      order_parcel_subject: '{customer}, {news} from {shop}: {order}',
      order_parcel_text: 'Thank you, {customer} & all!',
      greeting: 'Dear {customer},',
      signature: 'Clara\n{shop}',
      tagline: 'good wood',
    });
    expect(subject).toBe('Ada Lovelace, A parcel is on its way to you from Oak: MG-EXAM-PLE0-0000-0001');
    expect(text).toMatch(/Thank you, Ada Lovelace & all!\n\nDear Ada Lovelace, This has left us:/);
    expect(text).toMatch(/\n\nClara\nOak\n\nOak\nhttps:/);
    expect(html).toContain('Thank you, Ada Lovelace &#38; all!');
    expect(html).toContain('Oak &middot; good wood<br>');
  });

  it('can leave out greeting and tagline', () => {
    const { text, html } = render('order_parcel', { greeting: '', tagline: '' });
    expect(text).toContain('\n\nThis has left us:');
    expect(html).not.toContain('&middot;');
  });

  it('are a subject and a text of mails to the shop, too, which nobody signs', () => {
    const { subject, text } = render('refund_failed', {
      refund_failed_subject: 'Look at once: {news}',
      refund_failed_text: 'Call Clara.',
      signature: 'With love',
    });
    expect(subject).toBe('Look at once: A refund of $472.91 failed (MG-EXAM-PLE0-0000-0001)');
    expect(text).toContain('Call Clara.');
    expect(text).not.toContain('With love');
  });

  it('never bring a line break or a placeholder of a customer into a header', () => {
    const facts = { ...EXAMPLE_MAILS.order_status, name: '{news}\r\nBcc: eve@example.com' };
    const texts = resolveTexts(
      'mails',
      { order_status_subject: '{customer}' },
      { shopName: 'Oak', showsExamples: true },
    );
    expect(renderMail(facts, SHOP, { texts }).subject).toBe('{news} Bcc: eve@example.com');
  });
});

describe('staff', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const save = (mails: object) =>
    shop.send(savePageTexts, { params, body: { texts: { mails }, version: 0 } }, staff);

  it('hear at which field a placeholder stands for nothing', async () => {
    const { failure } = await save({ stock_alert_subject: 'Back: {product}', greeting: '{customer}' });
    expect(failure.fields).toEqual({
      'texts.mails.stock_alert_subject': 'Only {shop} can stand in braces here',
    });
  });

  it('see a mail with the draft, which customers get once it is published', async () => {
    expect((await save({ stock_alert_subject: 'Here again at {shop}' })).status).toBe(200);
    const example = await shop.send(getExampleMail, { params: { kind: 'stock_alert' } }, staff);
    expect(example.body.subject).toBe('Here again at Marigold');
    const readSubject = async () => {
      const words = await readMailShop({ db: shop.db, settings: shop.services.settings });
      return renderMail(EXAMPLE_MAILS.stock_alert, SHOP, words).subject;
    };
    expect(await readSubject()).toBe('Back in stock at Marigold');
    const { version } = (await shop.send(getStaffPageTexts, { params }, staff)).body;
    await shop.send(publishPageTexts, { params, body: { version } }, staff);
    expect(await readSubject()).toBe('Here again at Marigold');
  });
});
