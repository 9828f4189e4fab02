import { expect, it } from 'vitest';
import type { WireOrder } from '#contract/calls/orders.ts';
import { type Api, ApiError } from '#contract/client.ts';
import { addOrder } from './add-order.ts';

type Line = WireOrder['products'][number];
const createLine = (productId: string): Line => ({
  ...{ productId, name: productId, price: 1_000, quantity: 2, image: '', modifications: '' },
  selectedProperties: {},
});

/** Answers by product; records what was asked. */
function apiThat(answers: Record<string, ApiError>) {
  const asked: { productId: string; key: string }[] = [];
  const api = (async (_call, { body }, options) => {
    const { productId } = body as { productId: string };
    asked.push({ productId, key: new Headers(options?.headers).get('Idempotency-Key') ?? '' });
    if (answers[productId]) throw answers[productId];
    return {};
  }) as Api;
  return { api, asked };
}

it('adds what can be bought, and names what cannot', async () => {
  const gone = new ApiError(404, { message: 'This product is no longer sold.' });
  const { api } = apiThat({ gone });
  expect(await addOrder(api, [createLine('lamp'), createLine('gone')], new Map())).toEqual({
    added: 1,
    refused: [{ name: 'gone', message: 'This product is no longer sold.' }],
  });
});

it('C2: tries lost lines again with the same keys', async () => {
  const keys = new Map<number, string>();
  const lost = apiThat({ mug: new ApiError(0, { message: 'The shop could not be reached.' }) });
  const lines = [createLine('lamp'), createLine('mug')];
  await expect(addOrder(lost.api, lines, keys)).rejects.toThrow('could not be reached');
  const again = apiThat({});
  expect(await addOrder(again.api, lines, keys)).toEqual({ added: 2, refused: [] });
  expect(again.asked).toEqual(lost.asked);
  expect(new Set(again.asked.map(({ key }) => key)).size).toBe(2);
});
