import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '#scripts/root.ts';

export type ServerProcess = {
  address: string;
  /** CPU time of the server process in milliseconds; null if the system does not report it. */
  cpu(): Promise<number | null>;
  /** Memory of the server process in MB; null if the system does not report it. */
  memory(): Promise<number | null>;
  stop(): Promise<void>;
};

/** Starts the shop with a new data folder and without demo orders. */
export async function startServerProcess(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-bench-'));
  const child = spawn(process.execPath, ['--max-semi-space-size=32', path.join(ROOT, 'scripts/start.js')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO_DATA: 'catalogue',
      // As `npm start` does.
      MALLOC_ARENA_MAX: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const opened = /open at (http:\S+)/.exec(output)?.[1];
      if (!opened) return;
      resolve(opened);
      // Access lines are read and dropped: a slow reader would slow the server down.
      child.stdout.removeAllListeners('data').resume();
    });
    child.on('close', () => reject(new Error(`The shop did not start:\n${output}`)));
  });
  return {
    address,
    cpu: () => cpuOf(child.pid),
    memory: () => readProc(child.pid, 'status', (text) => Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024),
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** CPU time of a process in milliseconds; null if the system does not report it. */
export function cpuOf(pid: number | undefined): Promise<number | null> {
  // Fields 14 and 15 of stat, counted in hundredths of a second, behind the command's name in parentheses.
  return readProc(pid, 'stat', (text) => {
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  });
}

function readProc(pid: number | undefined, file: string, read: (text: string) => number) {
  return readFile(`/proc/${pid}/${file}`, 'utf8').then(read, () => null);
}
