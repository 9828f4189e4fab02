import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReview, getReview, markHelpful, unmarkHelpful } from '#contract/calls/reviews.ts';
import { deleteReview } from '#contract/calls/staff-reviews.ts';
import { reviewVotes, throttles } from '#db/schema/index.ts';
import { tagsInvalidatedBy } from '../testing/tags-invalidated-by.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let id: string;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
  const body = { userName: 'Ada', userEmail: 'ada@example.com', rating: 4, comment: 'It shines.' };
  id = (await shop.send(createReview, { params: { id: lamp.id }, body })).body._id;
});

const aBrowser = (address = '192.0.2.1') => ({
  address,
  headers: { cookie: `marigold_buyer=${randomBytes(32).toString('base64url')}` },
});
const mark = (init: object = aBrowser()) => shop.send(markHelpful, { params: { id } }, init);
const unmark = (init: object = aBrowser()) => shop.send(unmarkHelpful, { params: { id } }, init);
const helpful = async () => (await shop.send(getReview, { params: { id } })).body.helpful;
const votes = () => shop.db.select().from(reviewVotes).where(eq(reviewVotes.reviewId, id));

describe('a helpful review', () => {
  it('is counted once for each browser', async () => {
    const browser = aBrowser();
    expect((await mark(browser)).body.helpful).toBe(1);
    expect((await mark(browser)).body.helpful).toBe(1);
    expect((await mark()).body.helpful).toBe(2);
  });

  it('is counted once for fifty concurrent votes of one browser', async () => {
    const browser = aBrowser();
    await Promise.all(Array.from({ length: 50 }, () => mark(browser)));
    expect(await helpful()).toBe(1);
    expect(await votes()).toHaveLength(1);
  });

  it('is counted for each of many concurrent browsers', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, from) => mark(aBrowser(`198.51.100.${from}`))));
    expect(await helpful()).toBe(20);
  });

  it('can be unmarked, once', async () => {
    const browser = aBrowser();
    await mark(browser);
    await mark();
    expect((await unmark(browser)).body.helpful).toBe(1);
    expect((await unmark(browser)).body.helpful).toBe(1);
    expect((await mark(browser)).body.helpful).toBe(2);
  });

  it('never counts below zero', async () => {
    expect((await unmark()).body.helpful).toBe(0);
  });

  it('has as many votes as its count, after votes in any order', async () => {
    const browsers = Array.from({ length: 4 }, (_, from) => aBrowser(`203.0.113.${from}`));
    for (let round = 0; round < 5; round++)
      await Promise.all(
        browsers.flatMap((browser) => [mark(browser), unmark(browser)].sort(() => Math.random() - 0.5)),
      );
    expect(await helpful()).toBe((await votes()).length);
  });

  it('gives a new browser a token', async () => {
    const { headers } = await mark({});
    expect(headers.getSetCookie()[0]).toMatch(/^marigold_buyer=/);
  });

  it('drops the cached page of its product, once, and no other', async () => {
    const browser = aBrowser();
    expect(await tagsInvalidatedBy(() => mark(browser))).toEqual([`reviews:${lamp.id}`]);
    expect(await tagsInvalidatedBy(() => mark(browser))).toEqual([]);
  });

  it('can be marked a limited number of times, as can all of its product', async () => {
    const body = { userName: 'Ada', userEmail: 'ada@example.com', rating: 4, comment: 'It shines.' };
    const ids = [id];
    for (let more = 1; more < 5; more++) {
      const sent = { params: { id: lamp.id }, body };
      ids.push((await shop.send(createReview, sent, { address: `203.0.113.${more}` })).body._id);
    }
    const statuses: number[] = [];
    for (let time = 0; time < 42; time++) {
      const params = { id: ids[time % ids.length] ?? '' };
      statuses.push((await shop.send(markHelpful, { params }, aBrowser('192.0.2.60'))).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    expect((await mark(aBrowser('192.0.2.61'))).status).toBe(200);
  });

  it('must exist', async () => {
    const none = { params: { id: randomUUID() } };
    expect((await shop.send(markHelpful, none)).status).toBe(404);
    expect((await shop.send(unmarkHelpful, none)).status).toBe(404);
    await shop.send(deleteReview, { params: { id } }, { headers: AS_STAFF });
    expect((await mark()).status).toBe(404);
    expect(await votes()).toEqual([]);
  });
});

describe('a program without cookies', () => {
  it('counts at most ten times from one address', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 12; time++) statuses.push((await mark({})).status);
    expect(statuses.lastIndexOf(200)).toBe(9);
    expect(await helpful()).toBe(10);
  });

  it('that votes again does not count against others of its address', async () => {
    const browser = aBrowser();
    for (let time = 0; time < 15; time++) expect((await mark(browser)).status).toBe(200);
    expect((await mark()).body.helpful).toBe(2);
  });
});
