import type { Scheme } from '#domain/looks/default-schemes.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { type Html, html } from '../http/html.ts';
import type { MailLooks } from './mail-looks.ts';
import { LOGO_BOX } from './mail-pictures.ts';

type Frame = {
  preview: string;
  title: string;
  body: readonly Html[];
  shopUrl: string;
  shopName: string;
  tagline: string;
  looks: MailLooks;
  logo: MailLogo | null;
};

/** The sources of the logo on light and on dark grounds. */
export type MailLogo = { light: string; dark: string };

/** For mail programs with media queries; all others use the inline styles. Colors were parsed. */
function writeStyles({ light, dark }: MailLooks, logo: MailLogo | null): Html {
  const accents =
    dark.accent === light.accent
      ? ''
      : `
.wide{background:${dark.accent}!important;color:${dark['on-accent']}!important}
.done{background:${dark.accent}!important}`;
  const logos =
    logo === null || logo.dark === logo.light
      ? ''
      : `
.by-day{display:none!important}
.by-night{display:block!important}`;
  return {
    html: `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.card{padding:28px 20px!important}
.title{font-size:25px!important}
.half{display:block!important;width:100%!important;padding:0!important}
.wide{display:block!important;text-align:center!important}
}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.card{background:${dark.surface}!important;border-color:${dark.line}!important;color:${dark.ink}!important}
.name{color:${dark.ink}!important}
.quiet,.quiet a{color:${dark.muted}!important}
.line{border-color:${dark.line}!important}
.tint{background:${dark.paper}!important}
.todo{background:${dark.line}!important}${accents}${logos}
}`,
  };
}

/** Keeps the first lines of the mail out of the preview. */
const FILLER: Html = { html: '&#847;&zwnj;&nbsp;'.repeat(80) };

/** One column of 600 pixels, with tables and inline styles only, which all mail programs show. */
export function frameMail(frame: Frame): string {
  const { preview, title, body, shopUrl, shopName, tagline, looks, logo } = frame;
  const { light, radius, display, sans } = looks;
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${writeStyles(looks, logo)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.sunken};">
<div style="display:none;max-height:0;overflow:hidden;">${preview}${FILLER}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.sunken};">
<tr><td align="center" style="padding:32px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;">
<tr><td style="padding:0 4px 20px;">${logo ? writeLogo(logo, shopName) : writeHead(shopName, looks)}</td></tr>
<tr><td class="card" style="background:${light.surface};border:1px solid ${light.line};border-radius:${radius(14)}px;padding:40px;font-family:${sans};font-size:16px;line-height:1.6;color:${light.ink};overflow-wrap:anywhere;word-break:break-word;">
<h1 class="title" style="margin:0 0 16px;font-family:${display};font-weight:500;font-size:30px;line-height:1.2;letter-spacing:-0.015em;overflow-wrap:anywhere;">${title}</h1>
${body}
</td></tr>
<tr><td class="quiet" style="padding:24px 4px 0;font-family:${sans};font-size:13px;line-height:1.5;color:${light.muted};${BREAKS}">${shopName}${tagline === '' ? '' : html` &middot; ${tagline}`}<br><a href="${shopUrl}" style="color:${light.muted};">${shopUrl}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return `<!doctype html>\n${page.html}\n`;
}

/** The logo in place of the name; programs that know no media queries show the one on light grounds. */
function writeLogo({ light, dark }: MailLogo, shopName: string): Html {
  const draw = (src: string, name: Html, display: Html) =>
    html`<img src="${src}" alt="${shopName}" width="${LOGO_BOX.width}" height="${LOGO_BOX.height}" class="name${name}" style="display:${display};border:0;font-size:22px;">`;
  if (dark === light) return draw(light, { html: '' }, { html: 'block' });
  return html`${draw(light, { html: ' by-day' }, { html: 'block' })}${draw(dark, { html: ' by-night' }, { html: 'none;mso-hide:all' })}`;
}

/** The name, in Marigold behind the flower. */
function writeHead(shopName: string, { light, display }: MailLooks): Html {
  const isMarked = shopName === DEFAULT_SHOP_NAME;
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>
${isMarked ? drawFlower(light) : ''}<td class="name" style="${isMarked ? BESIDE_FLOWER : ''}font-family:${display};font-weight:600;font-size:22px;letter-spacing:-0.02em;color:${light.ink};${BREAKS}">${shopName}</td>
</tr></table>`;
}

/** A name may be one long word. */
const BREAKS: Html = { html: 'overflow-wrap:anywhere;word-break:break-word;' };

const BESIDE_FLOWER: Html = { html: 'padding-left:10px;' };

/** The flower, drawn as two discs so that nothing is loaded. */
const drawFlower = ({
  accent,
  'accent-deep': deep,
}: Scheme): Html => html`<td width="28" height="28" align="center" style="width:28px;height:28px;background:${accent};border-radius:14px;line-height:0;"><div style="width:8px;height:8px;margin:0 auto;background:${accent};border:3px solid ${deep};border-radius:7px;font-size:0;"></div></td>
`;
