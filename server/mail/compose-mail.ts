import type { MailKind } from '#domain/mail/mail-kind.ts';
import type { FactsOf } from './mail-facts.ts';
import { frameMail, type MailLogo } from './mail-frame.ts';
import type { MailLooks } from './mail-looks.ts';
import type { Part } from './mail-parts.ts';
import type { PictureOf } from './mail-pictures.ts';

/**
 * The content of a mail. `preview` is shown beside the subject in lists; null parts are left out. Subjects
 * are one line.
 */
export type MailContent = {
  /** The part of the seller's subject that depends on what happened. */
  news?: string;
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
export type MailContext = {
  shopUrl: string;
  shopName: string;
  zone: string;
  pictureOf: PictureOf;
  /** Returns the greeting with a space behind it; empty without a name. */
  greet: (name: string | null) => string;
};

/** Writes the content of these kinds of mail. */
export type MailContents<Kind extends MailKind = MailKind> = {
  [K in Kind]: (facts: FactsOf<K>, context: MailContext) => MailContent;
};

export type RenderedMail = { subject: string; text: string; html: string; stopUrl?: string };

/** What frames the content of every mail. */
type Framing = Pick<MailContext, 'shopUrl' | 'shopName'> & {
  tagline: string;
  looks: MailLooks;
  logo: MailLogo | null;
};

/** Composes a mail as plain text and as HTML, with the same content. */
export function composeMail(
  { subject, preview, title, isLetter = false, stopUrl, parts }: MailContent & { subject: string },
  framing: Framing,
): RenderedMail {
  const { shopUrl, shopName, looks } = framing;
  const shown = parts.filter((part) => part !== null);
  const texts = [isLetter ? '' : title, ...shown.map(({ text }) => text), `${shopName}\n${shopUrl}`];
  return {
    subject,
    text: `${texts.filter((text) => text !== '').join('\n\n')}\n`,
    html: frameMail({ ...framing, preview, title, body: shown.map(({ draw }) => draw(looks)) }),
    ...(stopUrl && { stopUrl }),
  };
}
