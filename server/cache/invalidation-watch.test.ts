import { afterEach, describe, expect, it } from 'vitest';
import { type CacheTag, hearInvalidation, type SeenInvalidations } from '#db/cache-tags.ts';
import type { Database } from '#db/connection.ts';
import { type InvalidationWatch, watchInvalidations } from './invalidation-watch.ts';

const open: InvalidationWatch[] = [];
afterEach(async () => {
  for (const watch of open.splice(0)) await watch.stop();
});

/** A watch over a database that answers what the test says, at the time that it says. */
function openWatch() {
  const database = {
    clock: 0,
    looks: 0,
    isAway: false,
    failure: null as Error | null,
    epoch: 'one',
    isReadOnly: false,
    isOutdated: false,
    end: 100,
    running: '',
    since: [] as SeenInvalidations['since'],
  };
  const errors: unknown[] = [];
  const watch = watchInvalidations({} as Database, {
    log: { error: (line: unknown) => void errors.push(line) },
    now: () => database.clock,
    async read() {
      database.looks++;
      if (database.isAway) throw new Error('away');
      if (database.failure) throw database.failure;
      const { epoch, isReadOnly, isOutdated } = database;
      return {
        epoch,
        isReadOnly,
        isOutdated,
        snapshot: `${database.end}:${database.end}:${database.running}`,
        since: database.since.splice(0),
      };
    },
  });
  open.push(watch);
  const commit = (...tags: CacheTag[]) => {
    database.since.push({ epoch: database.epoch, transaction: String(database.end++), tags });
  };
  return { database, watch, commit, errors };
}

describe('a watch', () => {
  it('is not current before it has looked, and for less than a second after', async () => {
    const { database, watch } = openWatch();
    expect(watch.isCurrent()).toBe(false);
    expect(await watch.look()).toBe(true);
    expect(watch.isCurrent()).toBe(true);
    database.clock = 899;
    expect(watch.isCurrent()).toBe(true);
    database.clock = 900;
    expect(watch.isCurrent()).toBe(false);
  });

  it('looks once for all that ask at the same time, and not while it is current', async () => {
    const { database, watch } = openWatch();
    await Promise.all([watch.look(), watch.look(), watch.look()]);
    await watch.look();
    expect(database.looks).toBe(1);
  });

  it('knows for how long the database is away, until it answers', async () => {
    const { database, watch } = openWatch();
    expect(watch.awayFor()).toBeNull();
    database.isAway = true;
    await watch.look();
    // Nothing was ever confirmed.
    expect(watch.awayFor()).toBeNull();
    database.isAway = false;
    await watch.look();
    database.isAway = true;
    database.clock = 2_000;
    expect(watch.awayFor()).toBeNull();
    await watch.look();
    expect(watch.awayFor()).toBe(2_000);
    database.clock = 5_000;
    expect(watch.awayFor()).toBe(5_000);
    database.isAway = false;
    await watch.look();
    expect(watch.awayFor()).toBeNull();
  });

  it('does not take a look that failed long ago for one of now', async () => {
    const { database, watch } = openWatch();
    await watch.look();
    database.isAway = true;
    database.clock = 1_000;
    await watch.look();
    database.clock = 12_000;
    expect(watch.awayFor()).toBeNull();
  });

  it('does not take a slow database for one that is away', async () => {
    const { database, watch } = openWatch();
    await watch.look();
    database.failure = Object.assign(new Error('canceling statement'), { code: '57014' });
    database.clock = 1_000;
    expect(await watch.look()).toBe(false);
    expect(watch.awayFor()).toBeNull();
  });

  it('learns which tags another process has invalidated since', async () => {
    const { database, watch, commit } = openWatch();
    await watch.look();
    const before = watch.last();
    commit('product:lamp', 'ratings');
    database.clock = 1_000;
    await watch.look();
    expect(watch.isInvalidated(['settings', 'ratings'], before)).toBe(true);
    expect(watch.isInvalidated(['product:rug'], before)).toBe(false);
    expect(watch.isInvalidated(['ratings'], watch.last())).toBe(false);
  });

  it('learns at once what another process announces, and does not count it twice', async () => {
    const { database, watch, commit } = openWatch();
    await watch.look();
    const before = watch.last();
    hearInvalidation({ epoch: 'one', transaction: String(database.end), tags: ['product:lamp'] });
    expect(watch.isInvalidated(['product:lamp'], before)).toBe(true);

    const heard = watch.last();
    commit('product:lamp');
    database.clock = 1_000;
    await watch.look();
    expect(watch.last()).toBe(heard);
  });

  it('knows a transaction that it has heard of or seen, and looks for one that it has not', async () => {
    const { database, watch, commit } = openWatch();
    await watch.look();
    expect([watch.knows('99'), watch.knows('100')]).toEqual([true, false]);
    hearInvalidation({ epoch: 'one', transaction: '100', tags: ['settings'] });
    expect(watch.knows('100')).toBe(true);
    database.end = 101;
    commit('ratings');
    await watch.learn('101');
    expect(watch.knows('101')).toBe(true);
    expect(database.looks).toBe(2);
    await watch.learn('101');
    expect(database.looks).toBe(2);
    // An invalidation without a transaction is not looked for forever.
    await watch.learn('9999');
    expect(database.looks).toBe(4);
  });

  it('does not know a transaction that ran when it looked', async () => {
    const { database, watch } = openWatch();
    database.running = '97';
    await watch.look();
    expect([watch.knows('96'), watch.knows('97')]).toEqual([true, false]);
  });

  it('notifies of what it learns, and when it may have missed something', async () => {
    const { database, watch, commit } = openWatch();
    const learned: (string | undefined)[] = [];
    watch.onLearned((invalidation) => void learned.push(invalidation?.transaction));
    await watch.look();
    hearInvalidation({ epoch: 'one', transaction: '100', tags: ['settings'] });
    commit('settings');
    commit('ratings');
    database.clock = 1_000;
    await watch.look();
    expect(learned).toEqual([undefined, '100', '101']);
  });

  it('is not current while the database is away', async () => {
    const { database, watch } = openWatch();
    database.isAway = true;
    expect(await watch.look()).toBe(false);
    database.isAway = false;
    expect(await watch.look()).toBe(true);
  });

  it.each([
    ['after a gap in which invalidations may have been deleted', 1_900_000, 0],
    ['when the database is another one than before', 1_000, -50],
  ])('forgets everything %s', async (_, passed, restored) => {
    const { database, watch } = openWatch();
    await watch.look();
    const before = watch.last();
    database.clock += passed;
    database.end += restored;
    await watch.look();
    expect(watch.isInvalidated([], before)).toBe(true);
    expect(watch.isInvalidated(['product:lamp'], watch.last())).toBe(false);
  });

  it('forgets everything in another epoch, although no transaction is missing, and reports it', async () => {
    const { database, watch, errors } = openWatch();
    await watch.look();
    expect(watch.describe()).toEqual({ isReadOnly: false, isOutdated: false, newEpochAt: null });
    const before = watch.last();
    database.epoch = 'two';
    database.clock = 1_000;
    await watch.look();
    expect(watch.isInvalidated([], before)).toBe(true);
    expect(errors).toEqual([{ before: '100:100:', now: '100:100:' }]);
    expect(watch.describe().newEpochAt).toBeInstanceOf(Date);
  });

  it('does not take a transaction for one that the epoch before had lost', async () => {
    const { database, watch, commit } = openWatch();
    await watch.look();
    hearInvalidation({ epoch: 'one', transaction: '100', tags: ['product:lamp'] });
    database.epoch = 'two';
    database.clock = 1_000;
    await watch.look();
    expect(watch.knows('100')).toBe(false);
    const before = watch.last();
    commit('product:lamp');
    database.clock = 2_000;
    await watch.look();
    expect(watch.isInvalidated(['product:lamp'], before)).toBe(true);
  });

  it('says that the database only reads', async () => {
    const { database, watch } = openWatch();
    database.isReadOnly = true;
    expect(await watch.look()).toBe(true);
    expect(watch.describe().isReadOnly).toBe(true);
  });

  it('forgets everything rather than remembering more tags than it may', async () => {
    const { database, watch, commit } = openWatch();
    await watch.look();
    const before = watch.last();
    for (let number = 0; number < 10_002; number++) commit(`product:${number}`);
    database.clock = 1_000;
    await watch.look();
    expect(watch.isInvalidated(['settings'], before)).toBe(true);
  });
});
