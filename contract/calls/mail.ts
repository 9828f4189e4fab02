import * as z from 'zod/mini';
import { MAIL_STATES } from '#domain/mail/mail-kind.ts';
import { mailList } from '#domain/mail/mail-list.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { text, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { listFilter, listQuery } from '../list-query.ts';

/** A mail of the shop. */
export const Mail = z
  .object({
    id: z.string(),
    kind: z.string(),
    recipient: z.string(),
    subject: z.string(),
    state: z.enum(MAIL_STATES),
    /** Why it waits, in words; only of mail that waits. */
    explanation: z.optional(z.string()),
    createdAt: timestamp,
    sentAt: z.optional(timestamp),
    tries: z.number(),
    failure: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'Mail' });

export type WireMail = z.output<typeof Mail>;

export const listMails = staffCall({
  method: 'GET',
  path: '/mails',
  tag: 'Mail',
  summary: 'Mail the shop has written, newest first',
  query: listQuery(mailList),
  output: z.array(Mail),
  status: 200,
  failures: [],
  paged: true,
});

export const exportMails = staffFile({
  path: '/mails/export',
  tag: 'Mail',
  summary: 'Mail as CSV, newest first, one a line; without what it says',
  query: listFilter(mailList),
  produces: 'text/csv',
  failures: [],
});

export const getMailDelivery = staffCall({
  method: 'GET',
  path: '/mails/delivery',
  tag: 'Mail',
  summary: 'True if a mail server is set (SMTP_URL); without one mail waits',
  output: z.object({ hasMailServer: z.boolean() }),
  status: 200,
  failures: [],
});

export const getMail = staffCall({
  method: 'GET',
  path: '/mails/{id}',
  tag: 'Mail',
  summary: 'One mail as it is sent, as text and as HTML',
  params: z.object({ id: text(LIMITS.line) }),
  output: z.extend(Mail, { text: z.string(), html: z.string() }),
  status: 200,
  failures: [404],
});

export const resendMail = staffCall({
  method: 'POST',
  path: '/mails/{id}/resend',
  tag: 'Mail',
  summary: 'Try a mail again that was given up',
  params: z.object({ id: text(LIMITS.line) }),
  output: Mail,
  status: 200,
  failures: [404, 409],
});
