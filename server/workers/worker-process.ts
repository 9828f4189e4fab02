import cluster from 'node:cluster';
import { type FromWorker, type ToWorker, WORKER_ARGUMENT } from './messages.ts';

/** A worker as the primary process sees it. */
export type WorkerProcess = {
  pid: number | undefined;
  /** Does nothing once the worker has ended. */
  send(message: ToWorker): void;
  kill(): void;
  onMessage(listener: (message: FromWorker) => void): void;
  /** `how`: the exit code, or the name of the signal. */
  onEnd(listener: (how: number | string) => void): void;
};

/** Starts the program of this process again, as a worker. */
export function forkWorker(): WorkerProcess {
  cluster.setupPrimary({ args: [WORKER_ARGUMENT] });
  const worker = cluster.fork();
  // A worker that cannot be reached is about to end.
  worker.on('error', () => undefined);
  return {
    pid: worker.process.pid,
    send: (message) => {
      if (worker.isConnected()) worker.send(message, () => undefined);
    },
    kill: () => void worker.process.kill('SIGKILL'),
    onMessage: (listener) => void worker.on('message', listener),
    onEnd: (listener) => void worker.once('exit', (code, signal) => listener(signal ?? code)),
  };
}
