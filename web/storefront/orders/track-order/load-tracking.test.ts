import { describe, expect, it } from 'vitest';
import { type Api, ApiError } from '#contract/client.ts';
import { loadTracking } from './load-tracking.ts';

const order = { id: 'MG-1', products: [] };
const other = { id: 'MG-2', products: [] };

const KEPT = [
  { key: 'e', method: 'email' as const, value: 'ada@example.com' },
  { key: 'p', method: 'phone' as const, value: '5550101' },
];

/** Loads the page at a query from a shop that gives one answer. */
async function load(query: string, answer: unknown) {
  const asked: unknown[] = [];
  const api = (async (_: unknown, { body }: { body: unknown }) => {
    asked.push(body);
    if (answer instanceof Error) throw answer;
    return { body: answer, total: null };
  }) as unknown as Api;
  const url = new URL(`http://shop.test/user/track-order${query}`);
  const { data, init } = await loadTracking({ api, params: {}, url }, KEPT);
  return { tracking: data, status: init?.status, asked };
}

describe('the search form', () => {
  it('is shown without a request before a search', async () => {
    const { tracking, status, asked } = await load('', order);
    expect(tracking).toMatchObject({ show: 'form', problem: null });
    expect(status).toBe(200);
    expect(asked).toEqual([]);
  });

  it('is shown again with the typed value', async () => {
    const { tracking, asked } = await load('?search=p&edit=1', order);
    expect(tracking).toMatchObject({
      show: 'form',
      search: { method: 'phone', value: '5550101' },
      problem: null,
    });
    expect(asked).toEqual([]);
  });

  it('shows the error of an invalid value without a request', async () => {
    const { tracking, status, asked } = await load('?method=email&value=ada', order);
    const problem = { kind: 'invalid', message: 'Please enter a valid email address' };
    expect(tracking).toMatchObject({ show: 'form', problem });
    expect(status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('shows the server’s message if nothing is found', async () => {
    const answer = { found: false, message: 'Nothing here.' };
    const searched = await load('?search=e', answer);
    expect(searched.tracking).toMatchObject({ problem: { kind: 'not_found', message: 'Nothing here.' } });
    expect(searched.status).toBe(200);
    expect((await load('?order=MG-1', answer)).status).toBe(404);
  });

  it('shows the specified message if the server has none', async () => {
    const { tracking } = await load('?search=p', { found: false, message: '' });
    const message = 'No order found with the provided information. Please check your details and try again.';
    expect(tracking).toMatchObject({ problem: { message } });
  });

  it.each([
    [new ApiError(0, { message: 'The shop could not be reached.' }), 502],
    [new ApiError(429, { message: 'Too many searches.' }), 429],
    [new ApiError(503, { message: 'Busy.' }), 503],
  ])('shows the reason if the search fails: %s', async (error, status) => {
    const failed = await load('?search=p', error);
    expect(failed.tracking).toMatchObject({ problem: { kind: 'failed', message: error.message } });
    expect(failed.status).toBe(status);
  });
});

describe('found orders', () => {
  it('are shown at once if there is only one', async () => {
    const { tracking, asked } = await load('?order=MG-1', order);
    expect(tracking).toMatchObject({ show: 'order', order, ofSeveral: false });
    expect(asked).toEqual([{ orderId: 'MG-1' }]);
  });

  it('are shown as a list, or one of them by its position', async () => {
    const answer = { orders: [order, other] };
    const query = '?search=e';
    expect((await load(query, answer)).tracking).toMatchObject({ show: 'list', orders: [order, other] });
    const selected = await load(`${query}&show=1`, answer);
    expect(selected.tracking).toMatchObject({ show: 'order', order: other, ofSeveral: true });
    expect((await load(`${query}&show=7`, answer)).tracking.show).toBe('list');
  });
});
