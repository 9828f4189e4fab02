import { describe, expect, it } from 'vitest';
import type { WireCollection } from '#contract/calls/collections.ts';
import { describeCollection } from './describe-collection.ts';

const MATCHES = [{ id: 'root', loaderData: { origin: 'https://shop.test' } }];

function described(part: Partial<WireCollection>) {
  const collection = { slug: 'desk', title: 'Desk', description: '', kind: 'hand' as const, ...part };
  const data = { collection, products: { cards: [], total: 0, searched: null } };
  const tags = describeCollection(MATCHES, { ok: true, data }, '');
  const [page] = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
  const images = tags.flatMap((tag) =>
    'property' in tag && String(tag.property).startsWith('og:image')
      ? [[tag.property, 'content' in tag && tag.content]]
      : [],
  );
  return { page, images };
}

describe('links to a collection', () => {
  it('are previewed with its picture, whose size is not known', () => {
    const address = 'https://shop.test/uploads/desk-800.jpg';
    const { page, images } = described({ image: '/uploads/desk-800.jpg' });
    expect(images).toEqual([['og:image', address]]);
    expect(page).toMatchObject({ '@type': 'CollectionPage', image: address });
  });

  it.each([{}, { image: '/placeholder.svg' }])('are previewed with the shop’s own for %j', (part) => {
    expect(described(part).images).toEqual([
      ['og:image', 'https://shop.test/social-products.png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    ]);
  });

  it('describe no image if it has none', () => {
    expect(described({}).page).not.toHaveProperty('image');
  });
});
