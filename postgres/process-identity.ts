import { execFile } from 'node:child_process';
import { readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { readIfExists } from './read-if-exists.ts';
import { errorCode } from './system-errors.ts';

const run = promisify(execFile);

/**
 * Distinguishes a process from a later one with the same pid: on Linux by the boot, the pid namespace and the
 * start time, elsewhere by the start time. Null when no process has that pid, or only a zombie.
 */
export async function readProcessIdentity(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return readLinuxIdentity(pid);
  if (process.platform === 'win32')
    return askPowerShell(`(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`);
  const line = await askPs(pid, 'stat=,lstart=');
  return line === null || line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '');
}

/** The command line of a process, its arguments joined by spaces; null when there is none to see. */
export async function readCommandLine(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const command = await readIfExists(`/proc/${pid}/cmdline`);
    return command?.split('\0').join(' ').trim() || null;
  }
  if (process.platform === 'win32')
    return askPowerShell(`(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`);
  return askPs(pid, 'command=');
}

/** True if the identity is from another container of this machine, whose processes are invisible here. */
export async function isFromAnotherContainer(identity: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const [boot, namespace] = identity.split(' ');
  return boot === (await readBootId()) && namespace !== (await readPidNamespace());
}

async function readLinuxIdentity(pid: number): Promise<string | null> {
  const stat = await readIfExists(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The program's name is in parentheses and may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const startTicks = fields[19];
  if (state === 'Z' || state === 'X' || startTicks === undefined) return null;
  return `${await readBootId()} ${await readPidNamespace()} ${startTicks}`;
}

async function readBootId(): Promise<string> {
  return (await readIfExists('/proc/sys/kernel/random/boot_id'))?.trim() ?? 'unknown';
}

async function readPidNamespace(): Promise<string> {
  return readlink('/proc/self/ns/pid');
}

async function askPs(pid: number, format: string): Promise<string | null> {
  return askProgram('ps', ['-ww', '-o', format, '-p', String(pid)]);
}

async function askPowerShell(expression: string): Promise<string | null> {
  return askProgram('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', expression]);
}

/** Both programs end with a status above 0 when there is no such process; one that is missing is an error. */
async function askProgram(program: string, args: string[]): Promise<string | null> {
  try {
    const { stdout } = await run(program, args, { env: { ...process.env, LC_ALL: 'C' }, windowsHide: true });
    return stdout.trim() || null;
  } catch (error) {
    if (errorCode(error) !== undefined) throw error;
    return null;
  }
}
