import { type Html, html } from './html.ts';

/** What every mail is made of. `preview` is what mail programs show beside the subject. */
export type MailContent = { preview: string; title: string; body: Html; shopUrl: string };

const SERIF: Html = { html: "Fraunces, Georgia, 'Times New Roman', serif" };
const SANS: Html = { html: "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" };

/** What mail programs that know about darkness and small screens make of it; all others show the styles of the elements. */
const STYLES: Html = {
  html: `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:28px 20px!important}}
@media (prefers-color-scheme:dark){
.paper{background:#161311!important}
.card{background:#1e1a17!important;color:#f6efe5!important}
.name{color:#f6efe5!important}
.quiet,.quiet a{color:#b7ab9d!important}
.line{border-color:#38312b!important}
}`,
};

/** Keeps the beginning of the mail out of the preview, which would go on with it. */
const FILLER: Html = { html: '&#847;&zwnj;&nbsp;'.repeat(80) };

/** One column of 600 pixels, tables and inline styles only: what every mail program can show, light or dark. */
export function frameMail({ preview, title, body, shopUrl }: MailContent): string {
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${STYLES}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f6f0e6;">
<div style="display:none;max-height:0;overflow:hidden;">${preview}${FILLER}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f0e6;">
<tr><td align="center" style="padding:32px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;">
<tr><td class="name" style="padding:0 4px 16px;font-family:${SERIF};font-size:24px;color:#1c1917;"><span style="color:#d97706;">&#10047;</span> Marigold</td></tr>
<tr><td class="card" style="background:#ffffff;border-top:4px solid #f6a623;border-radius:12px;padding:36px;font-family:${SANS};font-size:16px;line-height:1.55;color:#1c1917;">
<h1 style="margin:0 0 16px;font-family:${SERIF};font-weight:normal;font-size:28px;line-height:1.2;overflow-wrap:anywhere;">${title}</h1>
${body}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;font-family:${SANS};font-size:13px;line-height:1.5;color:#675e55;">Marigold &middot; deals on premium products<br><a href="${shopUrl}" style="color:#675e55;">${shopUrl}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return `<!doctype html>\n${page.html}\n`;
}

/** Text as it was typed, with its line breaks. */
export function paragraph(text: string): Html {
  return html`<p style="margin:0 0 16px;overflow-wrap:anywhere;">${linesOf(text.split(/\r?\n/))}</p>`;
}

/** A fact that stands out: its name, and what it is. */
export function fact(name: string, lines: readonly string[]): Html {
  return html`<p style="margin:0 0 16px;overflow-wrap:anywhere;"><span class="quiet" style="font-size:14px;color:#675e55;">${name}</span><br>${linesOf(lines)}</p>`;
}

export function button(label: string, address: string): Html {
  return html`<p style="margin:24px 0 0;"><a href="${address}" style="display:inline-block;background:#f6a623;color:#1c1917;text-decoration:none;font-weight:600;padding:14px 24px;border-radius:8px;">${label}</a></p>`;
}

export type Row = { label: string; note?: string; value: string; isTotal?: boolean };

/** Rows of a name, perhaps with a note below it, and an amount. */
export function rows(entries: readonly Row[]): Html {
  return html`<table class="line" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-top:1px solid #e9e0d3;padding-top:10px;">${entries.map(row)}</table>`;
}

function row({ label, note, value, isTotal }: Row): Html {
  const weight: Html = { html: isTotal ? 'padding:8px 0;font-size:18px;font-weight:600;' : 'padding:5px 0;' };
  const below = note
    ? html`<br><span class="quiet" style="font-size:14px;color:#675e55;">${note}</span>`
    : '';
  return html`<tr><td valign="top" style="${weight}overflow-wrap:anywhere;">${label}${below}</td><td valign="top" align="right" style="${weight}padding-left:16px;white-space:nowrap;font-variant-numeric:tabular-nums;">${value}</td></tr>
`;
}

function linesOf(lines: readonly string[]): Html[] {
  return lines.map((line, position) => (position === 0 ? html`${line}` : html`<br>${line}`));
}
