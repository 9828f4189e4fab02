import { spawn, spawnSync } from 'node:child_process';

/** A process the tests started. */
export type Child = {
  pid: number;
  isRunning(): boolean;
  /** All it has printed. */
  output(): string;
  /**
   * Resolves once it has printed what the pattern finds; rejects when it ends before, or after `patience`
   * milliseconds.
   */
  printed(pattern: RegExp, patience?: number): Promise<RegExpExecArray>;
  /** How it ended, whenever it does: an exit code, or the signal's name. */
  ended: Promise<number | string>;
  /** Sends the signal and waits until the process is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
  /** Stops it in its tracks, as a machine that hangs; SIGCONT lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void;
};

/** Milliseconds: a start takes two seconds, and many times that on a machine with much else to do. */
const PATIENCE = 90_000;

/**
 * Starts a program of ours on the Node that runs the tests. It gets our environment only as far as any
 * program needs it. `within` is a command that runs another, as `nsenter … --` does.
 */
export function startChild(
  name: string,
  args: string[],
  environment: Record<string, string>,
  within: string[] = [],
): Child {
  const [command = process.execPath, ...rest] = [...within, ...dyingWithUs(), process.execPath, ...args];
  const child = spawn(command, rest, {
    env: { ...basicEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid === undefined) throw new Error(`${name} could not be started`);
  running.set(child.pid, () => child.kill('SIGKILL'));
  const { pid } = child;

  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });

  let ending: number | string | null = null;
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => {
      running.delete(pid);
      ending = code ?? signal ?? 'unknown';
      resolve(ending);
      for (const listener of listeners) listener();
    }),
  );

  return {
    pid,
    isRunning: () => ending === null,
    output: () => output,
    ended,
    printed(pattern, patience = PATIENCE) {
      return new Promise((resolve, reject) => {
        const settle = (what: () => void) => {
          clearTimeout(timer);
          listeners.delete(look);
          what();
        };
        const look = () => {
          const found = pattern.exec(output);
          if (found) settle(() => resolve(found));
          else if (ending !== null) settle(() => reject(new Error(`${name} ended (${ending}):\n${output}`)));
        };
        const timer = setTimeout(
          () => settle(() => reject(new Error(`${name} did not print ${pattern}:\n${output}`))),
          patience,
        );
        listeners.add(look);
        look();
      });
    },
    end(signal) {
      if (ending === null) child.kill(signal);
      return ended;
    },
    signal: (signal) => void child.kill(signal),
  };
}

/** No process outlives the tests, however they end. */
const running = new Map<number, () => void>();
process.once('exit', () => {
  for (const kill of running.values()) kill();
});

/** Linux ends a process together with the one that started it, however that one ends. */
function dyingWithUs(): string[] {
  prefix ??= spawnSync('setpriv', ['--pdeathsig', 'KILL', '--', 'true']).status === 0;
  return prefix ? ['setpriv', '--pdeathsig', 'KILL', '--'] : [];
}
let prefix: boolean | null = null;

/** Not all of ours: the shop must not notice that it runs under test. */
function basicEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  const entries = names.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
