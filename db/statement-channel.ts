import { tracingChannel } from 'node:diagnostics_channel';
import type pg from 'pg';

/** A statement of the shop: its text, without its parameters. */
export type StatementEvent = { statement: string };

/** Publishes each statement to whoever traces them. */
export const statementChannel = tracingChannel<StatementEvent>('marigold:statement');

type Query = (...args: unknown[]) => Promise<unknown>;

/** Publishes the statements of a new connection; does nothing if nobody traces them by then. */
export function publishStatements(client: pg.PoolClient): void {
  if (!statementChannel.hasSubscribers) return;
  const query = client.query.bind(client) as unknown as Query;
  const published: Query = (...args) => {
    const statement = readText(args[0]);
    if (statement === null) return query(...args);
    const last = args.length - 1;
    // The pool's own query passes a callback.
    return typeof args[last] === 'function'
      ? statementChannel.traceCallback(query, last, { statement }, undefined, ...args)
      : statementChannel.tracePromise(query, { statement }, undefined, ...args);
  };
  client.query = published as unknown as typeof client.query;
}

/** Returns the text of a statement; null for a stream, such as a copy, which ends on its own. */
function readText(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  const { text, submit } = asked as { text?: string; submit?: unknown };
  return submit ? null : (text ?? null);
}
