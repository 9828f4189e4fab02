import { DEFAULT_TIME_ZONE } from '#domain/default-time-zone.ts';
import type { MailKind } from '#domain/mail/mail-kind.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { CART_MAILS } from './cart-mails.ts';
import { composeMail, type MailContents, type MailContext, type RenderedMail } from './compose-mail.ts';
import { DISPUTE_MAILS } from './dispute-mails.ts';
import { DRAFT_ORDER_MAILS } from './draft-order-mails.ts';
import type { FactsOf } from './mail-facts.ts';
import { oneLine } from './mail-words.ts';
import { MEMBERSHIP_MAILS } from './membership-mails.ts';
import { MESSAGE_MAILS } from './message-mails.ts';
import { ORDER_MAILS } from './order-mails.ts';
import { REFUND_MAILS } from './refund-mails.ts';
import { RETURN_MAILS } from './return-mails.ts';
import { STOCK_ALERT_MAILS } from './stock-alert-mails.ts';

const CONTENTS: MailContents = {
  ...ORDER_MAILS,
  ...RETURN_MAILS,
  ...REFUND_MAILS,
  ...DRAFT_ORDER_MAILS,
  ...DISPUTE_MAILS,
  ...MEMBERSHIP_MAILS,
  ...MESSAGE_MAILS,
  ...ACCOUNT_MAILS,
  ...STOCK_ALERT_MAILS,
  ...CART_MAILS,
};

/** What the shop says in every mail: its name, the time zone of its days, and the pictures a mail carries. */
export type MailOptions = Partial<Omit<MailContext, 'shopUrl'>>;

/** Renders a mail of the shop at `shopUrl`. */
export function renderMail<Kind extends MailKind>(
  facts: FactsOf<Kind>,
  shopUrl: string,
  { shopName = DEFAULT_SHOP_NAME, zone = DEFAULT_TIME_ZONE, pictureOf = () => undefined }: MailOptions = {},
): RenderedMail {
  const context = { shopUrl, shopName: oneLine(shopName), zone, pictureOf };
  return composeMail(CONTENTS[facts.kind](facts, context), context);
}
