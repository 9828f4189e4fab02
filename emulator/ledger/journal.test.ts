import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openJournal } from './journal.ts';

async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'new', 'journal.jsonl');
}

async function open(file: string) {
  const entries: unknown[] = [];
  const journal = await openJournal(file, (entry) => entries.push(entry));
  return { entries, ...journal };
}

/** A journal with these entries, each written alone, closed again. */
async function written(...entries: unknown[]) {
  const file = await newFile();
  const journal = await open(file);
  for (const entry of entries) await journal.append(entry);
  await journal.close();
  return file;
}

describe('replays', () => {
  it('what was appended, in its order', async () => {
    const file = await written({ a: 1 }, 'zwei\nZeilen', [3]);
    const { entries, close } = await open(file);
    expect(entries).toEqual([{ a: 1 }, 'zwei\nZeilen', [3]]);
    await close();
  });

  it('a file larger than what is read at once', async () => {
    const long = Array.from({ length: 40 }, (_, index) => ({ index, text: 'ü'.repeat(9000 + index) }));
    const { entries, close } = await open(await written(...long));
    expect(entries).toEqual(long);
    await close();
  });

  it('entries appended at once, from fewer lines than entries', async () => {
    const file = await newFile();
    const journal = await open(file);
    await Promise.all(Array.from({ length: 200 }, (_, index) => journal.append(index)));
    await journal.close();
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(lines.length).toBeLessThan(10);
    const { entries, close } = await open(file);
    expect(entries).toEqual(Array.from({ length: 200 }, (_, index) => index));
    await close();
  });
});

describe('after a crash', () => {
  it.each(['[{"torn":', '[{"no":"line break"}]', '\0\0\0\0\n', 'é'])(
    'cuts off the torn line %j and goes on',
    async (torn) => {
      const file = await written('kept');
      const { size } = await stat(file);
      await appendFile(file, torn);

      const journal = await open(file);
      expect(journal.entries).toEqual(['kept']);
      expect((await stat(file)).size).toBe(size);
      await journal.append('next');
      await journal.close();

      const { entries, close } = await open(file);
      expect(entries).toEqual(['kept', 'next']);
      await close();
    },
  );

  it.each(['[{"led', '\0\0\0\0'])('starts anew when of the first line there is only %j', async (torn) => {
    const file = await written();
    await writeFile(file, torn);
    const { entries, close } = await open(file);
    expect(entries).toEqual([]);
    await close();
  });

  it.each(['a letter\n', 'a letter', '[section]\n', '{}'])(
    'refuses and keeps %j, which is no journal',
    async (other) => {
      const file = await written();
      await writeFile(file, other);
      await expect(open(file)).rejects.toThrow('not a payment ledger');
      expect(await readFile(file, 'utf8')).toBe(other);
    },
  );

  it('refuses a file damaged before its end, and leaves it alone', async () => {
    const file = await written('first', 'second', 'third');
    const damaged = (await readFile(file, 'utf8')).replace('"second"', '"sec');
    await writeFile(file, damaged);
    await expect(open(file)).rejects.toThrow('damaged in line 2');
    expect(await readFile(file, 'utf8')).toBe(damaged);
  });
});

describe('what may be lost', () => {
  it('is written with the next entry', async () => {
    const file = await newFile();
    const journal = await open(file);
    journal.appendSoon('one');
    journal.appendSoon('two');
    expect(await readFile(file, 'utf8')).toBe('');
    await journal.append('three');
    expect(await readFile(file, 'utf8')).toBe('["one","two","three"]\n');
    await journal.close();
  });

  it('is written at the close, when nothing came after it', async () => {
    const file = await newFile();
    const journal = await open(file);
    journal.appendSoon('one');
    journal.appendSoon('two');
    await journal.close();
    journal.appendSoon('late');
    expect(await readFile(file, 'utf8')).toBe('["one","two"]\n');
  });
});

it('is readable by its owner only', async () => {
  const file = await written('secret');
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it('waits for pending entries when closed, and takes none afterwards', async () => {
  const file = await newFile();
  const journal = await open(file);
  const pending = journal.append('pending');
  await journal.close();
  await expect(pending).resolves.toBeUndefined();
  await expect(journal.append('late')).rejects.toThrow('closed');
  expect(await readFile(file, 'utf8')).toBe('["pending"]\n');
});
