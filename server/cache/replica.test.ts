import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { CacheTag } from '#db/cache-tags.ts';
import { followReplica, MAX_LAG, RETRY_AFTER } from './replica.ts';

/** A replica that has replayed what the test says, at the time that it says. */
function openReplica() {
  const world = {
    clock: 0,
    end: 100,
    isPrimaryAway: false,
    lines: [] as { msg: string; reason?: string }[],
    server: {
      isAway: false,
      isReplica: true,
      system: 'shop',
      replayed: new Set<string>(),
      answers: Promise.resolve(),
    },
  };
  const replica = followReplica({
    number: 1,
    now: () => world.clock,
    async read(transactions) {
      await world.server.answers;
      const { isAway, isReplica, system, replayed } = world.server;
      if (isAway) throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
      return { isReplica, system, replayed: transactions.filter((each) => replayed.has(each)) };
    },
    mark: async () => (world.isPrimaryAway ? null : { transaction: String(world.end++), system: 'shop' }),
    log: pino({ base: null }, { write: (line) => void world.lines.push(JSON.parse(line)) }),
  });
  /** The process learns of a commit. */
  const learn = (...tags: CacheTag[]): string => {
    const transaction = String(world.end++);
    replica.learned({ epoch: 'one', transaction, tags });
    return transaction;
  };
  const replayAll = () => {
    for (let each = 100; each < world.end; each++) world.server.replayed.add(String(each));
  };
  const join = async () => {
    await replica.ask();
    replayAll();
    await replica.ask();
  };
  const said = () => world.lines.map(({ msg, reason }) => reason ?? msg);
  return { world, replica, learn, replayAll, join, said };
}

describe('a replica', () => {
  it('is used once it has what was committed before it was asked', async () => {
    const { replica, replayAll, said } = openReplica();
    await replica.ask();
    await replica.ask();
    expect(replica.isUsable()).toBe(false);
    replayAll();
    await replica.ask();
    expect(replica.isUsable()).toBe(true);
    expect(said()).toEqual(['a replica answers shared reads']);
  });

  it('is not used while the primary cannot commit a marker', async () => {
    const { world, replica, join } = openReplica();
    world.isPrimaryAway = true;
    await join();
    expect(replica.isUsable()).toBe(false);
    world.isPrimaryAway = false;
    await join();
    expect(replica.isUsable()).toBe(true);
  });

  it('is behind by the tags of what it has not replayed', async () => {
    const { world, replica, learn, join } = openReplica();
    await join();
    const lamp = learn('product:lamp');
    const rug = learn('product:rug', 'catalogue');
    world.server.replayed.add(lamp);
    await replica.ask();
    expect(replica.behind()).toEqual(['product:rug', 'catalogue']);
    world.server.replayed.add(rug);
    await replica.ask();
    expect(replica.behind()).toEqual([]);
    expect(replica.isUsable()).toBe(true);
  });

  it('is left out when it lags, and taken back later with all that was committed before', async () => {
    const { world, replica, learn, replayAll, join, said } = openReplica();
    await join();
    learn('settings');
    world.clock = MAX_LAG - 1;
    await replica.ask();
    expect(replica.isUsable()).toBe(true);
    world.clock = MAX_LAG;
    expect(replica.isUsable()).toBe(false);
    await replica.ask();
    replayAll();
    await replica.ask();
    expect(replica.isUsable()).toBe(false);
    world.clock += RETRY_AFTER;
    await replica.ask();
    expect(replica.isUsable()).toBe(false);
    replayAll();
    await replica.ask();
    expect(replica.isUsable()).toBe(true);
    const back = 'a replica answers shared reads';
    expect(said()).toEqual([back, 'it is more than a second behind', back]);
  });

  it.each([
    ['away', { isAway: true }, 'connection refused'],
    ['promoted', { isReplica: false }, expect.stringContaining('it is no replica')],
  ])('is left out when it is %s, which is said once', async (_, state, reason) => {
    const { world, replica, join, said } = openReplica();
    await join();
    Object.assign(world.server, state);
    for (let time = 0; time < 3; time++) {
      await replica.ask();
      expect(replica.isUsable()).toBe(false);
      world.clock += RETRY_AFTER;
    }
    expect(said()).toEqual(['a replica answers shared reads', reason]);
  });

  it('is never used if it is a replica of another database', async () => {
    const { world, replica, join, said } = openReplica();
    world.server.system = 'another';
    await join();
    expect(replica.isUsable()).toBe(false);
    expect(said()).toEqual(['it is a replica of another database']);
  });

  it('begins again when the process may have missed something', async () => {
    const { replica, join } = openReplica();
    await join();
    replica.learned(null);
    expect(replica.isUsable()).toBe(false);
    await join();
    expect(replica.isUsable()).toBe(true);
  });
});

describe('a statement', () => {
  const failure = (code: string) => Object.assign(new Error('no'), { code });

  it.each([
    ['the connection breaks', '57P01', false],
    ['it conflicts with replay', '40001', false],
    ['replay cancels it', '57014', false],
    ['it is wrong', '42703', true],
  ])('is repeated by the primary if %s', async (_, code, isStillUsed) => {
    const { replica, join } = openReplica();
    await join();
    const run = replica.run(
      () => Promise.reject(failure(code)),
      async () => 'from the primary',
    );
    expect(await run).toBe('from the primary');
    expect(replica.isUsable()).toBe(isStillUsed);
    expect(replica.load()).toBe(0);
  });

  it('leaves the replica out, whatever that answered before', async () => {
    const { world, replica, join } = openReplica();
    await join();
    const { promise, resolve } = Promise.withResolvers<void>();
    world.server.answers = promise;
    const asked = replica.ask();
    await replica.run(
      () => Promise.reject(failure('57P01')),
      async () => 'from the primary',
    );
    resolve();
    await asked;
    expect(replica.isUsable()).toBe(false);
  });

  it('is repeated as soon as a silent replica is left out', async () => {
    const { world, replica, join } = openReplica();
    await join();
    const run = replica.run(
      () => new Promise<string>(() => undefined),
      async () => 'from the primary',
    );
    expect(replica.load()).toBe(1);
    world.server.isAway = true;
    await replica.ask();
    expect(await run).toBe('from the primary');
  });

  it('is not repeated after its own time limit, which leaves no replica out', async () => {
    const { world, replica, join } = openReplica();
    await join();
    const run = replica.run(
      async () => {
        world.clock = 4_000;
        throw failure('57014');
      },
      async () => 'from the primary',
    );
    await expect(run).rejects.toThrow('no');
    expect(replica.isUsable()).toBe(true);
  });
});
