import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { startMembershipCheckout } from '#contract/calls/memberships.ts';
import { sendMessage } from '#contract/calls/messages.ts';
import { updateSettings } from '#contract/calls/settings.ts';
import { mails, settings } from '#db/schema/index.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { BLANK_COMPANY, DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { hideExamples } from './hide-examples.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const ADA = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+1 503 555 0100',
  address: '12 Analytical Way',
  city: 'Portland',
  state: 'OR',
  postalCode: '97205',
};

const JOINING = { plan: 'basic', amount: 499, member: ADA } as const;

describe('a shop that starts empty', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await hideExamples(shop.db, NOW);
  });
  afterAll(() => shop.close());

  it('publishes no texts, plans, address, phone or email that its seller did not enter', async () => {
    const { body } = await shop.send(getShopSettings, {});
    expect(body.company).toEqual(BLANK_COMPANY);
    expect(body).not.toHaveProperty('exampleTexts');
    expect(body).not.toHaveProperty('offersMemberships');
  });

  it('sells no memberships', async () => {
    const refused = await shop.send(startMembershipCheckout, { body: JOINING });
    expect(refused.status).toBe(404);
    expect(refused.failure.message).toBe('Memberships are not offered at the moment.');
  });

  it('does not list the page of the plans', async () => {
    expect(await (await shop.fetch('/sitemap.xml')).text()).not.toContain('/user/membership');
  });

  it('takes messages without promising when they are answered, and mails none to nobody', async () => {
    const message = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: ADA.email,
      phone: ADA.phone,
      message: 'Hello',
    };
    const { body } = await shop.send(sendMessage, { body: message });
    expect(body.message).toBe('Thank you for your message. We will get back to you.');
    const written = await shop.db.select().from(mails);
    expect(written.map(({ recipient }) => recipient)).toEqual([ADA.email]);
  });

  it('shows the texts and sells memberships once its staff ask for them', async () => {
    const body = { exampleTexts: true, offerMemberships: true, seen: NOW.toISOString() };
    expect((await shop.send(updateSettings, { body }, { headers: AS_STAFF })).status).toBe(200);
    expect((await shop.send(getShopSettings, {})).body).toMatchObject({
      exampleTexts: true,
      offersMemberships: true,
    });
    expect((await shop.send(startMembershipCheckout, { body: JOINING })).status).toBe(200);
    expect(await (await shop.fetch('/sitemap.xml')).text()).toContain('/user/membership');
  });
});

it('leaves a shop that was used as it is', async () => {
  const { db, close } = await createTestDatabase();
  const used = { name: 'timeZone', value: 'Europe/Berlin', changedAt: NOW };
  await db.insert(settings).values(used);
  await hideExamples(db, NOW);
  expect(await db.select().from(settings)).toEqual([used]);
  await close();
});

it('shows the texts of the specification unless a shop starts empty', async () => {
  const shop = await openTestShop();
  expect((await shop.send(getShopSettings, {})).body).toMatchObject({
    company: DEFAULT_COMPANY,
    exampleTexts: true,
    offersMemberships: true,
  });
  await shop.close();
});
