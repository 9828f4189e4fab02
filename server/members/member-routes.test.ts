import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { exportMembers, listMembers } from '#contract/calls/members.ts';
import { memberships } from '#db/schema/index.ts';
import { MEMBERSHIP_STATES, membershipState } from '#domain/members/membership-state.ts';
import { DAY } from '#domain/time-units.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const staff = { headers: AS_STAFF };
let shop: TestShop;
let added = 0;

async function add(overrides: Partial<typeof memberships.$inferInsert> = {}): Promise<void> {
  added += 1;
  await shop.db.insert(memberships).values({
    id: randomUUID(),
    plan: 'standard',
    fullName: 'Ada Lovelace',
    email: 'Ada@example.com',
    emailKey: 'ada@example.com',
    turn: added,
    phone: '+44 20 7946 0000',
    address: '12 Analytical Way',
    city: 'London',
    state: 'Greater London',
    postalCode: 'W1A 1AA',
    amountCents: 79_900,
    paymentIntentId: `pi_${added}`,
    startsAt: new Date(),
    endsAt: new Date(Date.now() + 365 * DAY),
    createdAt: new Date(Date.now() + added),
    ...overrides,
  });
}

beforeAll(async () => {
  shop = await openTestShop();
  await add();
  await add({ fullName: 'Grace Hopper', plan: 'premium', endsAt: new Date(Date.now() - DAY) });
  await add({ fullName: '=1+1', email: 'eve@example.com', refundedAt: new Date() });
  await add({ fullName: 'Next year', startsAt: new Date(Date.now() + DAY) });
  await add({ fullName: 'Refunded late', endsAt: new Date(Date.now() - DAY), refundedAt: new Date() });
});
afterAll(() => shop.close());

const listNames = async (query: object) =>
  (await shop.send(listMembers, { query }, staff)).body.map(({ fullName }) => fullName);

it('is for staff only', async () => {
  expect((await shop.send(listMembers, {})).status).toBe(401);
  expect((await shop.fetch(`/api${exportMembers.path}`)).status).toBe(401);
});

describe('the list of members', () => {
  it('has pages, newest first', async () => {
    expect(await listNames({})).toEqual([
      'Refunded late',
      'Next year',
      '=1+1',
      'Grace Hopper',
      'Ada Lovelace',
    ]);
    const { body, headers } = await shop.send(listMembers, { query: { page: 2, limit: 4 } }, staff);
    expect(body).toMatchObject([{ fullName: 'Ada Lovelace', amount: 799, membership: 'active' }]);
    expect(headers.get('X-Total-Count')).toBe('5');
  });

  it('searches ids, names, addresses and plans', async () => {
    expect(await listNames({ search: 'HOPPER' })).toEqual(['Grace Hopper']);
    const [grace] = (await shop.send(listMembers, { query: { search: 'hopper' } }, staff)).body;
    expect(await listNames({ search: grace?.id ?? '' })).toEqual(['Grace Hopper']);
    expect(await listNames({ search: 'eve@' })).toEqual(['=1+1']);
    expect(await listNames({ search: 'premium' })).toEqual(['Grace Hopper']);
    expect(await listNames({ search: '%' })).toEqual([]);
  });

  test.each(MEMBERSHIP_STATES)('filters by %s as the rule does', async (membership) => {
    const rows = await shop.db.select().from(memberships);
    const expected = rows.filter((row) => membershipState(row, new Date()) === membership);
    expect(expected.length).toBeGreaterThan(0);
    expect((await listNames({ membership })).toSorted()).toEqual(
      expected.map(({ fullName }) => fullName).toSorted(),
    );
  });

  it('is exported without formulas', async () => {
    const response = await shop.fetch(`/api${exportMembers.path}?membership=refunded`, { headers: AS_STAFF });
    const lines = (await response.text()).trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain("'=1+1");
  });
});
