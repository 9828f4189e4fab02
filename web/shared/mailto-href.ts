/** A mailto: link; encoding keeps the email from adding headers. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
