import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { CacheTag } from '#db/cache-tags.ts';
import { formFor, isUnchanged, measureSize } from './answer.ts';
import type { InvalidationWatch } from './invalidation-watch.ts';
import { createSharedAnswers, type SharedAnswer } from './shared-answers.ts';

const LONG = JSON.stringify({ text: 'marigold '.repeat(1_000) });

function openAnswers(capacity?: number) {
  const state = { invalidated: 0, awayFor: null as number | null, computed: [] as string[] };
  const watch: InvalidationWatch = {
    isCurrent: () => state.awayFor === null,
    look: async () => state.awayFor === null,
    awayFor: () => state.awayFor,
    last: () => state.invalidated,
    isInvalidated: (tags) => tags.includes('catalogue'),
    knows: () => true,
    learn: async () => undefined,
    onLearned: () => undefined,
    describe: () => ({ isReadOnly: false, isOutdated: false, newEpochAt: null }),
    stop: async () => undefined,
  };
  const answers = createSharedAnswers(watch, capacity);
  const get = async (
    key: string,
    body: string = key,
    { status = 200, tags = ['catalogue'] }: { status?: number; tags?: CacheTag[] | null } = {},
  ): Promise<SharedAnswer> => {
    const { value } = await answers.get(key, async (show) => {
      state.computed.push(key);
      show(['settings']);
      show(tags);
      const headers = { 'content-type': 'text/plain', 'x-total-count': '1' };
      return { status, headers: Object.entries(headers), body: Buffer.from(body) };
    });
    return value;
  };
  return { state, answers, get };
}

const readHeaders = ({ headers }: { headers: readonly string[] }) =>
  Object.fromEntries(
    headers.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), headers[i + 1]]] : [])),
  );

describe('an answer that is the same for everyone', () => {
  it.each([200, 404])('with status %i is cached from the second request on', async (status) => {
    const { state, get } = openAnswers();
    for (let time = 0; time < 4; time++) await get('/a', '/a', { status });
    expect(state.computed).toEqual(['/a', '/a']);
  });

  it.each([
    ['that failed', { status: 503 }],
    ['that is invalid', { status: 400 }],
    ['that shows something of a visitor', { tags: null }],
  ])('%s is computed each time', async (_, init) => {
    const { state, get } = openAnswers();
    for (let time = 0; time < 3; time++) await get('/a', '/a', init);
    expect(state.computed).toHaveLength(3);
  });

  it('is computed once for concurrent requests, and again when something it shows is invalidated', async () => {
    const { state, get } = openAnswers();
    await get('/a');
    await Promise.all([get('/a'), get('/a'), get('/a')]);
    state.invalidated++;
    await get('/a');
    expect(state.computed).toEqual(['/a', '/a', '/a']);
  });

  it('makes room for others by its size, its compressed forms counted', async () => {
    const { state, answers, get } = openAnswers(12_000);
    for (const key of ['/a', '/b']) for (let time = 0; time < 2; time++) await get(key, LONG);
    state.computed.length = 0;
    expect(answers.peek('/b')).toBeDefined();
    expect(answers.peek('/a')).toBeUndefined();
  });
});

describe('the form of an answer', () => {
  it('has the answer’s headers, is asked for each time by browsers, and may be kept a second by a CDN', async () => {
    const { get } = openAnswers();
    const { identity } = await get('/a', LONG);
    expect(readHeaders(identity)).toMatchObject({
      'content-type': 'text/plain',
      'x-total-count': '1',
      'cache-control': 'no-cache',
      'cdn-cache-control': 'max-age=1, must-revalidate',
      vary: 'Accept-Encoding',
      'content-length': String(LONG.length),
      etag: identity.etag,
    });
  });

  it('is compressed as the client accepts, with brotli at once, and better once it is requested again', async () => {
    const { answers, get } = openAnswers();
    await get('/a', LONG);
    const first = await get('/a', LONG);
    expect(formFor(first, undefined)).toEqual(first.identity);
    const gzipped = formFor(first, 'gzip');
    expect(readHeaders(gzipped)['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.body).toString()).toBe(LONG);
    const packed = formFor(await get('/b', LONG), 'gzip, br');
    expect(readHeaders(packed)['content-encoding']).toBe('br');
    expect(readHeaders(packed)['content-length']).toBe(String(packed.body.length));
    expect(brotliDecompressSync(packed.body).toString()).toBe(LONG);
    expect(new Set([first.identity.etag, gzipped.etag, packed.etag]).size).toBe(3);

    answers.peek('/a');
    await vi.waitFor(() => expect(first.identity.body).toBeNull());
    const later = formFor(first, 'gzip, br');
    expect(later.body.length).toBeLessThan(packed.body.length);
    expect(brotliDecompressSync(later.body).toString()).toBe(LONG);
  });

  it('is compressed once more, as well as possible, when it is requested often', async () => {
    const { answers, get } = openAnswers();
    const page = Array.from({ length: 5_000 }, (_, index) => `<li>${(index * 7919) % 9973}</li>`).join('');
    await get('/a', page);
    const answer = await get('/a', page);
    answers.peek('/a');
    await vi.waitFor(() => expect(answer.identity.body).toBeNull());
    const before = formFor(answer, 'br').body.length;
    for (let time = 0; time < 20; time++) answers.peek('/a');
    const size = () => formFor(answer, 'br').body.length;
    await vi.waitFor(() => expect(size()).toBeLessThan(before), { timeout: 5_000 });
    expect(brotliDecompressSync(formFor(answer, 'br').body).toString()).toBe(page);
  });

  it('is kept compressed alone once it can be, and still sent uncompressed', async () => {
    const { answers, get } = openAnswers();
    await get('/a', LONG);
    const answer = await get('/a', LONG);
    const before = formFor(answer, undefined);
    answers.peek('/a');
    await vi.waitFor(() => expect(answer.brotli).not.toBeNull());
    expect(measureSize(answer)).toBeLessThan(LONG.length / 2);
    expect(formFor(answer, 'identity')).toEqual(before);
  });

  it('is never compressed when it is short', async () => {
    const { get } = openAnswers();
    const short = await get('/a', 'short');
    expect(formFor(short, 'gzip, br')).toEqual(short.identity);
  });

  it('is not sent to a client that has it', async () => {
    const { get } = openAnswers();
    const { identity } = await get('/a');
    const { etag } = identity;
    for (const sent of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
      expect(isUnchanged(identity, sent)).toBe(true);
    // A pattern that tries each space again would take minutes.
    expect(isUnchanged(identity, `"x"${' '.repeat(1_000_000)}"y"`)).toBe(false);
    for (const sent of [undefined, '"x"', '']) expect(isUnchanged(identity, sent)).toBe(false);
  });
});

describe('a stale answer, while the database is away', () => {
  const html = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
  };

  async function keepPage() {
    const opened = openAnswers();
    const computePage = async (show: (tags: readonly CacheTag[]) => void) => {
      show(['settings']);
      const body = Buffer.from('<html><body class="shop"><main>$41</main></body></html>');
      return { status: 200, headers: Object.entries(html), body };
    };
    for (let time = 0; time < 2; time++) await opened.answers.get('/page', computePage);
    return opened;
  }

  it('says so on the page and in its headers, and is cached nowhere else', async () => {
    const { state, answers } = await keepPage();
    expect(answers.peekStale('/page')).toBeUndefined();
    state.awayFor = 42_500;
    expect(answers.peek('/page')).toBeUndefined();
    const stale = answers.peekStale('/page');
    if (!stale) throw new Error('nothing was cached');
    const form = formFor(stale.answer, undefined);
    expect(String(form.body)).toMatch(/<body class="shop"><stale-notice role="status">The shop cannot reach/);
    expect(readHeaders({ headers: [...form.headers, ...stale.headers] })).toMatchObject({
      ...html,
      'cache-control': 'no-store',
      'content-length': String(form.body.length),
      age: '42',
      'cache-status': 'Marigold; hit; ttl=-42; detail="database away"',
    });
    expect(readHeaders(form)).not.toHaveProperty('cdn-cache-control');
    expect(await answers.findStale('/page')).toEqual(stale);
  });

  it('is sent for ten minutes, and not shown once the database answers', async () => {
    const { state, answers } = await keepPage();
    state.awayFor = 600_001;
    expect(answers.peekStale('/page')).toBeUndefined();
    expect(answers.peekStale('/other')).toBeUndefined();
    state.awayFor = null;
    expect(await answers.findStale('/page')).toBeUndefined();
  });
});
