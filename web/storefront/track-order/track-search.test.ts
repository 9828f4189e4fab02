import { describe, expect, it } from 'vitest';
import { readTrackAddress, trackQueryOf } from './track-address.ts';
import { checkTrackSearch, type TrackSearch, trackBodyOf } from './track-search.ts';

const byEmail: TrackSearch = { method: 'email', value: 'ada@example.com' };

describe('refuses', () => {
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

describe('accepts', () => {
  it.each([
    ['orderId', 'mg 1234'],
    ['email', ' Ada@Example.com '],
    ['phone', '+1 (555) 010-2030'],
  ] as const)('%s %j', (method, value) => {
    expect(checkTrackSearch({ method, value })).toBeNull();
  });
});

it('sends exactly one of the three, trimmed, an e-mail address in lower case', () => {
  expect(trackBodyOf({ method: 'orderId', value: ' MG-1 ' })).toEqual({ orderId: 'MG-1' });
  expect(trackBodyOf({ method: 'email', value: ' Ada@Example.com ' })).toEqual({ email: 'ada@example.com' });
  expect(trackBodyOf({ method: 'phone', value: '555 010' })).toEqual({ phone: '555 010' });
});

describe('the address', () => {
  const read = (query: string) => readTrackAddress(new URLSearchParams(query));

  it('without a query is the empty form', () => {
    expect(read('')).toEqual({ show: 'form', search: { method: 'orderId', value: '' } });
  });

  it('with an order shows it at once', () => {
    const search = { method: 'orderId', value: 'MG-1' };
    expect(read('?order=MG-1')).toEqual({ show: 'result', search, selected: null });
  });

  it.each(['?method=color&value=x', '?value=x', '?order='])('%s is the empty form', (query) => {
    expect(read(query).show).toBe('form');
  });

  it.each(['&show=x', '&show=-1', '&show=1.5', '&show=9999'])('selects nothing with %s', (query) => {
    expect(read(`?method=phone&value=1${query}`)).toMatchObject({ show: 'result', selected: null });
  });

  it('reads back every search, selection and return to the form', () => {
    expect(read(trackQueryOf(byEmail))).toEqual({ show: 'result', search: byEmail, selected: null });
    expect(read(trackQueryOf(byEmail, { show: 2 }))).toEqual({
      show: 'result',
      search: byEmail,
      selected: 2,
    });
    expect(read(trackQueryOf(byEmail, { edit: true }))).toEqual({ show: 'form', search: byEmail });
    const odd: TrackSearch = { method: 'phone', value: '+1 & #2' };
    expect(read(trackQueryOf(odd))).toMatchObject({ search: odd });
  });
});
