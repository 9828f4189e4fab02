import { frameMail } from './mail-frame.ts';
import type { Part } from './mail-parts.ts';
import type { PictureOf } from './mail-pictures.ts';

/**
 * What a mail says. `preview` is what mail programs show beside the subject; parts that are null are left
 * out. Subjects are made of our own words and ids only, so that nothing typed can reach a header.
 */
export type MailContent = {
  subject: string;
  preview: string;
  title: string;
  /** Its plain text begins with the greeting, not with the title. */
  isLetter?: boolean;
  parts: readonly (Part | null)[];
};

/**
 * What mails depend on beside their facts. `zone` is the time zone of their days; pictures are those the mail
 * carries.
 */
export type MailContext = { shopUrl: string; zone: string; pictureOf: PictureOf };

/** A mail as it is sent. */
export type RenderedMail = { subject: string; text: string; html: string };

/** Writes a mail as plain text and as HTML, which say the same. */
export function composeMail(
  { subject, preview, title, isLetter = false, parts }: MailContent,
  shopUrl: string,
): RenderedMail {
  const there = parts.filter((part) => part !== null);
  const texts = [isLetter ? '' : title, ...there.map(({ text }) => text), `Marigold\n${shopUrl}`];
  return {
    subject,
    text: `${texts.filter((text) => text !== '').join('\n\n')}\n`,
    html: frameMail({ preview, title, shopUrl, body: there.map(({ html }) => html) }),
  };
}
