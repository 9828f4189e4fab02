import { describe, expect, it } from 'vitest';
import { ownerOf } from './owner.ts';

const account = (id: string, day: string) => ({ id, createdAt: new Date(`2026-01-${day}`) });

describe('the owner of a shop', () => {
  it('is the first account, in any order of the list', () => {
    const accounts = [account('b', '02'), account('a', '03'), account('c', '01')];
    expect(ownerOf(accounts)?.id).toBe('c');
    expect(ownerOf(accounts.toReversed())?.id).toBe('c');
  });

  it('is one of those that were added in the same moment', () => {
    const accounts = [account('b', '01'), account('a', '01')];
    expect([ownerOf(accounts)?.id, ownerOf(accounts.toReversed())?.id]).toEqual(['a', 'a']);
  });

  it('is nobody without accounts', () => {
    expect(ownerOf([])).toBeNull();
  });
});
