import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { type Html, html } from '../http/html.ts';

type Frame = {
  preview: string;
  title: string;
  body: readonly Html[];
  shopUrl: string;
  shopName: string;
  tagline: string;
};

const SERIF: Html = { html: "Fraunces, Georgia, 'Times New Roman', serif" };
const SANS: Html = { html: "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" };

/** For mail programs with media queries; all others use the inline styles. */
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

/** Keeps the first lines of the mail out of the preview. */
const FILLER: Html = { html: '&#847;&zwnj;&nbsp;'.repeat(80) };

/** One column of 600 pixels, with tables and inline styles only, which all mail programs show. */
export function frameMail({ preview, title, body, shopUrl, shopName, tagline }: Frame): string {
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
<tr><td style="padding:0 4px 20px;">${writeHead(shopName)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e9e0d3;border-radius:14px;padding:40px;font-family:${SANS};font-size:16px;line-height:1.6;color:#1c1917;overflow-wrap:anywhere;word-break:break-word;">
<h1 class="title" style="margin:0 0 16px;font-family:${SERIF};font-weight:500;font-size:30px;line-height:1.2;letter-spacing:-0.015em;overflow-wrap:anywhere;">${title}</h1>
${body}
</td></tr>
<tr><td class="quiet" style="padding:24px 4px 0;font-family:${SANS};font-size:13px;line-height:1.5;color:#675e55;${BREAKS}">${shopName}${tagline === '' ? '' : html` &middot; ${tagline}`}<br><a href="${shopUrl}" style="color:#675e55;">${shopUrl}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return `<!doctype html>\n${page.html}\n`;
}

/** The name, in Marigold behind the flower. */
function writeHead(shopName: string): Html {
  const isMarked = shopName === DEFAULT_SHOP_NAME;
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>
${isMarked ? FLOWER : ''}<td class="name" style="${isMarked ? BESIDE_FLOWER : ''}font-family:${SERIF};font-weight:600;font-size:22px;letter-spacing:-0.02em;color:#1c1917;${BREAKS}">${shopName}</td>
</tr></table>`;
}

/** A name may be one long word. */
const BREAKS: Html = { html: 'overflow-wrap:anywhere;word-break:break-word;' };

const BESIDE_FLOWER: Html = { html: 'padding-left:10px;' };

/** The flower, drawn as two discs so that nothing is loaded. */
const FLOWER: Html = html`<td width="28" height="28" align="center" style="width:28px;height:28px;background:#f6a623;border-radius:14px;line-height:0;"><div style="width:8px;height:8px;margin:0 auto;background:#f6a623;border:3px solid #c06a00;border-radius:7px;font-size:0;"></div></td>
`;
