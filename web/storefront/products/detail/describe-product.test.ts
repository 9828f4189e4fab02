import { expect, it } from 'vitest';
import type { WireProduct } from '#contract/product-schemas.ts';
import { describeProduct } from './describe-product.ts';
import { wireKettle } from './test-product.ts';

function describe(changes: Partial<WireProduct>) {
  const tags = describeProduct([], { ok: true, data: { ...wireKettle, ...changes } });
  const contents = tags.map((tag) =>
    'property' in tag || 'name' in tag
      ? ['property' in tag ? tag.property : tag.name, 'content' in tag && tag.content]
      : [],
  );
  return Object.fromEntries(contents.filter(([name]) => name));
}

it('says what the picture of a shared link shows where staff wrote that', () => {
  const pictureTexts = { [wireKettle.image]: 'A kettle on a stove' };
  expect(describe({ pictureTexts })['og:image:alt']).toBe('A kettle on a stove');
  expect(describe({})).not.toHaveProperty('og:image:alt');
});

it('keeps an unlisted product out of search engines', () => {
  expect(describe({ unlisted: true }).robots).toBe('noindex');
  expect(describe({})).not.toHaveProperty('robots');
});
