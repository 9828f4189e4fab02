import { inject } from 'vitest';
import type { Connection } from '#postgres/ensure-database.ts';
import { type DatabaseServer, reaching } from '../processes/database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    faultsPostgres: { connection: Connection; filled: string };
  }
}

/** The PostgreSQL of all tests that do not break it. */
export function sharedPostgres(): DatabaseServer {
  const { connection, filled } = inject('faultsPostgres');
  return { ...reaching(connection), filled };
}
