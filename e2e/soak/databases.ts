import {
  askServer,
  type BreakableDatabaseServer,
  type DatabaseServer,
  reaching,
  startDatabaseServer,
  startReplica,
} from '../faults/processes/database-server.ts';
import { startWireProxy } from '../faults/processes/wire-proxy.ts';

/** A primary and its synchronous standby, each behind an address that stays the same. */
export type Databases = {
  primary: DatabaseServer;
  standby: DatabaseServer;
  /** kill -9 of the primary, or a regular stop; and its start. */
  restart(how: 'kill' | 'stop'): Promise<void>;
  /** kill -9 of the primary; its standby is promoted and gets a standby of its own. */
  failOver(): Promise<void>;
  close(): Promise<void>;
};

/** A new standby is copied while the primary is written to: what it needs must not be recycled. */
const SETTINGS = { wal_keep_size: '512MB' };

/** A copy of files that come and go may fail. */
const COPIES = 5;

export async function startDatabases(): Promise<Databases> {
  let primary = await startDatabaseServer(SETTINGS);
  let standby = await copy(primary);
  const front = await startWireProxy(primary.target);
  const reading = await startWireProxy(standby.target);
  await awaitStandby();

  /** What is acknowledged is on the standby, too. Set after the copy, which has no standby yet. */
  async function awaitStandby(): Promise<void> {
    await askServer(primary, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
  }

  const behind = (port: number) =>
    reaching({ ...primary.connection, host: '127.0.0.1', port }) satisfies DatabaseServer;

  return {
    primary: behind(front.port),
    standby: behind(reading.port),
    async restart(how) {
      await primary[how]();
      await primary.start();
    },
    async failOver() {
      const lost = primary;
      await lost.kill();
      await askServer(standby, 'select pg_promote()');
      primary = standby;
      front.lead(primary.target);
      standby = await copy(primary);
      reading.lead(standby.target);
      await awaitStandby();
      await lost.close();
    },
    async close() {
      await Promise.all([front.close(), reading.close()]);
      // The primary waits for its standby when it ends sessions.
      await primary.close();
      await standby.close();
    },
  };
}

async function copy(primary: BreakableDatabaseServer): Promise<BreakableDatabaseServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startReplica(primary, SETTINGS);
    } catch (error) {
      if (attempt === COPIES) throw error;
    }
  }
}
