import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { catchError, PUBLISHABLE_KEY, startEmulator } from '../testing/start-emulator.ts';

const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

/** An emulator with so many intents, one a second from 1000 on; their amounts differ. */
async function withIntents(count: number) {
  let time = 1000;
  const emulator = await startEmulator({ now: () => new Date(time * 1000) });
  const ids: string[] = [];
  for (; time < 1000 + count; time += 1) ids.push((await emulator.createIntent(time)).id);
  const { paymentIntents } = emulator.stripe;
  const amounts = async (parameters: Stripe.PaymentIntentListParams) =>
    (await paymentIntents.list(parameters)).data.map(({ amount }) => amount);
  return { emulator, paymentIntents, ids, amounts };
}

it('lists intents newest first, ten at a time', async () => {
  const { paymentIntents, ids } = await withIntents(12);
  const page = await paymentIntents.list();
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
  expect(page.data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
  expect(page.data[0]).toEqual(await paymentIntents.retrieve(ids[11] ?? ''));
});

it('is read to its end by the SDK, forwards and backwards', async () => {
  const { paymentIntents, ids } = await withIntents(25);
  const forwards = await paymentIntents.list({ limit: 4 }).autoPagingToArray({ limit: 100 });
  expect(forwards.map(({ id }) => id)).toEqual(ids.toReversed());
  const backwards = [];
  for await (const { id } of paymentIntents.list({ limit: 4, ending_before: ids[2] ?? '' }))
    backwards.push(id);
  expect(backwards).toEqual(ids.slice(3));
});

it('keeps the place of an intent that changes', async () => {
  const { paymentIntents, ids } = await withIntents(3);
  await paymentIntents.confirm(ids[0] ?? '', { payment_method: 'pm_card_visa' });
  const { data } = await paymentIntents.list({ limit: 3 });
  expect(data.map(({ status }) => status)).toEqual([
    'requires_payment_method',
    'requires_payment_method',
    'succeeded',
  ]);
});

it.each([
  [{ gte: 1003 }, [1005, 1004, 1003]],
  [{ gt: 1003 }, [1005, 1004]],
  [{ lt: 1002 }, [1001, 1000]],
  [{ lte: 1002, gt: 1000 }, [1002, 1001]],
  [1004, [1004]],
  [{ gte: 2000 }, []],
])('lists those created in %o', async (created, expected) => {
  const { amounts } = await withIntents(6);
  expect(await amounts({ created })).toEqual(expected);
});

it('shows charges and methods in place of their ids', async () => {
  const { emulator, paymentIntents } = await withIntents(1);
  await emulator.pay('pm_card_mastercard');
  const { data } = await paymentIntents.list({ expand: ['data.latest_charge', 'data.payment_method'] });
  expect(data[0]).toMatchObject({
    latest_charge: { object: 'charge', amount: 4321 },
    payment_method: { object: 'payment_method', card: { brand: 'mastercard' } },
  });
  expect(data[1]).toMatchObject({ latest_charge: null });
});

describe('refuses', () => {
  it.each([
    [{ limit: 0 }, 'parameter_invalid_integer', 'limit'],
    [{ limit: 101 }, 'parameter_invalid_integer', 'limit'],
    [{ starting_after: 'pi_none' }, 'resource_missing', 'starting_after'],
    [{ ending_before: 'pi_none' }, 'resource_missing', 'ending_before'],
    [{ starting_after: 'pi_1', ending_before: 'pi_2' }, 'parameters_exclusive', 'starting_after'],
    [{ created: { gte: 1.5 } }, 'parameter_invalid_integer', 'created[gte]'],
    [{ created: { since: 1 } as object }, 'parameter_unknown', 'created[since]'],
    [{ expand: ['latest_charge'] }, undefined, 'expand'],
    [{ customer: 'cus_1' }, 'parameter_unknown', 'customer'],
  ])('%o', async (parameters, code, param) => {
    const { stripe } = await startEmulator();
    const list = stripe.paymentIntents.list(parameters);
    expect(await catchError(StripeInvalidRequestError, list)).toMatchObject({ statusCode: 400, code, param });
  });

  it('browsers', async () => {
    const { stripeWith } = await startEmulator();
    await catchError(StripePermissionError, stripeWith(PUBLISHABLE_KEY).paymentIntents.list());
  });
});
