import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAhead, keepAhead, takeAhead } from './prefetch-cache.ts';

const load = () => {};
const answer = (name: string, status = 200) => ({ data: name, init: { status } });

describe('prefetched data', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    forgetAhead();
  });
  afterEach(() => vi.useRealTimers());

  it('is used once, by its page', async () => {
    keepAhead(load, '/user/products', async () => answer('all'));
    expect(await takeAhead(load, '/user/products?page=2')).toBeNull();
    expect(await takeAhead(() => {}, '/user/products')).toBeNull();
    expect(await takeAhead(load, '/user/products')).toEqual(answer('all'));
    expect(await takeAhead(load, '/user/products')).toBeNull();
  });

  it('is not requested again while a request is pending', () => {
    const start = vi.fn(async () => answer('all'));
    keepAhead(load, '/a', start);
    keepAhead(load, '/a', start);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('expires after ten seconds', async () => {
    keepAhead(load, '/a', async () => answer('all'));
    vi.advanceTimersByTime(10_000);
    expect(await takeAhead(load, '/a')).toBeNull();
  });

  it('ignores failures', async () => {
    keepAhead(load, '/a', () => Promise.reject(new Error('gone')));
    keepAhead(load, '/b', async () => answer('a page that says so', 503));
    expect(await takeAhead(load, '/a')).toBeNull();
    expect(await takeAhead(load, '/b')).toBeNull();
  });

  it('is dropped after a mutation', async () => {
    keepAhead(load, '/a', async () => answer('all'));
    forgetAhead();
    expect(await takeAhead(load, '/a')).toBeNull();
  });

  it('evicts the oldest entry', async () => {
    for (let page = 1; page <= 9; page++) keepAhead(load, `/${page}`, async () => answer(`${page}`));
    expect(await takeAhead(load, '/1')).toBeNull();
    expect(await takeAhead(load, '/2')).toEqual(answer('2'));
  });
});
