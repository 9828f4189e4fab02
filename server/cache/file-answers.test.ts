import { describe, expect, it } from 'vitest';
import { formFor } from './answer.ts';
import { createFileAnswers, isFilePath, type ReadFile } from './file-answers.ts';

const CACHING = 'public, max-age=31536000, immutable';

/** A folder with one script, of which the build made copies, and one picture without. */
function openFolder() {
  const reads: string[] = [];
  const read: ReadFile = async (path, encoding) => {
    reads.push(`${path} ${encoding}`);
    if (path === '/assets/missing.js') return new Response(null, { status: 404 });
    const hasCopy = path.endsWith('.js') && encoding !== 'identity';
    return new Response(hasCopy ? encoding : 'x'.repeat(5_000), {
      headers: {
        'Content-Type': 'text/javascript',
        'Cache-Control': CACHING,
        ...(hasCopy && { 'Content-Encoding': encoding }),
      },
    });
  };
  return { reads, read };
}

describe('a file', () => {
  it('is read once, with the copies that the build made', async () => {
    const { read, reads } = openFolder();
    const files = createFileAnswers();
    expect(files.peek('/assets/a.js')).toBeUndefined();
    const [one, other] = await Promise.all([
      files.get('/assets/a.js', read),
      files.get('/assets/a.js', read),
    ]);
    expect(one).toBe(other);
    expect(files.peek('/assets/a.js')).toBe(one);
    expect(reads).toEqual(['/assets/a.js identity', '/assets/a.js gzip', '/assets/a.js br']);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    [undefined, 'x'.repeat(5_000)],
  ])(
    'is sent to a client that accepts %s in that form, cacheable as the build says',
    async (accepted, body) => {
      const file = await createFileAnswers().get('/assets/a.js', openFolder().read);
      const form = file && formFor(file, accepted);
      expect(form?.body.toString()).toBe(body);
      expect(form?.headers.join()).toContain(`Cache-Control,${CACHING}`);
      expect(form?.headers).toContain(String(body.length));
    },
  );

  it('is not compressed when the build made no copy', async () => {
    const file = await createFileAnswers().get('/pictures/a.webp', openFolder().read);
    expect(file && formFor(file, 'br, gzip')).toEqual(file?.identity);
  });

  it('that does not exist is not kept', async () => {
    const { read, reads } = openFolder();
    const files = createFileAnswers();
    for (const time of [1, 2]) {
      expect(await files.get('/assets/missing.js', read)).toBeNull();
      expect(reads).toHaveLength(time);
    }
  });

  it('makes room for others by its size', async () => {
    const { read } = openFolder();
    const files = createFileAnswers(11_000);
    for (const name of ['a', 'b', 'c']) await files.get(`/pictures/${name}.webp`, read);
    expect(files.peek('/pictures/a.webp')).toBeUndefined();
    expect(files.peek('/pictures/c.webp')).toBeDefined();
  });
});

it.each([
  ['/assets/shop-1a2b.js', true],
  ['/pictures/lamp/800.avif', true],
  ['/favicon.svg', true],
  ['/healthz', true],
  ['/readyz', false],
  ['/assets/../server/index.js', false],
  ['/assets/%2e%2e/secrets', false],
  ['/user/products', false],
  ['/api/products', false],
])('%s is the path of a file: %s', (path, is) => {
  expect(isFilePath(path)).toBe(is);
});
