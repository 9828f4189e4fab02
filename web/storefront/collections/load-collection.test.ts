import { describe, expect, it } from 'vitest';
import { getCollection } from '#contract/calls/collections.ts';
import type { Api } from '#contract/client.ts';
import { loadCollection } from './load-collection.ts';

/** Loads a former URL of a collection that is at `desk` now. */
async function load(address: string) {
  const url = new URL(address, 'http://shop.test');
  const collection = { slug: 'desk', title: 'Desk', description: '', kind: 'hand' };
  const api = (async (call: { path: string }) =>
    call.path === getCollection.path
      ? { body: collection, total: null }
      : { body: [], total: 60 }) as unknown as Api;
  return await loadCollection({ api, params: { slug: url.pathname.split('/').at(-1) }, url }).catch(
    (thrown: unknown) => thrown,
  );
}

describe('the page of a collection', () => {
  it('is shown at its present address', async () => {
    expect(await load('/user/collections/desk?sort=name')).toMatchObject({ data: { ok: true } });
  });

  it('redirects a former URL for good, with the whole query', async () => {
    const answer = await load('/user/collections/bureau?sort=name&page=9&ref=mail');
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get('Location')]).toEqual([
      301,
      '/user/collections/desk?sort=name&page=9&ref=mail',
    ]);
  });
});
