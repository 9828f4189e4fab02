import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../faults/processes/child.ts';
import type { Server } from '../faults/support/world.ts';
import type { Seen } from './overload-visitors.ts';

/** What a server did before, during and after ten times the load that it answers. */
export type Overload = {
  usual: Seen;
  overloaded: Seen;
  /** Looks at `/readyz` and `/healthz` meanwhile: those without a 200, and the slowest in milliseconds. */
  looks: Record<string, { looks: number; failed: number; slowest: number }>;
  /** Milliseconds after its end until an answer took as long as before. */
  recovery: number;
  violations: string[];
};

const TIMES = 10;

/** Requests that are under way at one time when a server is measured, and the seconds that it takes. */
const CONNECTIONS = 8;
const MEASURING = 10;
const SECONDS = 30;

/** Milliseconds: between looks, that a look and an answer may take, and until the server is itself. */
const LOOK_EVERY = 250;
const LOOK_BOUND = 5_000;
const BOUND = 20_000;
const RECOVERY_BOUND = 10_000;

/** What a server may answer when it has too much to do. */
const ALLOWED = ['200', '429', '503'];

/** Loads a server with ten times the requests a second that it answers. */
export async function overload(server: Server): Promise<Overload> {
  const usual = await visit(server, { connections: CONNECTIONS, seconds: MEASURING });
  let isOver = false;
  const looking = Promise.all(['/readyz', '/healthz'].map((page) => watch(server, page, () => isOver)));
  const overloaded = await visit(server, { rate: TIMES * usual.answered, seconds: SECONDS });
  isOver = true;
  const looks = Object.fromEntries(await looking);
  const recovery = await awaitRecovery(server, usual);
  return { usual, overloaded, looks, recovery, violations: findViolations({ overloaded, looks, recovery }) };
}

/** The rules: statuses of a server that defends itself, bounded answers, ready throughout, soon itself. */
export function findViolations({
  overloaded,
  looks,
  recovery,
}: Pick<Overload, 'overloaded' | 'looks' | 'recovery'>): string[] {
  const wrong = Object.keys(overloaded.statuses).filter((status) => !ALLOWED.includes(status));
  return [
    ...wrong.map((status) => `${overloaded.statuses[status]} answers of status ${status}`),
    ...(overloaded.longest > BOUND ? [`an answer took ${overloaded.longest} ms`] : []),
    ...Object.entries(looks).flatMap(([page, { failed, slowest }]) => [
      ...(failed > 0 ? [`${page} failed ${failed} times`] : []),
      ...(slowest > LOOK_BOUND ? [`${page} took ${slowest} ms`] : []),
    ]),
    ...(recovery > RECOVERY_BOUND ? [`it took ${recovery} ms to recover`] : []),
  ];
}

async function visit(
  { address }: Server,
  { seconds, ...load }: { seconds: number; connections?: number; rate?: number },
): Promise<Seen> {
  const [[kind, value] = ['connections', 1]] = Object.entries(load);
  const script = path.join(import.meta.dirname, 'overload-visitors.ts');
  const args = [`--address=${address}`, `--seconds=${seconds}`, `--${kind}=${value}`];
  const child = startChild('The visitors', [script, ...args], {});
  const [line] = await child.printed(/^\{.*\}$/m);
  return JSON.parse(line);
}

async function watch(server: Server, page: string, isOver: () => boolean) {
  const result = { looks: 0, failed: 0, slowest: 0 };
  while (!isOver()) {
    const began = performance.now();
    const status = await look(server.address + page);
    result.looks += 1;
    if (status !== 200) result.failed += 1;
    result.slowest = Math.max(result.slowest, Math.round(performance.now() - began));
    await sleep(LOOK_EVERY);
  }
  return [page, result] as const;
}

/** Resolves with a status, 0 without an answer. By a new connection, as the checks of balancers. */
function look(url: string): Promise<number> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(2 * LOOK_BOUND);
    const sent = get(url, { agent: false, signal }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    });
    sent.once('error', () => resolve(0));
  });
}

/** Until an answer that no cache knows takes no longer than most did before. */
async function awaitRecovery({ address }: Server, usual: Seen): Promise<number> {
  const began = performance.now();
  for (let number = 0; ; number++) {
    const asked = performance.now();
    const response = await fetch(`${address}/api/products?search=back${number}`);
    await response.arrayBuffer();
    const now = performance.now();
    if (response.status === 200 && now - asked <= usual.p99) return Math.round(now - began);
    if (now - began > 6 * RECOVERY_BOUND) return Math.round(now - began);
    await sleep(LOOK_EVERY);
  }
}
