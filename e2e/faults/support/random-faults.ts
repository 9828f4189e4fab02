import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../processes/buyer.ts';
import { crashAt } from './crash.ts';
import type { Server, World } from './world.ts';

/** Random numbers from 0 to 1. */
export type Random = () => number;

export function pick<Choice>(choices: readonly Choice[], random: Random): Choice {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from');
  return choice;
}

/** Returns each choice once, in random order, and then any of them: a short run has all. */
export function eachThenAny<Choice>(choices: readonly Choice[], random: Random): () => Choice {
  const left = [...choices];
  return () => {
    if (left.length === 0) return pick(choices, random);
    const [choice] = left.splice(Math.floor(random() * left.length), 1);
    return choice as Choice;
  };
}

/** A fault that is repaired when it resolves, with its name. */
export type Fault = [name: string, inject: () => Promise<void>];

/** Faults that are injected one after the other until one of the two ends is called. */
export type Injection = {
  /** True once each fault was injected. */
  isComplete(): boolean;
  /** Goes on until each fault was injected; resolves with the names of all of them. */
  complete(): Promise<string[]>;
  /** Ends with the faults under way; resolves with the names of those that were injected. */
  stop(): Promise<string[]>;
};

/** Injects and repairs random faults of the servers and of what is around them. */
export function injectRandomFaults(world: World, products: readonly Product[], random: Random): Injection {
  const around = createFaultsAround(world, products, random);
  return injectFaults([...world.servers.map((server) => createFaults(server, random)), around], random);
}

/** Milliseconds between two faults at most, on a machine that repairs them at once. */
const LONGEST_REST = 250;

/**
 * Injects the faults of each group one after the other, each of them once first. After a fault comes a rest
 * of about the time that it took: on a busy machine, where a server takes ten seconds to start again, buyers
 * would otherwise find each server in a fault each time.
 */
export function injectFaults(groups: readonly (readonly Fault[])[], random: Random): Injection {
  const names = new Set(groups.flat().map(([name]) => name));
  const done: string[] = [];
  let isStopped = false;
  let isEnding = false;
  const isComplete = () => names.size === new Set(done).size;
  const injecting = Promise.all(
    groups.map(async (faults) => {
      const next = eachThenAny(faults, random);
      while (!isStopped && !(isEnding && isComplete())) {
        const [name, inject] = next();
        const startedAt = performance.now();
        await inject();
        done.push(name);
        await sleep(random() * Math.max(LONGEST_REST, 2 * (performance.now() - startedAt)));
      }
    }),
  ).then(() => done);
  return {
    isComplete,
    complete: () => {
      isEnding = true;
      return injecting;
    },
    stop: () => {
      isStopped = true;
      return injecting;
    },
  };
}

/** Creates the faults of a server and its connections. */
export function createFaults(server: Server, random: Random): Fault[] {
  return Object.entries(OF_A_SERVER).map(([name, fault]) => [name, () => fault(server, random)]);
}

/** Creates the faults of the provider and of the catalogue. */
export function createFaultsAround(world: World, products: readonly Product[], random: Random): Fault[] {
  return Object.entries(AROUND).map(([name, fault]) => [
    name,
    () => fault(world, pick(products, random), random),
  ]);
}

const OF_A_SERVER: Record<string, (server: Server, random: Random) => Promise<void>> = {
  async 'kill -9 of a server'(server, random) {
    await server.kill();
    await sleep(random() * 500);
    await server.start();
  },
  async 'kill -9 of a server at a message'(server, random) {
    const point = crashAt(server, 1 + Math.floor(random() * 25));
    for (let time = 0; time < 20 && !point.at; time++) await sleep(100);
    await point.disarm();
    if (!server.process.isRunning()) await server.start();
  },
  async 'an answer of the database that is lost'(server, random) {
    const point = crashAt(server, 1 + Math.floor(random() * 25), {
      counts: ({ way }) => way === 'from database',
      strike: async ({ database }) => database.cut(),
    });
    for (let time = 0; time < 20 && !point.at; time++) await sleep(100);
    await point.disarm();
  },
  async 'a database that cannot be reached'(server, random) {
    server.database.refuse(true);
    server.database.cut();
    await sleep(random() * 800);
    server.database.refuse(false);
  },
  async 'a network that swallows everything'(server, random) {
    const proxy = pick([server.database, server.provider], random);
    proxy.pause();
    await sleep(random() * 1_500);
    proxy.resume();
  },
  async 'a provider that cannot be reached'(server, random) {
    server.provider.refuse(true);
    server.provider.cut();
    await sleep(random() * 800);
    server.provider.refuse(false);
  },
};

const AROUND: Record<string, (world: World, product: Product, random: Random) => Promise<void>> = {
  async 'a provider that fails, is slow, or acts and does not say so'(world, _, random) {
    const action = pick(
      [
        { kind: 'fail', status: 500 },
        { kind: 'act_then_fail', status: 503 },
        { kind: 'act_then_disconnect' },
        { kind: 'act_then_hang' },
        { kind: 'delay', milliseconds: Math.round(random() * 2_000) },
      ] as const,
      random,
    );
    await world.emulator.addFault({ path: '/v1/**', times: 1 + Math.floor(random() * 3), action });
  },
  async 'kill -9 of the provider'(world, _, random) {
    await world.emulator.kill();
    await sleep(random() * 300);
    await world.emulator.start();
  },
  async 'webhooks many times, late, in disorder or never'(world, _, random) {
    await world.emulator.setWebhooks({
      mode: pick(['normal', 'normal', 'paused', 'dropped'], random),
      copies: 1 + Math.floor(random() * 4),
      delay: Math.round(random() * 1_000),
      order: pick(['as made', 'reversed', 'shuffled'], random),
    });
  },
  async 'a price that changes'(world, { id }, random) {
    await world.query('update products set price_cents = price_cents + 100 where id = $1', [id]);
    await sleep(random() * 300);
    await world.query('update products set price_cents = price_cents - 100 where id = $1', [id]);
  },
  async 'a product that is taken off and comes back'(world, { id }, random) {
    await world.query('update products set deleted_at = now() where id = $1', [id]);
    await sleep(random() * 300);
    await world.query('update products set deleted_at = null where id = $1', [id]);
  },
};

/** The names of all faults. */
export const FAULTS: readonly string[] = [OF_A_SERVER, AROUND].flatMap((faults) => Object.keys(faults));
