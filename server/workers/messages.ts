import type { Invalidation } from '#db/cache-tags.ts';
import type { DatabaseAddress } from '#db/connection.ts';
import type { ProcessHealth, ServerHealth } from '#domain/status/facts.ts';
import type { DemoConnection } from '../payments/demo-payments-between-processes.ts';

/** The argument that makes the program of the shop a worker. */
export const WORKER_ARGUMENT = 'worker';

/** The values that a worker needs beyond the settings that it reads itself. */
export type WorkerStart = {
  /** The port that all workers share. */
  port: number;
  /** The address of the shop. */
  address: string;
  database: DatabaseAddress;
  /** The emulator of the primary process; null with Stripe. */
  demoPayments: DemoConnection | null;
};

export type ToWorker =
  /** Opens the application, and does not listen yet. */
  | { kind: 'open'; worker: number; start: WorkerStart }
  | { kind: 'listen' }
  /** Answered at once by a worker that does not hang. Carries how the processes of the server are. */
  | { kind: 'ping'; server: ServerHealth | null }
  /** Answered with the metrics of the worker. */
  | { kind: 'read_metrics'; question: number }
  | { kind: 'invalidated'; invalidation: Invalidation }
  /** Makes /readyz answer 503. */
  | { kind: 'announce_stop' }
  /** Ends after the requests in flight. */
  | { kind: 'stop' };

export type FromWorker =
  | { kind: 'opened' }
  | { kind: 'listening' }
  | { kind: 'pong'; health: ProcessHealth }
  | { kind: 'invalidated'; invalidation: Invalidation }
  | { kind: 'mail_written' }
  | { kind: 'metrics'; question: number; metrics: object };
