import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { framed, MailPreview, type WholeMail } from './mail-preview.tsx';

const mail: WholeMail = {
  id: 'refund:pi_1',
  kind: 'refund',
  recipient: 'ada@example.com',
  subject: 'Your refund',
  state: 'sent',
  createdAt: '2026-01-01T00:00:00.000Z',
  tries: 1,
  text: 'On its way.',
  html: '<!doctype html>\n<html><head><title>x</title></head><body>On its way.<script>alert(1)</script></body></html>',
};

describe('the preview of a mail', () => {
  const markup = renderToStaticMarkup(<MailPreview mail={mail} />);

  it('runs no scripts and has another origin', () => {
    const [, sandbox = ''] = /sandbox="([^"]*)"/.exec(markup) ?? [];
    expect(sandbox.split(' ')).not.toContain('allow-scripts');
    expect(sandbox.split(' ')).not.toContain('allow-same-origin');
    expect(sandbox.split(' ')).not.toContain('allow-top-navigation');
  });

  it('loads nothing: its policy precedes everything in the mail', () => {
    expect(framed(mail.html)).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"><base target="_blank"><title>/,
    );
  });

  it('shows a message if there is no HTML', () => {
    expect(renderToStaticMarkup(<MailPreview mail={{ ...mail, html: '', text: '' }} />)).toContain(
      'Another version of the shop',
    );
  });
});
