import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from './system-errors.ts';

const run = promisify(execFile);

/**
 * What tells a process from a later one that got the same pid: on Linux the boot, the pid namespace and the
 * start time, elsewhere the start time. Null when no process with that pid lives; a zombie does not live.
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
    const command = await readProcFile(`/proc/${pid}/cmdline`);
    return command?.split('\0').join(' ').trim() || null;
  }
  if (process.platform === 'win32')
    return askPowerShell(`(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`);
  return askPs(pid, 'command=');
}

/**
 * Whether the identity was taken in another container of this machine, whose processes cannot be seen from
 * here.
 */
export async function isFromAnotherContainer(identity: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const [boot, namespace] = identity.split(' ');
  return boot === (await readBootId()) && namespace !== (await readPidNamespace());
}

async function readLinuxIdentity(pid: number): Promise<string | null> {
  const stat = await readProcFile(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The program's name stands in parentheses and may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const startTicks = fields[19];
  if (state === 'Z' || state === 'X' || startTicks === undefined) return null;
  return `${await readBootId()} ${await readPidNamespace()} ${startTicks}`;
}

async function readBootId(): Promise<string> {
  return (await readProcFile('/proc/sys/kernel/random/boot_id'))?.trim() ?? 'unknown';
}

async function readPidNamespace(): Promise<string> {
  return readlink('/proc/self/ns/pid');
}

async function readProcFile(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    // ESRCH: the process ended between opening and reading.
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return null;
    throw error;
  }
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
