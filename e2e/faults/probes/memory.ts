import { readFile } from 'node:fs/promises';

/** Resident megabytes of a process; null if the system does not report it. */
export async function readMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
