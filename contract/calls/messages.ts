import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { messageList } from '#domain/messages/message-list.ts';
import { call, staffCall, staffFile } from '../define-call.ts';
import { optionalText, timestamp } from '../fields.ts';
import { AnswerForm, ContactForm } from '../forms/messages.ts';
import { idParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { component } from '../openapi-component.ts';

/** A message sent by the contact form. */
export const Message = component('Message', {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  createdAt: timestamp,
  /** Absent while unread. */
  readAt: z.optional(timestamp),
  archivedAt: z.optional(timestamp),
  /** Oldest first. */
  answers: z.array(z.object({ author: z.string(), text: z.string(), createdAt: timestamp })),
});

export type WireMessage = z.output<typeof Message>;

export const openContactForm = call({
  path: '/contact',
  summary: 'Signed timestamp for the contact form; a message sent too soon after it counts as spam',
  output: z.object({ opened: z.string() }),
});

/** `website` is a honeypot: people do not see the field, bots fill it in. */
export const sendMessage = call({
  method: 'POST',
  path: '/contact',
  summary: 'Send a message to the shop; a receipt is mailed to the sender',
  body: z.extend(ContactForm, {
    website: optionalText(),
    /** The stamp from `GET /contact`. Stricter throttling applies without it. */
    opened: optionalText(),
  }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  creates: true,
});

export const listMessages = staffCall({
  path: '/messages',
  summary: 'Messages, newest first; in the inbox unread ones first',
  query: listQuery(messageList),
  output: z.array(Message),
  paged: true,
});

export const exportMessages = staffFile({
  path: '/messages/export',
  summary: 'Messages of a folder as CSV, newest first, one row each',
  query: listFilter(messageList),
});

export const getMessage = staffCall({
  path: '/messages/{id}',
  summary: 'One message with its answers',
  params: idParams,
  output: Message,
  failures: [404],
});

export const updateMessage = staffCall({
  method: 'PUT',
  path: '/messages/{id}',
  summary: 'Mark a message as read or unread; archive or restore it',
  params: idParams,
  body: z.object({ read: z.optional(z.boolean()), archived: z.optional(z.boolean()) }),
  output: Message,
  failures: [404],
});

export const previewAnswer = staffCall({
  method: 'POST',
  path: '/messages/{id}/answer-preview',
  summary: 'Preview of the mail of an answer; nothing is stored or sent',
  params: idParams,
  body: z.object({ text: optionalText(LIMITS.text) }),
  output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  failures: [404],
});

export const answerMessage = staffCall({
  method: 'POST',
  path: '/messages/{id}/answers',
  summary: 'Answer a message by mail; the mail quotes the message',
  params: idParams,
  body: AnswerForm,
  output: Message,
  status: 201,
  failures: [404],
  creates: true,
});
