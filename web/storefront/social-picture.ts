/**
 * The picture of a link that is shared: `picture`, or the shop's own `fallback` where there is none or only a
 * drawing such as the placeholder, which previews do not support.
 */
export function socialPicture(picture: string | undefined, fallback: string): string {
  return picture === undefined || picture.endsWith('.svg') ? fallback : picture;
}
