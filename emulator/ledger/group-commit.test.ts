import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

function startGroups(sync = async () => {}) {
  const db = new DatabaseSync(':memory:');
  db.exec('create table facts (fact text)');
  const { write, writeWithoutSync, committed, commit } = createGroupCommit(db, sync);
  const insert = (fact: string) => write(() => void db.prepare('insert into facts values (?)').run(fact));
  const facts = () =>
    db
      .prepare('select fact from facts')
      .all()
      .map(({ fact }) => fact);
  const insertWithoutSync = (fact: string) =>
    writeWithoutSync(() => void db.prepare('insert into facts values (?)').run(fact));
  return { db, insert, insertWithoutSync, write, committed, commit, facts };
}

it('commits everything of one turn together', async () => {
  const { db, insert, committed, facts } = startGroups();
  insert('one');
  insert('two');
  expect(db.isTransaction).toBe(true);
  await committed();
  expect(db.isTransaction).toBe(false);
  insert('three');
  await committed();
  expect(facts()).toEqual(['one', 'two', 'three']);
});

it('does not wait without an open group', async () => {
  const { committed } = startGroups();
  await expect(committed()).resolves.toBeUndefined();
});

it('undoes only the work that throws, with the writes inside it', async () => {
  const { insert, write, committed, facts } = startGroups();
  insert('one');
  const wrong = () => {
    insert('half');
    throw new Error('no');
  };
  expect(() => write(wrong)).toThrow('no');
  insert('two');
  await committed();
  expect(facts()).toEqual(['one', 'two']);
});

describe('the whole group is undone, and the next is committed,', () => {
  it('when the database is full', async () => {
    const { db, insert, committed, facts } = startGroups();
    db.exec('pragma max_page_count = 3');
    const tooLong = () => {
      for (let index = 0; index < 10; index += 1) insert('x'.repeat(4000));
    };
    expect(tooLong).toThrow('full');
    await expect(committed()).rejects.toThrow('full');
    insert('short');
    await committed();
    expect(facts()).toEqual(['short']);
  });
});

it('commits an open group when the ledger is closed', async () => {
  const { insert, committed, commit, facts, db } = startGroups();
  insert('one');
  const pending = committed();
  commit();
  await expect(pending).resolves.toBeUndefined();
  expect(db.isTransaction).toBe(false);
  expect(facts()).toEqual(['one']);
});

describe('a sync of the disk', () => {
  /** Syncs that end when the test ends them. */
  function startSyncs() {
    const syncs: PromiseWithResolvers<void>[] = [];
    const sync = () => {
      const started = Promise.withResolvers<void>();
      syncs.push(started);
      return started.promise;
    };
    return { syncs, ...startGroups(sync) };
  }

  async function isDone(promise: Promise<void>): Promise<boolean> {
    let done = false;
    promise.then(() => {
      done = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    return done;
  }

  it('is shared by all that was committed before it, and waited for', async () => {
    const { syncs, insert, committed, commit } = startSyncs();
    insert('one');
    const one = committed();
    commit();
    expect(await isDone(one)).toBe(false);
    // During the first sync, which may miss them.
    const others = ['two', 'three'].map((fact) => {
      insert(fact);
      const promise = committed();
      commit();
      return promise;
    });
    expect(syncs).toHaveLength(1);
    syncs[0]?.resolve();
    expect(await isDone(one)).toBe(true);
    expect(syncs).toHaveLength(2);
    for (const other of others) expect(await isDone(other)).toBe(false);
    syncs[1]?.resolve();
    for (const other of others) expect(await isDone(other)).toBe(true);
  });

  it('is waited for by what only reads what it is to keep', async () => {
    const { syncs, insert, committed, commit } = startSyncs();
    insert('one');
    commit();
    const reading = committed();
    expect(await isDone(reading)).toBe(false);
    syncs[0]?.resolve();
    expect(await isDone(reading)).toBe(true);
  });

  it('that fails is reported, and the next is tried', async () => {
    const { syncs, insert, committed, commit } = startSyncs();
    insert('one');
    const one = committed();
    commit();
    await isDone(Promise.resolve());
    syncs[0]?.reject(new Error('broken disk'));
    await expect(one).rejects.toThrow('broken disk');
    insert('two');
    const two = committed();
    commit();
    await isDone(Promise.resolve());
    syncs[1]?.resolve();
    await expect(two).resolves.toBeUndefined();
  });

  it('is not made for what needs none, which joins an open group', async () => {
    const { db, syncs, insert, insertWithoutSync, facts } = startSyncs();
    insertWithoutSync('one');
    expect([db.isTransaction, facts(), syncs.length]).toEqual([false, ['one'], 0]);
    insert('two');
    insertWithoutSync('three');
    expect(db.isTransaction).toBe(true);
  });
});
