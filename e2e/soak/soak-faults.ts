import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE } from '#domain/time-units.ts';
import type { Product } from '../faults/processes/buyer.ts';
import type { SmallDisk } from '../faults/processes/small-disk.ts';
import {
  createFaults,
  createFaultsAround,
  type Fault,
  pick,
  type Random,
} from '../faults/support/random-faults.ts';
import type { Server, World } from '../faults/support/world.ts';
import type { Databases } from './databases.ts';
import type { LyingMailServer, MailManner } from './lying-mail-server.ts';

export type Field = {
  world: World;
  databases: Databases;
  mailServer: LyingMailServer;
  /** That of the servers' data folders; null where none can be mounted. */
  disk: SmallDisk | null;
  /** The files that say how far the clock of each server is ahead. */
  clocks: readonly string[];
  products: readonly Product[];
  random: Random;
};

/** Bytes that the servers leave free (DISK_RESERVE_MB). */
export const DISK_RESERVE = 20_000_000;

/** Milliseconds that a fault lasts. */
const SHORT = 5_000;
const LONG = 12_000;

const JUMPS = { 'a clock that jumps ahead': 10 * MINUTE, 'a clock that jumps back': -10 * MINUTE };

const MANNERS: Record<string, MailManner> = {
  'a mail server that accepts and drops': 'drops',
  'a mail server that answers 451': 'postpones',
  'a mail server that answers 550': 'refuses',
  'a mail server that hangs': 'hangs',
  'a mail server that closes in DATA': 'closes early',
  'a mail server that keeps a mail and closes': 'closes late',
};

/**
 * All faults, each repaired when it resolves. Only the first server is killed: what a process keeps shows at
 * the second.
 */
export function createSoakFaults(field: Field): Fault[] {
  const { world, databases, mailServer, disk, clocks, products, random } = field;
  const [killed] = world.servers as [Server, ...Server[]];
  const any = () => pick(world.servers, random);
  return [
    ...createFaults(killed, random),
    [
      'SIGSTOP of a server',
      async () => {
        const { process } = any();
        process.signal('SIGSTOP');
        await sleep(SHORT);
        process.signal('SIGCONT');
      },
    ],
    ['kill -9 of the database', () => databases.restart('kill')],
    ['a restart of the database', () => databases.restart('stop')],
    ['a failover to the standby', () => databases.failOver()],
    ...Object.entries(JUMPS).map(
      ([name, ahead]): Fault => [
        name,
        async () => {
          const clock = pick(clocks, random);
          await writeFile(clock, String(ahead));
          await sleep(LONG);
          await writeFile(clock, '0');
        },
      ],
    ),
    ...(disk
      ? ([
          ['a disk that is nearly full', () => fillDisk(disk, DISK_RESERVE / 2)],
          ['a disk that is full', () => fillDisk(disk, 0)],
        ] satisfies Fault[])
      : []),
    ...Object.entries(MANNERS).map(
      ([name, manner]): Fault => [
        name,
        async () => {
          mailServer.behave(manner);
          await sleep(LONG);
          mailServer.behave('honest');
        },
      ],
    ),
    ...createFaultsAround(world, products, random),
  ];
}

async function fillDisk(disk: SmallDisk, leave: number): Promise<void> {
  await disk.fill(leave);
  await sleep(SHORT);
  await disk.free();
}

/** Milliseconds between two faults. */
const REST = 2_000;

/** Injects all faults in turn, each time in another order, until `over`; resolves with how often each was. */
export async function injectInTurn(
  faults: readonly Fault[],
  random: Random,
  over: () => boolean,
  begins: (name: string) => void,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  while (!over()) {
    const order = faults
      .map((fault) => ({ fault, at: random() }))
      .toSorted((one, other) => one.at - other.at);
    for (const { fault } of order) {
      if (over()) break;
      const [name, inject] = fault;
      begins(name);
      await inject();
      counts.set(name, (counts.get(name) ?? 0) + 1);
      await sleep(REST);
    }
  }
  return counts;
}
