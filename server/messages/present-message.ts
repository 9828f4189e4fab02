import type { WireMessage } from '#contract/calls/messages.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { StoredMessage } from './message-queries.ts';

/** Presents a message for staff. */
export function presentMessage(message: StoredMessage): WireMessage {
  return {
    id: message.id,
    firstName: message.firstName,
    lastName: message.lastName,
    email: message.email,
    phone: message.phone,
    message: message.message,
    createdAt: message.createdAt.toISOString(),
    ...omitNulls({
      readAt: message.readAt?.toISOString() ?? null,
      archivedAt: message.archivedAt?.toISOString() ?? null,
    }),
    answers: message.answers.map(({ author, text, createdAt }) => ({
      author,
      text,
      createdAt: createdAt.toISOString(),
    })),
  };
}
