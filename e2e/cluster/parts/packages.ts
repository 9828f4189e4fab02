import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian installs the programs of each version of PostgreSQL. */
const POSTGRES = '/usr/lib/postgresql';

/** The folder of the newest installed PostgreSQL's programs; null without one. */
export const postgresPrograms = findPostgres();

/** The programs that a cluster needs, and the Debian package of each. */
const PACKAGES: readonly (readonly [name: string, isInstalled: boolean])[] = [
  ['patroni', isProgram('patroni')],
  ['python3-etcd', spawnSync('/usr/bin/python3', ['-c', 'import etcd']).status === 0],
  ['etcd-server', isProgram('etcd')],
  ['haproxy', isProgram('haproxy')],
  ['pgbouncer', isProgram('pgbouncer')],
  ['postgresql-15', postgresPrograms !== null],
  // A namespace of processes: it ends with all of them, also those that outlive their parent.
  [
    'util-linux (unshare --pid)',
    spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0,
  ],
];

/** The packages that are missing here; none where a cluster can be started. */
export const missingPackages = PACKAGES.filter(([, isInstalled]) => !isInstalled).map(([name]) => name);

function isProgram(name: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(path.join(folder, name)));
}

function findPostgres(): string | null {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(POSTGRES, version, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}
