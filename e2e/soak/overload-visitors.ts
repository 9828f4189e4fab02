import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * Visitors as a process of their own, so that they take nothing from what measures the shop. With
 * `--connections N` as many requests are under way at all times, with `--rate N` as many are begun each
 * second, whatever becomes of them. Prints one line of JSON (`Seen`).
 */
export type Seen = {
  /** Requests begun and answered a second. */
  begun: number;
  answered: number;
  /** By status; or by the code of what broke a request, `TIMEOUT` without an answer. */
  statuses: Record<string, number>;
  /** Milliseconds until an answer was complete: the median, of 99 in 100, and of all. */
  median: number;
  p99: number;
  longest: number;
};

/** Milliseconds without an answer; requests under way at one time: fewer than a server has connections. */
const TIMEOUT = 30_000;
const MOST_UNDER_WAY = 3_000;
const TICK = 20;

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: '' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string' },
    rate: { type: 'string' },
  },
});
const { address } = values;
const seconds = Number(values.seconds);
const agent = new Agent({ keepAlive: true });
const statuses: Record<string, number> = {};
const times: number[] = [];
let begun = 0;
let underWay = 0;

/** Lists and searches that no cache knows, pages, products. */
function pickPath(number: number): string {
  const word = Math.random().toString(36).slice(2, 5);
  return (
    [
      `/api/products?search=${word}`,
      `/api/products?minPrice=${(number % 900) + 1}`,
      `/user/products?search=${word}`,
      '/api/products?page=2',
      '/user/products',
    ][number % 5] ?? '/'
  );
}

function ask(): Promise<void> {
  const start = performance.now();
  begun += 1;
  underWay += 1;
  return new Promise((resolve) => {
    const end = (status: number | string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (typeof status === 'number') times.push(performance.now() - start);
      underWay -= 1;
      resolve();
    };
    let isAnswered = false;
    const sent = request(address + pickPath(begun), { agent, timeout: TIMEOUT }, (response) => {
      isAnswered = true;
      response.resume();
      response.once('close', () => end(response.complete ? (response.statusCode ?? 0) : 'INCOMPLETE'));
    });
    sent.once('timeout', () => sent.destroy(Object.assign(new Error('No answer'), { code: 'TIMEOUT' })));
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // An answer that breaks has closed already.
      if (!isAnswered) end(error.code ?? error.message);
    });
    sent.end();
  });
}

const start = performance.now();
const elapsed = () => performance.now() - start;
const end = seconds * 1_000;
const visits: Promise<void>[] = [];
if (values.connections)
  for (let number = 0; number < Number(values.connections); number++)
    visits.push(
      (async () => {
        while (elapsed() < end) await ask();
      })(),
    );
else
  while (elapsed() < end) {
    const due = Math.floor((elapsed() / 1_000) * Number(values.rate));
    while (begun < due && underWay < MOST_UNDER_WAY) visits.push(ask());
    await sleep(TICK);
  }
await Promise.all(visits);
agent.destroy();

times.sort((one, other) => one - other);
const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
const seen: Seen = {
  begun: Math.round(begun / seconds),
  answered: Math.round(times.length / (elapsed() / 1_000)),
  statuses,
  median: at(0.5),
  p99: at(0.99),
  longest: at(1),
};
process.stdout.write(`${JSON.stringify(seen)}\n`);
