import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { parseS3Url, type S3Place } from '../config/s3-url.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { copyFiles } from './copy-files.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';

let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await startS3Server({ pageSize: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'marigold-storage-'));
});
beforeEach(() => {
  server.signIn();
  server.become('well');
  server.objects.clear();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const place = (prefix = '') => parseS3Url(server.url(prefix)) as S3Place;
const text = (value: string) => new TextEncoder().encode(value);
const files = ['one.jpg', 'two.webp', 'three.avif'].map((name) => ({
  name,
  bytes: text(`bytes of ${name}`),
}));
async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
const sorted = async (store: FileStore): Promise<StoredFile[]> =>
  (await collect(store.list())).sort((a, b) => a.name.localeCompare(b.name));

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  let store: FileStore;
  beforeEach(async () => {
    store =
      kind === 'folder'
        ? openFolderStore(await mkdtemp(path.join(folder, 'store-')))
        : await openS3Store(place('a/b'));
  });

  it('has the files that were written, and no others', async () => {
    expect(await sorted(store)).toEqual([]);
    await store.write(files);
    expect(await sorted(store)).toEqual([
      { name: 'one.jpg', size: 16 },
      { name: 'three.avif', size: 19 },
      { name: 'two.webp', size: 17 },
    ]);
    expect((await store.read('two.webp'))?.toString()).toBe('bytes of two.webp');
    expect([await store.has('two.webp'), await store.has('none')]).toEqual([true, false]);
    expect([await store.read('none'), await store.open('none')]).toEqual([null, null]);
  });

  it('takes large files from a path, and gives them as a stream', async () => {
    const from = path.join(folder, 'large');
    await writeFile(from, 'x'.repeat(300_000));
    await store.writeFrom('large', from);
    const opened = await store.open('large');
    expect(opened && Buffer.concat(await collect<Buffer>(opened)).length).toBe(300_000);
    await store.remove('large');
    await store.remove('large');
    expect(await store.has('large')).toBe(false);
  });
});

test('a folder of a bucket has no files of the folders below or beside it', async () => {
  const [above, below, beside] = await Promise.all(
    ['a', 'a/b', 'aa'].map((name) => openS3Store(place(name))),
  );
  for (const store of [above, below, beside]) await store?.write(files.slice(0, 1));
  expect(above && (await sorted(above))).toHaveLength(1);
  expect([...server.objects.keys()]).toEqual(['a/one.jpg', 'a/b/one.jpg', 'aa/one.jpg']);
});

it('has the type of each file, for a CDN in front of the bucket', async () => {
  await (await openS3Store(place())).write(files);
  const types = [...server.objects].map(([name, { type }]) => [name, type]);
  expect(Object.fromEntries(types)).toEqual({
    'one.jpg': 'image/jpeg',
    'two.webp': 'image/webp',
    'three.avif': 'image/avif',
  });
});

describe('copying', () => {
  const made = async () => openFolderStore(await mkdtemp(path.join(folder, 'copy-')));

  it('from a folder to a bucket and back gives the same files, each once', async () => {
    const [from, bucket, back] = [await made(), await openS3Store(place()), await made()];
    await from.write(files);
    expect(await copyFiles(from, bucket)).toEqual({ copied: 3, present: 0, bytes: 52 });
    expect(await copyFiles(from, bucket)).toEqual({ copied: 0, present: 3, bytes: 0 });
    expect(await copyFiles(bucket, back)).toEqual({ copied: 3, present: 0, bytes: 52 });
    for (const { name, bytes } of files) expect(await back.read(name)).toEqual(Buffer.from(bytes));
  });

  it('goes on where it was interrupted, and copies again what was cut', async () => {
    const [from, bucket] = [await made(), await openS3Store(place())];
    await from.write(files);
    await bucket.write([{ name: 'one.jpg', bytes: text('cut') }, ...files.slice(1, 2)]);
    expect(await copyFiles(from, bucket)).toMatchObject({ copied: 2, present: 1 });
    expect((await bucket.read('one.jpg'))?.toString()).toBe('bytes of one.jpg');
  });

  it('copies wanted names only, and no file that is being written', async () => {
    const [from, bucket] = [await made(), await openS3Store(place())];
    await from.write(files);
    await writeFile(path.join(from.place, 'four.jpg.1.part'), 'half');
    await copyFiles(from, bucket, (name) => name !== 'one.jpg');
    expect([...server.objects.keys()].sort()).toEqual(['three.avif', 'two.webp']);
  });

  it('ends at a file that arrives changed, and does not keep it', async () => {
    const [from, bucket] = [await made(), await openS3Store(place())];
    await from.write(files.slice(0, 1));
    server.become('damaging');
    await expect(copyFiles(from, bucket)).rejects.toThrow(/one\.jpg arrived changed at s3:\/\/shop\//);
    expect(server.objects.size).toBe(0);
  });

  it('leaves no half file in the folder if the bucket fails', async () => {
    const [bucket, to] = [await openS3Store(place()), await made()];
    await bucket.write(files);
    const listing = bucket.list.bind(bucket);
    bucket.list = async function* () {
      for await (const file of listing()) {
        server.become('failing');
        yield file;
      }
    };
    await expect(copyFiles(bucket, to)).rejects.toThrow(/the storage at s3:\/\/shop\/ failed/);
    expect(await readdir(to.place)).toEqual([]);
  });
});

describe('the address of storage', () => {
  it.each([
    ['s3://shop', { bucket: 'shop', prefix: '', endpoint: null, region: null, pathStyle: false }],
    ['s3://shop/a/b/?region=eu-central-1', { prefix: 'a/b/', region: 'eu-central-1', pathStyle: false }],
    [
      's3://shop/x?endpoint=https://s3.example:9000',
      { endpoint: 'https://s3.example:9000', region: 'us-east-1', pathStyle: true },
    ],
    ['s3://shop?endpoint=https://s3.example&path-style=off', { pathStyle: false }],
  ])('%s is read', (url, expected) => {
    expect(parseS3Url(url)).toMatchObject(expected);
  });

  it.each([
    'shop',
    'https://shop',
    's3://',
    's3://Sh_op',
    's3://key:secret@shop',
    's3://shop/a/../b c',
    's3://shop?endpoint=ftp://x',
    's3://shop?region=a b',
    's3://shop?path-style=yes',
    's3://shop?acl=public',
  ])('%s is refused', (url) => {
    expect(parseS3Url(url)).toBeUndefined();
  });
});
