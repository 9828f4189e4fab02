import { type Html, html } from './html.ts';

/** What every mail is made of. `preview` is what mail programs show beside the subject. */
export type MailContent = { preview: string; title: string; body: Html; shopUrl: string };

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** One column of 600 pixels, tables and inline styles only: what every mail program can show, light or dark. */
export function frameMail({ preview, title, body, shopUrl }: MailContent): string {
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f7f3ec;">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f3ec;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;">
<tr><td style="padding:0 0 16px;font-family:${{ html: SERIF }};font-size:24px;color:#1c1917;"><span style="color:#d97706;">&#10047;</span> Marigold</td></tr>
<tr><td style="background:#ffffff;border-top:4px solid #f6a623;border-radius:12px;padding:32px;font-family:${{ html: SANS }};font-size:16px;line-height:1.55;color:#1c1917;">
<h1 style="margin:0 0 16px;font-family:${{ html: SERIF }};font-weight:normal;font-size:28px;line-height:1.2;">${title}</h1>
${body}
</td></tr>
<tr><td style="padding:20px 4px 0;font-family:${{ html: SANS }};font-size:13px;line-height:1.5;color:#57534e;">Marigold &middot; deals on premium products<br><a href="${shopUrl}" style="color:#57534e;">${shopUrl}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return `<!doctype html>\n${page.html}\n`;
}

export function paragraph(text: string): Html {
  return html`<p style="margin:0 0 16px;">${text}</p>`;
}

export function button(label: string, address: string): Html {
  return html`<p style="margin:24px 0;"><a href="${address}" style="display:inline-block;background:#f6a623;color:#1c1917;text-decoration:none;font-weight:600;padding:14px 24px;border-radius:8px;">${label}</a></p>`;
}

/** Rows of a name and an amount or text; the last may be strong. */
export function rows(entries: readonly { label: string; value: string; strong?: boolean }[]): Html {
  const cells = entries.map(
    ({ label, value, strong }) =>
      html`<tr><td style="padding:4px 0;${{ html: strong ? 'font-weight:600;border-top:1px solid #e7e0d5;padding-top:12px;' : '' }}">${label}</td><td align="right" style="padding:4px 0;white-space:nowrap;${{ html: strong ? 'font-weight:600;border-top:1px solid #e7e0d5;padding-top:12px;' : '' }}">${value}</td></tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;">${cells}</table>`;
}
