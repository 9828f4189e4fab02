import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dyingWithUs } from '#scripts/dying-with-us.ts';
import { type Child, startProgram } from '../../faults/processes/child.ts';

/** PostgreSQL refuses root; Debian's package makes this account. */
const ACCOUNT = 'postgres';

const isRoot = process.getuid?.() === 0;

/** A program and everything that it starts: they are killed and stopped together. */
export type Namespace = {
  process: Child;
  /** Processes in it whose command line matches, parents first. */
  find(commandLine: RegExp): number[];
  /** SIGSTOP or SIGCONT to all of its processes. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** kill -9 of all of its processes. */
  kill(): Promise<void>;
};

/**
 * Starts a program in a namespace of processes, for root as PostgreSQL's account. The kernel ends all of them
 * with the first: a PostgreSQL that Patroni has started would outlive it otherwise.
 */
export function startNamespace(name: string, command: readonly string[]): Namespace {
  const account = ['--reuid', ACCOUNT, '--regid', ACCOUNT, '--clear-groups'];
  const child = startProgram(name, [
    ...dyingWithUs(),
    ...['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--'],
    // A change of the account forgets that the process is to die with its parent.
    ...['setpriv', ...(isRoot ? account : []), '--pdeathsig', 'KILL', '--'],
    ...command,
  ]);
  return {
    process: child,
    find: (commandLine) => listDescendants(child.pid).filter((pid) => commandLine.test(readCommandLine(pid))),
    signal(signal) {
      for (const pid of listDescendants(child.pid)) process.kill(pid, signal);
    },
    kill: async () => void (await child.end('SIGKILL')),
  };
}

/** Makes the account of a namespace the owner of a folder and all that is in it. */
export function giveToAccount(folder: string): void {
  if (isRoot) execFileSync('chown', ['-R', `${ACCOUNT}:`, folder]);
}

function listDescendants(ancestor: number): number[] {
  const children = Map.groupBy(listProcesses(), ({ parent }) => parent);
  const list = (pid: number): number[] =>
    (children.get(pid) ?? []).flatMap((child) => [child.pid, ...list(child.pid)]);
  return list(ancestor);
}

function listProcesses(): { pid: number; parent: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const status = readProcess(name, 'status');
      const parent = /^PPid:\t(\d+)$/m.exec(status)?.[1];
      return parent === undefined ? [] : [{ pid: Number(name), parent: Number(parent) }];
    });
}

function readCommandLine(pid: number): string {
  return readProcess(String(pid), 'cmdline').replaceAll('\0', ' ').trim();
}

/** Empty for a process that has just ended. */
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
