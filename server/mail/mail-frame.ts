import { type Html, html } from './html.ts';

/** What every mail is made of. `preview` is what mail programs show beside the subject. */
export type MailContent = { preview: string; title: string; body: Html; shopUrl: string };

const SERIF: Html = { html: "Fraunces, Georgia, 'Times New Roman', serif" };
const SANS: Html = { html: "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" };

/** What mail programs that know about darkness and small screens make of it; all others show the styles of the elements. */
const STYLES: Html = {
  html: `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.card{padding:28px 20px!important}
.title{font-size:25px!important}
.half{display:block!important;width:100%!important;padding:0!important}
.wide{display:block!important;text-align:center!important}
}
@media (prefers-color-scheme:dark){
.paper{background:#161311!important}
.card{background:#1e1a17!important;border-color:#38312b!important;color:#f6efe5!important}
.name{color:#f6efe5!important}
.quiet,.quiet a{color:#b7ab9d!important}
.line{border-color:#38312b!important}
.tint{background:#161311!important}
.todo{background:#38312b!important}
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
<tr><td style="padding:0 4px 20px;">${MARK}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e9e0d3;border-radius:14px;padding:40px;font-family:${SANS};font-size:16px;line-height:1.6;color:#1c1917;overflow-wrap:anywhere;word-break:break-word;">
<h1 class="title" style="margin:0 0 16px;font-family:${SERIF};font-weight:500;font-size:30px;line-height:1.2;letter-spacing:-0.015em;overflow-wrap:anywhere;">${title}</h1>
${body}
</td></tr>
<tr><td class="quiet" style="padding:24px 4px 0;font-family:${SANS};font-size:13px;line-height:1.5;color:#675e55;">Marigold &middot; deals on premium products<br><a href="${shopUrl}" style="color:#675e55;">${shopUrl}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return `<!doctype html>\n${page.html}\n`;
}

/** The flower, as two discs that no mail program has to load, and the name. */
const MARK: Html = html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td width="28" height="28" align="center" style="width:28px;height:28px;background:#f6a623;border-radius:14px;line-height:0;"><div style="width:8px;height:8px;margin:0 auto;background:#f6a623;border:3px solid #c06a00;border-radius:7px;font-size:0;"></div></td>
<td class="name" style="padding-left:10px;font-family:${SERIF};font-weight:600;font-size:22px;letter-spacing:-0.02em;color:#1c1917;">Marigold</td>
</tr></table>`;

/** Text as it was typed, with its line breaks. */
export function paragraph(text: string): Html {
  return html`<p style="margin:0 0 16px;overflow-wrap:anywhere;">${linesOf(text.split(/\r?\n/))}</p>`;
}

/** A fact that stands out: its name, and what it is. */
export function fact(name: string, lines: readonly string[]): Html {
  return html`<p style="margin:0 0 16px;overflow-wrap:anywhere;"><span class="quiet" style="font-size:13px;color:#675e55;">${name}</span><br>${linesOf(lines)}</p>`;
}

/** What somebody else wrote, set apart by a line at its side; `by` says who or when. */
export function quote(by: string, text: string): Html {
  return html`<p class="quiet" style="margin:0 0 8px;font-size:13px;color:#675e55;">${by}</p>
<blockquote class="line" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #e9e0d3;overflow-wrap:anywhere;">${linesOf(text.split(/\r?\n/))}</blockquote>`;
}

/** Facts beside each other, where there is room. */
export function facts(...each: readonly Html[]): Html {
  const width = Math.floor(100 / each.length);
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0;"><tr>${each.map(
    (one) => html`<td class="half" width="${width}%" valign="top" style="padding-right:16px;">${one}</td>`,
  )}</tr></table>`;
}

export function button(label: string, address: string): Html {
  return html`<p style="margin:24px 0;"><a href="${address}" class="wide" style="display:inline-block;background:#f6a623;color:#1c1917;text-decoration:none;font-weight:600;padding:13px 24px;border-radius:10px;">${label}</a></p>`;
}

/** What must be read off: in large, spaced figures on a ground of its own. */
export function code(text: string): Html {
  return html`<p class="tint" style="margin:0 0 20px;padding:18px 20px;background:#f6f0e6;border-radius:10px;text-align:center;font-size:32px;line-height:1.2;font-weight:600;letter-spacing:0.2em;font-variant-numeric:tabular-nums;">${text}</p>`;
}

/** How far something has come: `done` of `steps`. A drawing: what it means is said in words beside it. */
export function progress(done: number, steps: number): Html {
  const cells = Array.from({ length: steps }, (_, step) => {
    const color: Html = { html: step < done ? '#f6a623' : '#e9e0d3' };
    const name: Html = { html: step < done ? 'done' : 'todo' };
    return html`<td class="${name}" height="6" style="height:6px;background:${color};border-radius:3px;font-size:0;line-height:0;"></td>${step < steps - 1 ? GAP : ''}`;
  });
  return html`<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px;table-layout:fixed;"><tr>${cells}</tr></table>`;
}

const GAP: Html = { html: '<td width="6" style="width:6px;font-size:0;"></td>' };

export type Row = {
  label: string;
  note?: string;
  value: string;
  isTotal?: boolean;
  /** The address of its picture as the mail carries it, and what is seen on it. */
  picture?: { src: string; alt: string } | undefined;
};

/** Rows of a name, perhaps with a picture before and a note below it, and an amount. */
export function rows(entries: readonly Row[]): Html {
  const hasPictures = entries.some(({ picture }) => picture);
  return html`<table class="line" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px;border-top:1px solid #e9e0d3;padding-top:10px;">${entries.map((entry) => row(entry, hasPictures))}</table>`;
}

/** Pixels of a picture's side. */
const PICTURE = 64;

function row({ label, note, value, isTotal, picture }: Row, hasPictures: boolean): Html {
  const weight: Html = {
    html: isTotal ? 'padding:10px 0 8px;font-size:18px;font-weight:600;' : 'padding:6px 0;',
  };
  const below = note
    ? html`<br><span class="quiet" style="font-size:14px;color:#675e55;">${note}</span>`
    : '';
  const before = picture
    ? html`<img src="${picture.src}" alt="${picture.alt}" width="${PICTURE}" height="${PICTURE}" style="display:block;width:${PICTURE}px;height:${PICTURE}px;border:0;border-radius:10px;background:#f6f0e6;">`
    : '';
  const place = hasPictures
    ? html`<td class="line" width="${PICTURE}" valign="top" style="padding:6px 14px 6px 0;">${before}</td>`
    : '';
  return html`<tr>${place}<td valign="${hasPictures ? 'middle' : 'top'}" style="${weight}overflow-wrap:anywhere;">${label}${below}</td><td valign="${hasPictures ? 'middle' : 'top'}" align="right" style="${weight}padding-left:16px;white-space:nowrap;font-variant-numeric:tabular-nums;">${value}</td></tr>
`;
}

function linesOf(lines: readonly string[]): Html[] {
  return lines.map((line, position) => (position === 0 ? html`${line}` : html`<br>${line}`));
}
