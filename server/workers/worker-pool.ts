import type { Logger } from 'pino';
import type { ProcessHealth, ServerHealth } from '#domain/status/facts.ts';
import { MINUTE, SECOND } from '#domain/time-units.ts';
import { StartupError } from '#postgres/startup-error.ts';
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts';
import type { WorkerProcess } from './worker-process.ts';

type PoolOptions = {
  count: number;
  fork: () => WorkerProcess;
  /** Receives the messages of workers to the primary process. */
  onMessage: (message: FromWorker) => void;
  /** How the processes of the server are, for the workers. */
  describeServer?: () => ServerHealth;
  log: Logger;
};

export type WorkerPool = ReturnType<typeof startWorkerPool>;

/** One place in the pool, with its current worker. */
type Place = {
  number: number;
  worker: WorkerProcess | null;
  opened: PromiseWithResolvers<void>;
  listening: PromiseWithResolvers<void>;
  listeningSince: number | null;
  /** Pings since its last answer. */
  unanswered: number;
  /** As its last answer to a ping says. */
  health: ProcessHealth | null;
  /** Workers in a row that ended soon. */
  failures: number;
  replacement: NodeJS.Timeout | undefined;
  ended: Promise<void>;
};

/** Milliseconds after which a worker is no longer one that ended soon. */
const SOON = 10 * SECOND;

/** Milliseconds until the first replacement of a worker that ended soon, and the longest such pause. */
const FIRST_PAUSE = SECOND / 2;
const LONGEST_PAUSE = 30 * SECOND;

/** Milliseconds in which a worker ends once it is to stop: requests in flight have ten seconds. */
const PATIENCE = 20 * SECOND;

/**
 * Milliseconds between two pings, and how many a worker may leave unanswered: one that blocks its thread for
 * half a minute is killed. Counted, as the whole machine may have slept.
 */
const PING_INTERVAL = 5 * SECOND;
const MAX_UNANSWERED = 6;

/** Milliseconds for which replacements are remembered. */
const REMEMBERED = 15 * MINUTE;

/** Milliseconds until a worker is replaced, after so many in a row that ended soon. */
export function replacementPause(failures: number): number {
  return failures === 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
}

/**
 * Starts workers, which load the application and wait to be opened, and replaces those that end once all
 * listen. It notifies the others of what one worker invalidates.
 */
export function startWorkerPool({ count, fork, onMessage, describeServer, log }: PoolOptions) {
  let start: WorkerStart | null = null;
  let isListening = false;
  let isStopping = false;
  let replacements = 0;
  let replacedAt: number[] = [];
  let pinging: NodeJS.Timeout | undefined;
  const places = Array.from({ length: count }, (_, index) => run({ number: index + 1, failures: 0 }));

  function run({ number, failures }: Pick<Place, 'number' | 'failures'>): Place {
    const worker = fork();
    const end = Promise.withResolvers<void>();
    const place: Place = {
      number,
      worker,
      opened: Promise.withResolvers(),
      listening: Promise.withResolvers(),
      listeningSince: null,
      unanswered: 0,
      health: null,
      failures,
      replacement: undefined,
      ended: end.promise,
    };
    // The promises of replacements are not awaited.
    for (const { promise } of [place.opened, place.listening]) promise.catch(() => undefined);
    worker.onMessage((message) => hear(place, message));
    worker.onEnd((how) => {
      place.worker = null;
      end.resolve();
      const error = new StartupError(`Worker ${number} ended while it started (${how}).`);
      for (const { reject } of [place.opened, place.listening]) reject(error);
      if (isListening && !isStopping) replace(place, how);
    });
    if (start) worker.send({ kind: 'open', worker: number, start });
    return place;
  }

  function pingAll(): void {
    const server = describeServer?.() ?? null;
    for (const place of places) {
      if (place.listeningSince === null || !place.worker) continue;
      if (place.unanswered >= MAX_UNANSWERED) {
        log.error({ worker: place.number }, 'a worker hangs and is killed');
        place.worker.kill();
        continue;
      }
      place.unanswered++;
      place.worker.send({ kind: 'ping', server });
    }
  }

  function hear(place: Place, message: FromWorker): void {
    place.unanswered = 0;
    if (message.kind === 'opened') {
      place.opened.resolve();
      if (isListening) place.worker?.send({ kind: 'listen' });
    }
    if (message.kind === 'listening') {
      place.listeningSince = performance.now();
      place.listening.resolve();
      log.info({ worker: place.number, pid: place.worker?.pid }, 'a worker answers requests');
    }
    if (message.kind === 'pong') place.health = message.health;
    if (message.kind === 'invalidated') broadcast(message, place);
    onMessage(message);
  }

  function replace(place: Place, how: number | string): void {
    const { number, listeningSince } = place;
    const endedSoon = listeningSince === null || performance.now() - listeningSince < SOON;
    const failures = endedSoon ? place.failures + 1 : 0;
    const pause = replacementPause(failures);
    replacements++;
    const at = Date.now();
    replacedAt = [...replacedAt.filter((earlier) => at - earlier < REMEMBERED), at];
    log.error({ worker: number, how, pause }, 'a worker ended and is replaced');
    place.replacement = setTimeout(() => {
      places[places.indexOf(place)] = run({ number, failures });
    }, pause);
  }

  /** Returns the number of workers that it was sent to. */
  function broadcast(message: ToWorker, except?: Place): number {
    const reached = places.filter((place) => place !== except && place.worker);
    for (const { worker } of reached) worker?.send(message);
    return reached.length;
  }

  return {
    /** Opens the application of all workers. Throws a StartupError if one ends. */
    async open(newStart: WorkerStart): Promise<void> {
      start = newStart;
      for (const { number, worker } of places) worker?.send({ kind: 'open', worker: number, start });
      await Promise.all(places.map(({ opened }) => opened.promise));
    },
    /** Lets them answer requests. */
    async listen(): Promise<void> {
      broadcast({ kind: 'listen' });
      await Promise.all(places.map(({ listening }) => listening.promise));
      isListening = true;
      pinging = setInterval(pingAll, PING_INTERVAL);
    },
    broadcast: (message: ToWorker) => broadcast(message),
    /**
     * `answering`: workers that listen and answer pings; `replacements`: since the start, `replacedAt`: of
     * the last minutes, in milliseconds since 1970; `health`: of each worker that has answered a ping.
     */
    describe: () => ({
      answering: places.filter(
        ({ worker, listeningSince, unanswered }) => worker && listeningSince && unanswered < 2,
      ).length,
      wanted: count,
      replacements,
      replacedAt,
      health: places.flatMap(({ health }) => health ?? []),
    }),
    /** Ends all workers after their requests in flight. */
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(pinging);
      for (const { replacement } of places) clearTimeout(replacement);
      broadcast({ kind: 'stop' });
      const cutOff = setTimeout(() => {
        for (const { worker } of places) worker?.kill();
      }, PATIENCE);
      await Promise.all(places.map(({ ended }) => ended));
      clearTimeout(cutOff);
    },
  };
}
