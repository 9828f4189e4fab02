import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmptySearchCounter } from './count-empty-searches.ts';

let at = 0;
let added: Record<string, number>[];
const searched: string[] = [];
const error = vi.fn();
beforeEach(() => {
  at = 0;
  added = [];
  searched.length = 0;
  error.mockClear();
});

function counter(findsNothing = async (_: string) => true) {
  return createEmptySearchCounter({
    findsNothing: (typed) => {
      searched.push(typed);
      return findsNothing(typed);
    },
    add: async (counts) => void added.push(Object.fromEntries(counts)),
    now: () => new Date(at),
    log: { error },
  });
}

describe('searches that found nothing', () => {
  it('are counted together in batches, in all their spellings', async () => {
    const searches = counter();
    searches.note('Sofa-Bed', 'a');
    searches.note('sofa bed', 'b');
    searches.note('hammock', 'b');
    expect(added).toEqual([]);
    await searches.flush();
    expect(added).toEqual([{ 'sofa bed': 2, hammock: 1 }]);
    await searches.flush();
    expect(added).toHaveLength(1);
  });

  it('are searched for again, as they were typed, so that nobody can count what is there', async () => {
    const searches = counter(async (typed) => typed !== 'Lamps!');
    searches.note('Lamps!', 'a');
    searches.note('Sofa-Bed', 'a');
    await searches.flush();
    expect(searched).toEqual(['Lamps!', 'Sofa-Bed']);
    expect(added).toEqual([{ 'sofa bed': 1 }]);
  });

  it('count once for an address, until a while has passed', async () => {
    const searches = counter();
    for (const _ of [1, 2, 3]) searches.note('sofa', 'a');
    await searches.flush();
    searches.note('sofa', 'a');
    await searches.flush();
    at = 600_000;
    searches.note('sofa', 'a');
    await searches.flush();
    expect(added).toEqual([{ sofa: 1 }, { sofa: 1 }]);
  });

  it('are at most twenty of an address, and no other address counts less', async () => {
    const searches = counter();
    for (let number = 0; number < 30; number++) searches.note(`forged ${number}`, 'a');
    searches.note('hammock', 'b');
    await searches.flush();
    expect(Object.keys(added[0] ?? {})).toHaveLength(21);
    expect(added[0]).toMatchObject({ hammock: 1 });
  });

  it('are at most two hundred of a batch', async () => {
    const searches = counter();
    for (let number = 0; number < 250; number++) searches.note(`forged ${number}`, `address ${number}`);
    await searches.flush();
    expect(Object.keys(added[0] ?? {})).toHaveLength(200);
  });

  it('are not counted if they may be about a person', async () => {
    const searches = counter();
    searches.note('ada@example.com', 'a');
    await searches.flush();
    expect(searched).toEqual([]);
  });

  it('are given up if the database does not answer, and the next are counted', async () => {
    const findsNothing = vi.fn(async () => true).mockRejectedValueOnce(new Error('down'));
    const searches = counter(findsNothing);
    searches.note('sofa', 'a');
    await searches.flush();
    expect(error).toHaveBeenCalledOnce();
    searches.note('hammock', 'a');
    await searches.flush();
    expect(added).toEqual([{ hammock: 1 }]);
  });
});
