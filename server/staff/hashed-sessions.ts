import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, Where } from 'better-auth/adapters';

/** Digests a session's token. Only the digest is stored, so that the database or a backup signs nobody in. */
export function sessionDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * better-auth's storage with digests in place of session tokens. Tokens are digested on the way in; rows that
 * are found by token get it back on the way out.
 */
export function withHashedSessions(
  open: (options: BetterAuthOptions) => DBAdapter,
): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const plain = open(options);
    const hashed: DBAdapter = {
      ...plain,
      create: async <T extends Record<string, unknown>, R>(input: Creation<T>) => {
        const { token } = input.data;
        if (input.model !== 'session' || typeof token !== 'string') return await plain.create<T, R>(input);
        const data = Object.assign({ ...input.data }, { token: sessionDigest(token) });
        const row = await plain.create<T, R>({ ...input, data });
        return row && Object.assign(row, { token });
      },
      findOne: async (input) => withToken(input, await plain.findOne(hashedWhere(input))),
      findMany: async (input) => await plain.findMany(hashedWhere(input)),
      count: async (input) => await plain.count(hashedWhere(input)),
      update: async (input) => withToken(input, await plain.update(hashedWhere(input))),
      updateMany: async (input) => await plain.updateMany(hashedWhere(input)),
      delete: async (input) => await plain.delete(hashedWhere(input)),
      deleteMany: async (input) => await plain.deleteMany(hashedWhere(input)),
      consumeOne: async (input) => withToken(input, await plain.consumeOne(hashedWhere(input))),
      incrementOne: async (input) => withToken(input, await plain.incrementOne(hashedWhere(input))),
      transaction: async (work) => await work(hashed),
    };
    return hashed;
  };
}

type Creation<T> = { model: string; data: Omit<T, 'id'>; select?: string[] | undefined };
type Query = { model: string; where?: Where[] | undefined };

function hashedWhere<Q extends Query>(query: Q): Q {
  const { model, where } = query;
  if (model !== 'session' || !where) return query;
  return { ...query, where: where.map((part) => (part.field === 'token' ? hashedPart(part) : part)) };
}

function hashedPart({ value, ...part }: Where): Where {
  if (Array.isArray(value)) return { ...part, value: value.map((token) => sessionDigest(String(token))) };
  return { ...part, value: sessionDigest(String(value)) };
}

function withToken<Row>({ model, where }: Query, row: Row | null): Row | null {
  if (!row || model !== 'session') return row;
  const token = where?.find(({ field }) => field === 'token')?.value;
  return typeof token === 'string' ? Object.assign(row, { token }) : row;
}
