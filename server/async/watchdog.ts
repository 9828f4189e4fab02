import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { SECOND } from '#domain/time-units.ts';

type WatchdogOptions = {
  /** Milliseconds between two beats of the main thread, and between two looks at them. */
  interval?: number;
  /** True if the log has the line that comes before the end. */
  isLogged: boolean;
  /** Receives why there is no watchdog; the process goes on without. */
  onFailure: (error: Error) => void;
};

type Watched = { shared: Int32Array; interval: number; most: number; isLogged: boolean };

/**
 * Looks in a row that find no new beat: a thread that does nothing else for half a minute hangs. Counted by
 * a thread of the same process, as that may have been stopped, or the whole machine have slept.
 */
const MOST_MISSED = 6;

/**
 * Ends this process by SIGKILL if its event loop is blocked for half a minute, so that whatever started it
 * starts it again (decision 158). Does nothing while a debugger may have stopped it.
 */
export function startWatchdog({ interval = 5 * SECOND, isLogged, onFailure }: WatchdogOptions): void {
  // The number of beats, and 1 while a debugger is there.
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const beat = () => {
    Atomics.store(shared, 1, debuggerUrl() === undefined ? 0 : 1);
    Atomics.add(shared, 0, 1);
  };
  beat();
  setInterval(beat, interval).unref();
  const workerData: Watched = { shared, interval, most: MOST_MISSED, isLogged };
  const thread = new Worker(`(${watch})()`, { eval: true, name: 'watchdog', execArgv: [], workerData });
  thread.on('error', onFailure);
  thread.unref();
}

/**
 * The program of the thread, started from its own text: it uses nothing of this module. JavaScript that Node
 * need not strip of types takes 18 MB instead of 35.
 */
function watch(): void {
  const { write } = process.getBuiltinModule('node:fs');
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { shared, interval, most, isLogged } = workerData as Watched;
  let seen = -1;
  let missed = 0;
  setInterval(() => {
    const beats = Atomics.load(shared, 0);
    const isWell = beats !== seen || Atomics.load(shared, 1) === 1;
    seen = beats;
    missed = isWell ? 0 : missed + 1;
    if (missed < most) return;
    missed = 0;
    const end = () => process.kill(process.pid, 'SIGKILL');
    if (!isLogged) return end();
    const line = { level: 60, time: Date.now(), seconds: (most * interval) / 1_000 };
    write(1, `${JSON.stringify({ ...line, msg: 'the server hangs and is ended' })}\n`, end);
    // The reader of the log may be what it waits for.
    setTimeout(end, 1_000);
  }, interval);
}
