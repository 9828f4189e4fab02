import { describe, expect, test } from 'vitest';
import { MAIL_KINDS } from '#domain/mail/mail-kind.ts';
import { EXAMPLE_MAILS } from './example-mails.ts';
import { renderMail } from './render-mail.ts';

const SHOP = 'https://shop.example';

describe('a mail of a shop with another name', () => {
  test.each(MAIL_KINDS)('%s has that name, and neither the name nor the flower of Marigold', (kind) => {
    const mail = renderMail(EXAMPLE_MAILS[kind], SHOP, { shopName: 'Oak & <b>Sons</b>' });
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toContain('Marigold');
    expect(mail.text).toContain('Oak & <b>Sons</b>\nhttps://shop.example');
    expect(mail.html).toContain('Oak &#38; &#60;b&#62;Sons&#60;/b&#62; &middot;');
    expect(mail.html).not.toMatch(/<b>|width="28"/);
  });

  test('has the name on one line of its subject', () => {
    const { subject } = renderMail(EXAMPLE_MAILS.stock_alert, SHOP, {
      shopName: 'Oak\r\nBcc: eve@example.com',
    });
    expect(subject).toBe('Back in stock at Oak Bcc: eve@example.com');
  });
});
