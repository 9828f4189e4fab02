import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '#db/connection.ts';
import * as schema from '#db/schema/index.ts';

export type Statement = { text: string; values: unknown[] };

/** A database on one connection that notes its statements, prepared ones included, but for begin and end. */
export function recordStatements(client: pg.Client): { db: Database; taken(): Statement[] } {
  let statements: Statement[] = [];
  const recording: pg.Client = new Proxy(client, {
    get(target, name) {
      // A pool of one connection, for transactions.
      if (name === 'connect') return async () => recording;
      if (name === 'release') return () => undefined;
      const value = Reflect.get(target, name);
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value;
      return (...args: [query: string | { text: string; values?: unknown[] }, values?: unknown[]]) => {
        const [query] = args;
        const { text, values = args[1] ?? [] } = typeof query === 'string' ? { text: query } : query;
        if (/^(with|select|insert|update|delete)\b/i.test(text.trim())) statements.push({ text, values });
        return Reflect.apply(value, target, args);
      };
    },
  });
  const db = drizzle(recording, { schema, casing: 'snake_case' }) as unknown as Database;
  return {
    db,
    taken() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
