import { DEFAULT_TIME_ZONE } from '#domain/time-zone.ts';
import type { MailFacts } from './mail-facts.ts';
import type { PictureOf } from './mail-pictures.ts';
import type { RenderedMail } from './mail-words.ts';
import { renderAddress } from './render-address.ts';
import { renderAnswer } from './render-answer.ts';
import { renderConfirmation } from './render-confirmation.ts';
import { renderEmailCode } from './render-email-code.ts';
import { renderInvitation } from './render-invitation.ts';
import {
  renderMembershipReceipt,
  renderMembershipRefunded,
  renderMembershipReminder,
} from './render-membership.ts';
import { renderMessage, renderReceipt } from './render-message.ts';
import { renderPasswordReset } from './render-password-reset.ts';
import { renderRefund } from './render-refund.ts';
import { renderStatus } from './render-status.ts';

/**
 * Writes out a mail, with the days of a time zone; a picture is shown where the mail carries it. Subjects are made of our own words and ids only, so nothing typed
 * can reach a header.
 */
export function renderMail(
  facts: MailFacts,
  shopUrl: string,
  pictureOf: PictureOf = () => undefined,
  zone: string = DEFAULT_TIME_ZONE,
): RenderedMail {
  switch (facts.kind) {
    case 'order_confirmation':
      return renderConfirmation(facts.order, { shopUrl, zone, pictureOf });
    case 'order_status':
      return renderStatus(facts, shopUrl);
    case 'order_address':
      return renderAddress(facts, shopUrl);
    case 'refund':
      return renderRefund(facts, shopUrl);
    case 'membership_receipt':
      return renderMembershipReceipt(facts, shopUrl, zone);
    case 'membership_reminder':
      return renderMembershipReminder(facts, shopUrl, zone);
    case 'membership_refunded':
      return renderMembershipRefunded(facts, shopUrl, zone);
    case 'message_answer':
      return renderAnswer(facts, shopUrl, zone);
    case 'message_received':
      return renderMessage(facts, shopUrl);
    case 'message_receipt':
      return renderReceipt(shopUrl);
    case 'password_reset':
      return renderPasswordReset(facts, shopUrl);
    case 'staff_invitation':
      return renderInvitation(facts, shopUrl);
    case 'email_code':
      return renderEmailCode(facts, shopUrl);
  }
}
