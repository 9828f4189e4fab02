import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

/** Milliseconds between two beats, and those after which a process is ended. */
const INTERVAL = 200;
const LIMIT = 6 * INTERVAL;

const BLOCK = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)';

type Watched = { blocked: string; isLogged?: boolean; args?: string[] };

/** Starts a process with a watchdog, which blocks its event loop and then ends by itself. */
function startWatched({ blocked, isLogged = true, args = [] }: Watched) {
  const program = `
    import { startWatchdog } from ${JSON.stringify(path.join(import.meta.dirname, 'watchdog.ts'))};
    const onFailure = (error) => { throw error; };
    startWatchdog({ interval: ${INTERVAL}, isLogged: ${isLogged}, onFailure });
    process.stdin.once('data', () => {
      const milliseconds = ${blocked};
      ${BLOCK};
      process.exit(7);
    });
    process.stdout.write('started');`;
  const child = spawn(process.execPath, [...args, '--input-type=module', '--eval', program]);
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
  let output = '';
  const started = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      resolve();
    });
  });
  return {
    started,
    proceed: () => child.stdin.end('go\n'),
    signal: (name: NodeJS.Signals) => child.kill(name),
    ended,
    output: () => output,
  };
}

describe.concurrent('a watchdog', () => {
  it('ends a process whose event loop is blocked, and says so before', async () => {
    const watched = startWatched({ blocked: 'Infinity' });
    await watched.started;
    watched.proceed();
    expect(await watched.ended).toEqual([null, 'SIGKILL']);
    const line = JSON.parse(watched.output().slice('started'.length)) as object;
    expect(line).toMatchObject({ level: 60, seconds: LIMIT / 1_000, msg: 'the server hangs and is ended' });
  });

  it('says nothing if the log is silent', async () => {
    const watched = startWatched({ blocked: 'Infinity', isLogged: false });
    await watched.started;
    watched.proceed();
    expect(await watched.ended).toEqual([null, 'SIGKILL']);
    expect(watched.output()).toBe('started');
  });

  it('leaves a process that is blocked for a shorter time', async () => {
    const watched = startWatched({ blocked: String(LIMIT / 2) });
    await watched.started;
    watched.proceed();
    expect(await watched.ended).toEqual([7, null]);
  });

  it.skipIf(process.platform === 'win32')('leaves a process that was stopped, and goes on', async () => {
    const watched = startWatched({ blocked: '0' });
    await watched.started;
    watched.signal('SIGSTOP');
    // The time in which it is stopped is what is tested.
    await sleep(2 * LIMIT);
    watched.signal('SIGCONT');
    watched.proceed();
    expect(await watched.ended).toEqual([7, null]);
  });

  it('leaves a process that is debugged', async () => {
    const watched = startWatched({ blocked: String(2 * LIMIT), args: ['--inspect=127.0.0.1:0'] });
    await watched.started;
    watched.proceed();
    expect(await watched.ended).toEqual([7, null]);
  });
});
