import { DEFAULT_TIME_ZONE } from '#domain/default-time-zone.ts';
import type { MailKind } from '#domain/mail/mail-kind.ts';
import { fillPlaceholders, STAFF_MAILS } from '#domain/page-texts/mail-texts.ts';
import { type PageTexts, resolveTexts } from '#domain/page-texts/page-texts.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { BACKUP_MAILS } from './backup-mails.ts';
import { CART_MAILS } from './cart-mails.ts';
import { composeMail, type MailContent, type MailContents, type RenderedMail } from './compose-mail.ts';
import { DISPUTE_MAILS } from './dispute-mails.ts';
import { DRAFT_ORDER_MAILS } from './draft-order-mails.ts';
import type { FactsOf } from './mail-facts.ts';
import type { MailLogo } from './mail-frame.ts';
import { DEFAULT_MAIL_LOOKS, type MailLooks } from './mail-looks.ts';
import { paragraph } from './mail-parts.ts';
import { logoKey, type PictureOf } from './mail-pictures.ts';
import { oneLine } from './mail-words.ts';
import { MEMBERSHIP_MAILS } from './membership-mails.ts';
import { MESSAGE_MAILS } from './message-mails.ts';
import { ORDER_MAILS } from './order-mails.ts';
import type { MailShop } from './read-mail-shop.ts';
import { REFUND_MAILS } from './refund-mails.ts';
import { RETURN_MAILS } from './return-mails.ts';
import { STOCK_ALERT_MAILS } from './stock-alert-mails.ts';

const CONTENTS: MailContents = {
  ...ORDER_MAILS,
  ...RETURN_MAILS,
  ...REFUND_MAILS,
  ...DRAFT_ORDER_MAILS,
  ...DISPUTE_MAILS,
  ...BACKUP_MAILS,
  ...MEMBERSHIP_MAILS,
  ...MESSAGE_MAILS,
  ...ACCOUNT_MAILS,
  ...STOCK_ALERT_MAILS,
  ...CART_MAILS,
};

/** What the shop says in every mail, and the pictures that a mail carries. */
export type MailOptions = Partial<MailShop> & { pictureOf?: PictureOf };

/** Renders a mail of the shop at `shopUrl`. */
export function renderMail<Kind extends MailKind>(
  facts: FactsOf<Kind>,
  shopUrl: string,
  options: MailOptions = {},
): RenderedMail {
  const { zone = DEFAULT_TIME_ZONE, pictureOf = () => undefined, looks = DEFAULT_MAIL_LOOKS } = options;
  const shopName = oneLine(options.shopName ?? DEFAULT_SHOP_NAME);
  const texts = options.texts ?? resolveTexts('mails', {}, { shopName, showsExamples: true });
  const greet = (customer: string | null) =>
    customer && texts.greeting ? `${fillPlaceholders(texts.greeting, { customer: oneLine(customer) })} ` : '';
  const context = { shopUrl, shopName, zone, pictureOf, greet };
  const content = CONTENTS[facts.kind](facts, context);
  const framing = { shopUrl, shopName, tagline: texts.tagline, looks, logo: findLogo(looks, pictureOf) };
  return composeMail(withWords(content, facts, texts), framing);
}

/** Null without a logo, and for one that the mail does not carry. */
function findLogo({ logo, darkLogo }: MailLooks, pictureOf: PictureOf): MailLogo | null {
  const light = logo === '' ? undefined : pictureOf(logoKey(logo));
  return light === undefined ? null : { light, dark: pictureOf(logoKey(darkLogo)) ?? light };
}

/** Adds the seller's words around the facts. */
function withWords(
  content: MailContent,
  facts: FactsOf<MailKind>,
  texts: PageTexts<'mails'>,
): MailContent & { subject: string } {
  const values = { ...readNames(facts), news: content.news ?? '' };
  const text = fillPlaceholders(texts[`${facts.kind}_text`], values);
  return {
    ...content,
    subject: oneLine(fillPlaceholders(texts[`${facts.kind}_subject`], values)),
    parts: [
      text ? paragraph(text) : null,
      ...content.parts,
      texts.signature && !STAFF_MAILS.includes(facts.kind) ? paragraph(texts.signature) : null,
    ],
  };
}

/** The values of placeholders; empty if the mail has none. */
function readNames(facts: FactsOf<MailKind>): Record<'order' | 'customer' | 'membership', string> {
  const [order, name] =
    facts.kind === 'order_confirmation'
      ? [facts.order.id, facts.order.name]
      : ['orderId' in facts ? facts.orderId : null, 'name' in facts ? facts.name : null];
  const membership = 'membershipId' in facts ? facts.membershipId : '';
  return { order: order ?? '', customer: oneLine(name ?? ''), membership };
}
