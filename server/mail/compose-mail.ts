import type { MailKind } from '#domain/mail/mail-kind.ts';
import type { FactsOf } from './mail-facts.ts';
import { frameMail } from './mail-frame.ts';
import type { Part } from './mail-parts.ts';
import type { PictureOf } from './mail-pictures.ts';

/**
 * The content of a mail. `preview` is shown beside the subject in lists; null parts are left out. Subjects
 * contain only our own words, ids and the shop's name, so that nothing a stranger typed reaches a header.
 */
export type MailContent = {
  subject: string;
  preview: string;
  title: string;
  /** Its plain text begins with the greeting, without the title. */
  isLetter?: boolean;
  /**
   * The URL that stops mails like this: a page with a form for readers, one click for mail programs (RFC
   * 8058).
   */
  stopUrl?: string | undefined;
  parts: readonly (Part | null)[];
};

/**
 * `shopName` is one line; `zone` is the time zone of the days in a mail; `pictureOf` finds the pictures that
 * it carries.
 */
export type MailContext = { shopUrl: string; shopName: string; zone: string; pictureOf: PictureOf };

/** Writes the content of these kinds of mail. */
export type MailContents<Kind extends MailKind = MailKind> = {
  [K in Kind]: (facts: FactsOf<K>, context: MailContext) => MailContent;
};

export type RenderedMail = { subject: string; text: string; html: string; stopUrl?: string };

/** Composes a mail as plain text and as HTML, with the same content. */
export function composeMail(
  { subject, preview, title, isLetter = false, stopUrl, parts }: MailContent,
  { shopUrl, shopName }: Pick<MailContext, 'shopUrl' | 'shopName'>,
): RenderedMail {
  const shown = parts.filter((part) => part !== null);
  const texts = [isLetter ? '' : title, ...shown.map(({ text }) => text), `${shopName}\n${shopUrl}`];
  return {
    subject,
    text: `${texts.filter((text) => text !== '').join('\n\n')}\n`,
    html: frameMail({ preview, title, shopUrl, shopName, body: shown.map(({ html }) => html) }),
    ...(stopUrl && { stopUrl }),
  };
}
