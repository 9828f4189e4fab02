import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

function startGroups() {
  const db = new DatabaseSync(':memory:');
  db.exec('create table facts (fact text)');
  const { write, writeWithoutSync, committed, commit } = createGroupCommit(db);
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

describe('a write without sync', () => {
  const levelOf = (db: DatabaseSync) => db.prepare('pragma synchronous').get()?.synchronous;
  const FULL = 2;

  it('is committed immediately, and the next group is synced again', () => {
    const { db, insertWithoutSync, facts } = startGroups();
    insertWithoutSync('one');
    expect([db.isTransaction, facts(), levelOf(db)]).toEqual([false, ['one'], FULL]);
  });

  it('joins an open group', async () => {
    const { db, insert, insertWithoutSync, committed, facts } = startGroups();
    insert('one');
    insertWithoutSync('two');
    expect(db.isTransaction).toBe(true);
    await committed();
    expect(facts()).toEqual(['one', 'two']);
  });
});
