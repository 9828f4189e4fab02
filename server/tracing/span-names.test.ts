import { describe, expect, it } from 'vitest';
import { describeProviderPath, describeStatement } from './span-names.ts';

describe('the name of a statement', () => {
  it.each([
    ['begin', 'begin'],
    ['select "id" from "orders" where "email" = $1', 'select orders'],
    ['insert into "mails" ("recipient") values ($1)', 'insert mails'],
    ['update products set stock = $1', 'update products'],
    ['with found as (select 1 from carts) select * from found', 'with carts'],
    ["  (select 'ada@example.com')", 'select'],
    ['', 'statement'],
  ])('of %s is %s', (statement, name) => {
    expect(describeStatement(statement).name).toBe(name);
  });
});

it('the path of a call to the payment provider has no ids', () => {
  expect(describeProviderPath('/v1/payment_intents/pi_3MtwBw/confirm')).toBe(
    '/v1/payment_intents/{}/confirm',
  );
  expect(describeProviderPath('/v1/refunds')).toBe('/v1/refunds');
});
