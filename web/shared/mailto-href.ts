/** A mailto: link; encoding keeps the email from adding headers. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
