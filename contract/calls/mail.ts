import * as z from 'zod/mini';
import { MAIL_KINDS, MAIL_STATES } from '#domain/mail/mail-kind.ts';
import { mailList } from '#domain/mail/mail-list.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { idParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { component } from '../openapi-component.ts';

export const Mail = component('Mail', {
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  /** The reason why a mail waits or is too old, as shown to staff. */
  explanation: z.optional(z.string()),
  createdAt: timestamp,
  sentAt: z.optional(timestamp),
  tries: z.number(),
  failure: z.optional(z.string()),
});

export type WireMail = z.output<typeof Mail>;

export const listMails = staffCall({
  path: '/mails',
  summary: 'Mails of the shop, newest first',
  query: listQuery(mailList),
  output: z.array(Mail),
  paged: true,
});

export const exportMails = staffFile({
  path: '/mails/export',
  summary: 'Mails as CSV without their text, newest first',
  query: listFilter(mailList),
});

export const getMailDelivery = staffCall({
  path: '/mails/delivery',
  summary: 'If a mail server is set (SMTP_URL; without one mail waits), and how many mails became too old',
  output: z.object({ hasMailServer: z.boolean(), expired: z.number() }),
});

export const getMail = staffCall({
  path: '/mails/{id}',
  summary: 'One mail as it is sent, as text and as HTML',
  params: idParams,
  output: z.extend(Mail, { text: z.string(), html: z.string() }),
  failures: [404],
});

export const getExampleMail = staffCall({
  path: '/mails/examples/{kind}',
  summary: 'A mail of a kind about an invented customer, with the words of the draft',
  params: z.object({ kind: z.enum(MAIL_KINDS, 'There is no such kind of mail') }),
  output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});

export const resendMail = staffCall({
  method: 'POST',
  path: '/mails/{id}/resend',
  summary: 'Send a mail that was given up, or that became too old to be sent by itself',
  params: idParams,
  output: Mail,
  failures: [404, 409],
  creates: true,
});
