import { describe, expect, it } from 'vitest';
import { checkTrackSearch, toTrackBody } from './track-search.ts';

describe('a search refuses', () => {
  it.each([
    ['orderId', '', 'Please enter an Order ID'],
    ['orderId', '   ', 'Please enter an Order ID'],
    ['email', '', 'Please enter an email address'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['email', 'a@x..com', 'Please enter a valid email address'],
    ['phone', ' ', 'Please enter a phone number'],
    ['phone', 'abc', 'Please enter a valid phone number'],
  ] as const)('%s %j: %s', (method, value, message) => {
    expect(checkTrackSearch({ method, value })).toBe(message);
  });
});

describe('a search accepts', () => {
  it.each([
    ['orderId', 'mg 1234'],
    ['email', ' Ada@Example.com '],
    ['phone', '+1 (555) 010-2030'],
  ] as const)('%s %j', (method, value) => {
    expect(checkTrackSearch({ method, value })).toBeNull();
  });
});

it('a search sends exactly one of the three, trimmed, an email address in lower case', () => {
  expect(toTrackBody({ method: 'orderId', value: ' MG-1 ' })).toEqual({ orderId: 'MG-1' });
  expect(toTrackBody({ method: 'email', value: ' Ada@Example.com ' })).toEqual({ email: 'ada@example.com' });
  expect(toTrackBody({ method: 'phone', value: '555 010' })).toEqual({ phone: '555 010' });
});
