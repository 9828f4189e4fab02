import { expect, it, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import { changeCart } from './cart-form.ts';

/** Records the bodies that were sent. */
function recordingApi() {
  const sent: unknown[] = [];
  const api = (async (_call, { body }) => {
    sent.push(body);
    return {};
  }) as Api;
  return { api, sent };
}

function quantityForm(quantity: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'set', key: 'k', quantity })) form.set(name, value);
  return form;
}

test.each(['', ' ', '1.5', '-1', 'abc', '0x10', '1e9'])(
  'a quantity of %j without script says what is wrong and keeps the line',
  async (typed) => {
    const { api, sent } = recordingApi();
    expect(await changeCart(quantityForm(typed), api)).toMatchObject({
      message: expect.stringContaining('Quantity must be a whole number'),
    });
    expect(sent).toEqual([]);
  },
);

it('sets the quantity that a form without script has', async () => {
  const { api, sent } = recordingApi();
  expect(await changeCart(quantityForm('3'), api)).toBeInstanceOf(Response);
  expect(sent).toEqual([{ quantity: 3 }]);
});
