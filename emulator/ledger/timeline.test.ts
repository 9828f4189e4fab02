import { describe, expect, it } from 'vitest';
import { createTimeline, type PageWish } from './timeline.ts';

type Item = { id: string; text: string };

function timelineOf(...ids: string[]) {
  const timeline = createTimeline<Item>();
  for (const id of ids) timeline.put({ id, text: id });
  const read = (wish: Partial<PageWish<Item>>) => {
    const page = timeline.readPage({
      limit: 2,
      olderThan: undefined,
      newerThan: undefined,
      matches: () => true,
      ...wish,
    });
    return [page.items.map(({ text }) => text).join(''), page.hasMore];
  };
  return { timeline, read };
}

describe('a page', () => {
  it.each([
    [{}, 'ed', true],
    [{ limit: 5 }, 'edcba', false],
    [{ olderThan: 'd' }, 'cb', true],
    [{ olderThan: 'c' }, 'ba', false],
    [{ olderThan: 'a' }, '', false],
    [{ newerThan: 'a' }, 'cb', true],
    [{ newerThan: 'c' }, 'ed', false],
    [{ newerThan: 'e' }, '', false],
    [{ matches: ({ id }: Item) => 'ace'.includes(id) }, 'ec', true],
    [{ matches: ({ id }: Item) => 'ac'.includes(id) }, 'ca', false],
  ])('%o is %s, newest first', (wish, items, hasMore) => {
    expect(timelineOf('a', 'b', 'c', 'd', 'e').read(wish)).toEqual([items, hasMore]);
  });

  it('cannot begin at what is not there', () => {
    expect(() => timelineOf('a').read({ olderThan: 'x' })).toThrow('x');
  });
});

it('keeps the place of what is replaced', () => {
  const { timeline, read } = timelineOf('a', 'b', 'c');
  timeline.put({ id: 'b', text: 'B' });
  expect(timeline.get('b')).toEqual({ id: 'b', text: 'B' });
  expect(read({ limit: 5 })).toEqual(['cBa', false]);
});

it.each([
  ['c', 'edc'],
  ['a', 'edcba'],
  ['none', ''],
])('forgets what is older than %s', (first, left) => {
  const { timeline, read } = timelineOf('a', 'b', 'c', 'd', 'e');
  timeline.forgetUntil(({ id }) => id === first);
  expect(read({ limit: 5 })[0]).toBe(left);
  timeline.put({ id: 'f', text: 'f' });
  expect(read({ limit: 9 })[0]).toBe(`f${left}`);
  expect(timeline.get('a')?.id).toBe(left.includes('a') ? 'a' : undefined);
});
