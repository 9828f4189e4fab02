import type pg from 'pg';
import type { DemoMessage } from '#demo/large/many-messages.ts';
import { messageAnswers, messages } from '../schema/index.ts';
import { copyRows } from './copy-rows.ts';

/** Writes messages and their answers by `author`. */
export async function writeMessages(
  client: pg.ClientBase,
  received: readonly DemoMessage[],
  author: string,
): Promise<void> {
  await copyRows(
    client,
    messages,
    received.map(({ answer, ...message }) => message),
  );
  await copyRows(
    client,
    messageAnswers,
    received.flatMap(({ id, answer }) => (answer ? [{ ...answer, messageId: id, position: 0, author }] : [])),
  );
}
