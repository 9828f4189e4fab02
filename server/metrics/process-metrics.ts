import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '#db/connection.ts';
import type { EventLoopWatch } from '../async/watch-event-loop.ts';
import type { Replicas } from '../cache/replicas.ts';
import type { SharedAnswers } from '../cache/shared-answers.ts';
import { countRequests, countTasks } from './request-metrics.ts';

type ProcessParts = {
  databases: Readonly<Record<string, Database>>;
  eventLoop: EventLoopWatch;
  /** Null in a process that answers no requests. */
  answering: { answers: SharedAnswers; replicas: Replicas | null } | null;
};

/**
 * Returns the metrics of one process. They are added up over the processes of a server, but for those with
 * another `aggregator`.
 */
export function measureProcess({ databases, eventLoop, answering }: ProcessParts): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  countRequests(registry);
  countTasks(registry);
  measurePools(registry, databases);
  new Gauge({
    name: 'marigold_event_loop_blocked_seconds',
    help: 'The longest time within the last minute in which a process did nothing else; 0 below a second',
    aggregator: 'max',
    registers,
    collect() {
      this.set(eventLoop.longest() / 1_000);
    },
  });
  if (answering) measureAnswers(registry, answering);
  return registry;
}

function measurePools(registry: Registry, databases: ProcessParts['databases']): void {
  const labelNames = ['pool', 'state'] as const;
  new Gauge({
    name: 'marigold_database_connections',
    help: 'Connections to the database: used, idle, and the most that a pool opens',
    labelNames,
    registers: [registry],
    collect() {
      for (const [pool, { $client }] of Object.entries(databases)) {
        this.set({ pool, state: 'used' }, $client.totalCount - $client.idleCount);
        this.set({ pool, state: 'idle' }, $client.idleCount);
        this.set({ pool, state: 'most' }, $client.options.max);
      }
    },
  });
  new Gauge({
    name: 'marigold_database_waiting',
    help: 'Statements that wait for a connection of a pool',
    labelNames: ['pool'] as const,
    registers: [registry],
    collect() {
      for (const [pool, { $client }] of Object.entries(databases)) this.set({ pool }, $client.waitingCount);
    },
  });
}

function measureAnswers(
  registry: Registry,
  { answers, replicas }: NonNullable<ProcessParts['answering']>,
): void {
  const registers = [registry];
  new Counter({
    name: 'marigold_shared_answers_total',
    help: 'Answers that are the same for everyone: cached, or computed',
    labelNames: ['from'] as const,
    registers,
    collect() {
      const { cached, computed } = answers.describe();
      this.reset();
      this.inc({ from: 'memory' }, cached);
      this.inc({ from: 'database' }, computed);
    },
  });
  if (!replicas) return;
  const labelNames = ['replica'] as const;
  new Gauge({
    name: 'marigold_replica_used',
    help: '1 if every process reads from the replica, by its place in DATABASE_REPLICA_URL',
    labelNames,
    aggregator: 'min',
    registers,
    collect() {
      for (const { replica, state } of replicas.describe()) this.set({ replica }, state === 'used' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'marigold_replica_behind_seconds',
    help: 'Seconds since the replica was last seen to have everything',
    labelNames,
    aggregator: 'max',
    registers,
    collect() {
      for (const { replica, behind } of replicas.describe())
        if (behind !== null) this.set({ replica }, behind / 1_000);
    },
  });
}

/** Adds how many workers answer, and how many were replaced. */
export function measureWorkers(
  registry: Registry,
  describe: () => { answering: number; replacements: number },
): void {
  const registers = [registry];
  new Gauge({
    name: 'marigold_workers_answering',
    help: 'Workers that answer requests and pings',
    registers,
    collect() {
      this.set(describe().answering);
    },
  });
  new Counter({
    name: 'marigold_workers_replaced_total',
    help: 'Workers that ended or were killed, and were replaced',
    registers,
    collect() {
      this.reset();
      this.inc(describe().replacements);
    },
  });
}
