import { spawn } from 'node:child_process';
import { dyingWithUs } from '#scripts/dying-with-us.ts';

/** A process started by the tests. */
export type Child = {
  pid: number;
  isRunning(): boolean;
  /** Its whole output. */
  output(): string;
  /** Resolves when the output matches; rejects if it ends first or after `patience` ms. */
  printed(pattern: RegExp, patience?: number): Promise<RegExpExecArray>;
  /** Resolves at its end to the exit code or the signal's name. */
  ended: Promise<number | string>;
  /** Sends the signal and waits for the end of the process. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
  /** SIGSTOP; SIGCONT resumes it. SIGUSR2: what the program does at it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGTERM' | 'SIGUSR2'): void;
};

/** Milliseconds. A start takes two seconds, and many times that on a busy machine. */
const PATIENCE = 90_000;

/**
 * Starts a program with the test's Node and a minimal environment. `within`: a command that runs another one,
 * like `nsenter … --`.
 */
export function startChild(
  name: string,
  args: string[],
  environment: Record<string, string>,
  within: string[] = [],
): Child {
  return startProgram(name, [...within, ...dyingWithUs(), process.execPath, ...args], environment);
}

/** Starts a program with a minimal environment; without `dyingWithUs` it may outlive a killed test. */
export function startProgram(
  name: string,
  [command = '', ...args]: readonly string[],
  environment: Record<string, string> = {},
): Child {
  const child = spawn(command, args, {
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

/** Kills all children when the tests end. */
const running = new Map<number, () => void>();
process.once('exit', () => {
  for (const kill of running.values()) kill();
});

/** Only these variables: the shop must not notice that it runs in a test. */
function basicEnvironment(): Record<string, string> {
  const names = [
    'PATH',
    'HOME',
    'TMPDIR',
    'TEMP',
    'TMP',
    'SystemRoot',
    'LD_LIBRARY_PATH',
    'NODE_COMPILE_CACHE',
  ];
  const entries = names.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
