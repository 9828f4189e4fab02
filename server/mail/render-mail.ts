import { DEFAULT_TIME_ZONE } from '#domain/default-time-zone.ts';
import type { MailKind } from '#domain/mail/mail-kind.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { CART_MAILS } from './cart-mails.ts';
import { composeMail, type MailContents, type RenderedMail } from './compose-mail.ts';
import { DISPUTE_MAILS } from './dispute-mails.ts';
import { DRAFT_ORDER_MAILS } from './draft-order-mails.ts';
import type { FactsOf } from './mail-facts.ts';
import type { PictureOf } from './mail-pictures.ts';
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

/** Renders a mail, with days of a time zone and the pictures that it carries. */
export function renderMail<Kind extends MailKind>(
  facts: FactsOf<Kind>,
  shopUrl: string,
  pictureOf: PictureOf = () => undefined,
  zone: string = DEFAULT_TIME_ZONE,
): RenderedMail {
  return composeMail(CONTENTS[facts.kind](facts, { shopUrl, zone, pictureOf }), shopUrl);
}
