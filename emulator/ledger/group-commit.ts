import type { DatabaseSync } from 'node:sqlite';

type Group = PromiseWithResolvers<void> & { timer: NodeJS.Immediate; error: unknown };

/**
 * What is written in one turn of the event loop shares a transaction. A commit does not sync: `sync` takes
 * what is committed to the disk without blocking, one at a time, and all that is committed meanwhile shares
 * the next.
 */
export function createGroupCommit(db: DatabaseSync, sync: () => Promise<void>) {
  let group: Group | null = null;
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  function begin(): Group {
    db.exec('begin');
    const ended = Promise.withResolvers<void>();
    // Callers of `committed` see the error; without one it must not end the process.
    ended.promise.catch(() => {});
    return { ...ended, timer: setImmediate(commit), error: undefined };
  }

  /** Commits what is open. */
  function commit() {
    if (!group) return;
    const { error, resolve, reject, timer } = group;
    group = null;
    clearImmediate(timer);
    try {
      if (error !== undefined) throw error;
      db.exec('commit');
      synced().then(resolve, reject);
    } catch (reason) {
      // A full disk can make SQLite roll back by itself.
      if (db.isTransaction) db.exec('rollback');
      reject(reason);
    }
  }

  /** Resolves once all that is committed so far is on disk. A sync that runs already may have missed some. */
  function synced(): Promise<void> {
    next ??= current
      .catch(() => {})
      .then(() => {
        next = null;
        current = sync();
        return current;
      });
    return next;
  }

  /**
   * Runs `work` in the transaction of this turn of the event loop. An error undoes this work only, unless
   * SQLite rolled back the whole transaction.
   */
  function write<Result>(work: () => Result): Result {
    group ??= begin();
    if (group.error !== undefined) throw group.error;
    db.exec('savepoint work');
    try {
      const result = work();
      db.exec('release work');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('rollback to work; release work');
      else group.error = error;
      throw error;
    }
  }

  return {
    write,
    commit,
    /** As `write`, but nothing waits for it: a power cut may lose it until the next group is on disk. */
    writeWithoutSync(work: () => void): void {
      if (group) write(work);
      else work();
    },
    /**
     * Resolves once all that was written so far is on disk. Rejects when it failed: then it was rolled back,
     * or is committed, but perhaps not on disk.
     */
    committed: (): Promise<void> => group?.promise ?? next ?? current,
  };
}
