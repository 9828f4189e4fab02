import { describe, expect, it } from 'vitest';
import type { TrackSearch } from './track-search.ts';
import { createTrackQuery, readTrackUrl } from './track-url.ts';

const byEmail: TrackSearch = { method: 'email', value: 'ada@example.com' };

describe('the tracking URL', () => {
  const kept = [{ ...byEmail, key: 'k1' }];
  const read = (query: string) => readTrackUrl(new URLSearchParams(query), kept);

  it('without a query shows the empty form', () => {
    expect(read('')).toEqual({ show: 'form', search: { method: 'orderId', value: '' } });
  });

  it('with an order shows the order', () => {
    const search = { method: 'orderId', value: 'MG-1' };
    expect(read('?order=MG-1')).toEqual({ show: 'result', search, selected: null });
  });

  it.each(['?method=color&value=x', '?value=x', '?order='])('with %s shows the empty form', (query) => {
    expect(read(query).show).toBe('form');
  });

  it('of a search without a cookie is reported as lost', () => {
    expect(read('?search=k2').show).toBe('lost');
  });

  it.each(['&show=x', '&show=-1', '&show=1.5', '&show=9999'])('selects nothing with %s', (query) => {
    expect(read(`?search=k1${query}`)).toMatchObject({ show: 'result', selected: null });
  });

  it('round-trips every search, selection and return to the form', () => {
    const [search] = kept;
    const byId: TrackSearch = { method: 'orderId', value: 'MG-1' };
    const nothing: TrackSearch = { method: 'phone', value: '' };
    for (const one of [byId, nothing, { ...byEmail, key: 'k1' }]) {
      expect(read(createTrackQuery(one))).toEqual({ show: 'result', search: one, selected: null });
      expect(read(createTrackQuery(one, { edit: true }))).toEqual({ show: 'form', search: one });
    }
    expect(read(createTrackQuery({ ...byEmail, key: 'k1' }, { show: 2 }))).toEqual({
      show: 'result',
      search,
      selected: 2,
    });
  });
});
