import { DEFAULT_TIME_ZONE } from '#domain/time-zone.ts';
import { emailCode, passwordReset, staffInvitation } from './account-mails.ts';
import { composeMail, type MailContent, type MailContext, type RenderedMail } from './compose-mail.ts';
import type { MailFacts } from './mail-facts.ts';
import type { PictureOf } from './mail-pictures.ts';
import { membershipReceipt, membershipRefunded, membershipReminder } from './membership-mails.ts';
import { messageAnswer, messageReceipt, messageReceived } from './message-mails.ts';
import { orderAddress, orderConfirmation, orderRefund, orderStatus } from './order-mails.ts';

/** Writes a mail of the shop, with the days of a time zone; a picture is shown where the mail carries it. */
export function renderMail(
  facts: MailFacts,
  shopUrl: string,
  pictureOf: PictureOf = () => undefined,
  zone: string = DEFAULT_TIME_ZONE,
): RenderedMail {
  return composeMail(contentOf(facts, { shopUrl, zone, pictureOf }), shopUrl);
}

function contentOf(facts: MailFacts, context: MailContext): MailContent {
  switch (facts.kind) {
    case 'order_confirmation':
      return orderConfirmation(facts.order, context);
    case 'order_status':
      return orderStatus(facts, context);
    case 'order_address':
      return orderAddress(facts, context);
    case 'refund':
      return orderRefund(facts, context);
    case 'membership_receipt':
      return membershipReceipt(facts, context);
    case 'membership_reminder':
      return membershipReminder(facts, context);
    case 'membership_refunded':
      return membershipRefunded(facts, context);
    case 'message_answer':
      return messageAnswer(facts, context);
    case 'message_received':
      return messageReceived(facts, context);
    case 'message_receipt':
      return messageReceipt();
    case 'password_reset':
      return passwordReset(facts, context);
    case 'staff_invitation':
      return staffInvitation(facts, context);
    case 'email_code':
      return emailCode(facts);
  }
}
