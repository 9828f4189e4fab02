import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

/**
 * A way to run PostgreSQL's programs, which refuse to run as root.
 * `prefix` is a command that sets something up and then becomes the program, with the same pid;
 * `runAs` is set where the program runs as another account;
 * `owner` owns the files that the programs make (null on Windows).
 */
export type Launcher = { prefix: string[]; runAs: Account | null; owner: Account | null };

export const DIRECT: Launcher = { prefix: [], runAs: null, owner: null };

type Finished = { code: number | null; stdout: string; stderr: string };

/** Starts a program, without input unless `input` is 'pipe'. Its output can be read from pipes. */
export function launch(
  launcher: Launcher,
  program: string,
  args: string[],
  input: 'pipe' | 'ignore' = 'ignore',
): ChildProcess {
  const [file = program, ...rest] = [...launcher.prefix, program, ...args];
  return spawn(file, rest, {
    stdio: [input, 'pipe', 'pipe'],
    env: databaseEnvironment(),
    // A folder that every account can enter; PostgreSQL's paths are all absolute.
    cwd: process.platform === 'win32' ? dirname(program) : '/',
    // In another session, so that Ctrl-C reaches the server only, which then stops the database last.
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...(launcher.runAs ?? {}),
  });
}

/** Runs a program to its end. One that cannot be started ends with code null and the reason in `stderr`. */
export async function runToEnd(
  launcher: Launcher,
  program: string,
  args: string[],
  input?: string,
): Promise<Finished> {
  try {
    const child = launch(launcher, program, args, input === undefined ? 'ignore' : 'pipe');
    // A program that ends before it has read its input has an exit code for that.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    return await collect(child);
  } catch (error) {
    return { code: null, stdout: '', stderr: String(error) };
  }
}

async function collect(child: ChildProcess): Promise<Finished> {
  const output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, ...output };
}

/** The variables that PostgreSQL needs, without secrets. Its messages are in English, to be parsed. */
function databaseEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']
    .map((name) => [name, process.env[name]])
    .filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC' };
}
