import { describe, expect, it } from 'vitest';
import { type Account, findOwner } from './owner.ts';

const account = (id: string, day: string, other: Partial<Account> = {}): Account => ({
  id,
  createdAt: new Date(`2026-01-${day}`),
  isInvited: false,
  isDemo: false,
  ...other,
});
const ownerIn = (accounts: Account[], demoSignIn = true) => findOwner(accounts, { demoSignIn })?.id;
const DEMO = account('demo', '01', { isDemo: true });

describe('the owner of a shop', () => {
  it('is the first account, in any order of the list', () => {
    const accounts = [account('b', '02'), account('a', '03'), account('c', '01')];
    expect(ownerIn(accounts)).toBe('c');
    expect(ownerIn(accounts.toReversed())).toBe('c');
  });

  it('is one of those that were added in the same moment', () => {
    const accounts = [account('b', '01'), account('a', '01')];
    expect([ownerIn(accounts), ownerIn(accounts.toReversed())]).toEqual(['a', 'a']);
  });

  it('is the first person, although the account of the demo is older and works', () => {
    expect(ownerIn([DEMO, account('b', '03'), account('a', '02')])).toBe('a');
  });

  it('is the demo while it works and no person has an account of their own', () => {
    const invited = account('a', '02', { isInvited: true });
    expect(ownerIn([DEMO])).toBe('demo');
    expect(ownerIn([DEMO, invited])).toBe('demo');
    expect(ownerIn([DEMO, invited], false)).toBe('a');
    expect(ownerIn([DEMO], false)).toBeUndefined();
  });

  it('is nobody without accounts', () => {
    expect(ownerIn([])).toBeUndefined();
  });
});
