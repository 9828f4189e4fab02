import { formatFullDate } from '#domain/dates.ts';

/** Text on a single line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export const REFUND_TIME =
  'All of it goes back to the card it came from. With most banks it arrives within 5 to 10 business days.';

/** 'Thursday, November 26, 2026', in a time zone. */
export function longDate(iso: string, zone: string): string {
  return formatFullDate(new Date(iso), zone);
}

/** Returns the page on which a user sets a password by the token of a link, once. */
export function passwordUrl(shopUrl: string, token: string): string {
  return `${shopUrl}/admin-reset-password?token=${encodeURIComponent(token)}`;
}

/** Replaces the link for other readers, and after it has ended. */
export const HIDDEN_LINK = '(The link is for the reader of the mail alone.)';
