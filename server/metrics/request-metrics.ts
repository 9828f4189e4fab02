import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import {
  type RequestEvent,
  refusedChannel,
  requestChannel,
  type TaskEvent,
  taskChannel,
} from '../async/work-channels.ts';
import { findRoute } from '../http/logged-path.ts';

/** Others are counted as one. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Seconds. The first one tells answers from memory from computed ones. */
const BUCKETS = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The status of a request whose client left before it was answered. */
const LEFT = 499;

/** Counts the requests of this process by route and status. */
export function countRequests(registry: Registry): void {
  const registers = [registry];
  const counted = new Counter({
    name: 'marigold_requests_total',
    help: 'Requests by method, route and status; 499: the client left before the answer',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'marigold_request_seconds',
    help: 'Seconds from the headers of a request to the end of its answer',
    labelNames: ['kind'] as const,
    buckets: BUCKETS,
    registers,
  });
  const current = new Gauge({
    name: 'marigold_requests_in_progress',
    help: 'Requests that are not answered yet',
    registers,
  });
  const refused = new Counter({
    name: 'marigold_requests_refused_total',
    help: 'Requests that were refused because MAX_REQUESTS_AT_ONCE was reached',
    registers,
  });
  refusedChannel.subscribe(() => refused.inc());
  requestChannel.subscribe((message) => {
    const { request, response } = message as RequestEvent;
    const start = performance.now();
    current.inc();
    response.once('close', () => {
      current.dec();
      const { method = '', url = '/' } = request;
      const query = url.indexOf('?');
      const route = findRoute(query < 0 ? url : url.slice(0, query));
      seconds.observe({ kind: findKind(route) }, (performance.now() - start) / 1_000);
      counted.inc({
        method: METHODS.has(method) ? method : 'other',
        route,
        status: response.writableFinished ? response.statusCode : LEFT,
      });
    });
  });
}

type Kind = 'file' | 'back office' | 'call' | 'page';

function findKind(route: string): Kind {
  if (route === '/{file}') return 'file';
  if (route.startsWith('/admin')) return 'back office';
  return route.startsWith('/api/') ? 'call' : 'page';
}

/** Counts the rounds of periodic tasks, by their names in the log. */
export function countTasks(registry: Registry): void {
  const registers = [registry];
  const labelNames = ['task'] as const;
  const rounds = new Counter({
    name: 'marigold_task_rounds_total',
    help: 'Rounds of periodic tasks',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'marigold_task_failures_total',
    help: 'Rounds of periodic tasks that failed',
    labelNames,
    registers,
  });
  const last = new Gauge({
    name: 'marigold_task_last_success_timestamp_seconds',
    help: 'When a periodic task last succeeded',
    labelNames,
    aggregator: 'max',
    registers,
  });
  taskChannel.asyncEnd.subscribe((message) => {
    const { task, ...ended } = message as TaskEvent;
    rounds.inc({ task });
    if ('error' in ended) failures.inc({ task });
    else last.set({ task }, Date.now() / 1_000);
  });
}
