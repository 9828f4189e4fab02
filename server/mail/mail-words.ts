import { formatFullDate } from '#domain/dates.ts';

/** A mail as it is sent; text and HTML say the same. */
export type RenderedMail = { subject: string; text: string; html: string };

/** The plain text of a mail: its parts, with a line between them. */
export function letter(...parts: (string | readonly string[])[]): string {
  const written = parts.map((part) => (typeof part === 'string' ? part : part.join('\n')));
  return `${written.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Text in the place of a single line, whatever was typed. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Where a shopper sees an order. */
export function trackingAddress(shopUrl: string, orderId: string): string {
  return `${shopUrl}/user/track-order?order=${encodeURIComponent(orderId)}`;
}

/** 'Thursday, November 26, 2026', in a time zone. */
export function longDate(iso: string, zone: string): string {
  return formatFullDate(new Date(iso), zone);
}
