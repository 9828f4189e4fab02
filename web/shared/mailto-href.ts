/** A link that opens a mail to an address; nothing in the address can add to the mail. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
