import { isPictureUrl, isSecurePicture } from '../uploads/picture-url.ts';

/** Characters of an address. */
export const MAX_LINK = 2_000;

/**
 * True for an address that a link may have: a path of the shop, http(s), mailto or tel. Browsers drop tabs
 * and line breaks from addresses and take a backslash for a slash, so none is accepted.
 */
export function isRichLink(href: string): boolean {
  if (href.length > MAX_LINK || /[\s\\\p{Cc}]/u.test(href)) return false;
  if (/^\/(?!\/)/.test(href)) return true;
  if (/^(mailto|tel):[^/]/i.test(href)) return true;
  return /^https?:\/\//i.test(href) && hasNoCredentials(href);
}

/** True for a link that leads out of the shop. */
export function isForeignLink(href: string): boolean {
  return /^https?:/i.test(href);
}

/** True for a picture that the shop has, or an https address: the page blocks others. */
export function isRichPicture(src: string): boolean {
  return src.length <= MAX_LINK && isPictureUrl(src) && isSecurePicture(src);
}

/** Pages load nothing from http: addresses, and '//' leaves the choice to them. */
export function toSecureUrl(src: string): string {
  return src.replace(/^(?:http:)?\/\/(?=[^/])/i, 'https://');
}

function hasNoCredentials(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && url.username === '' && url.password === '';
}
