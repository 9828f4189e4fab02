import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import {
  askServer,
  type BreakableDatabaseServer,
  startCopy,
  startDatabaseServer,
} from './processes/database-server.ts';

/** The recovery to a point in time that docs/operating.md describes, by PostgreSQL's own means. */

let archive: string;
let primary: BreakableDatabaseServer;
beforeAll(async () => {
  archive = await mkdtemp(path.join(tmpdir(), 'marigold-archive-'));
  // PostgreSQL may run as another account.
  await chmod(archive, 0o777);
  primary = await startDatabaseServer({
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  });
});
afterAll(async () => {
  await primary?.close();
  await rm(archive, { recursive: true, force: true });
});

it('a base backup and the archive give the state of a moment, without what was committed after it', async () => {
  await askServer(primary, `create table kept (name text); insert into kept values ('before the backup')`);
  const copied = startCopy(primary, 'recovery.signal', async () => {
    await askServer(primary, `insert into kept values ('after the backup')`);
    const [{ at }] = await askServer(primary, 'select clock_timestamp()::text as at');
    await askServer(primary, 'drop table kept');
    const [{ file }] = await askServer(primary, 'select pg_walfile_name(pg_switch_wal()) as file');
    await eventually(async () => {
      const [{ last }] = await askServer(primary, 'select last_archived_wal as last from pg_stat_archiver');
      expect(last >= file).toBe(true);
    });
    return {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: at,
      recovery_target_action: 'promote',
    };
  });
  const recovered = await copied;
  try {
    await eventually(async () =>
      expect(await askServer(recovered, 'select pg_is_in_recovery() as recovers')).toEqual([
        { recovers: false },
      ]),
    );
    expect(await askServer(recovered, 'select name from kept')).toEqual([
      { name: 'before the backup' },
      { name: 'after the backup' },
    ]);
    await askServer(recovered, `insert into kept values ('it goes on')`);
    await expect(askServer(primary, 'select from kept')).rejects.toThrow(/does not exist/);
  } finally {
    await recovered.close();
  }
});
