import { describe, expect, it } from 'vitest';
import { toProduct } from '#web/shared/to-product.ts';
import { structuredData } from './structured-data.ts';
import { wireKettle } from './test-product.ts';

const kettle = toProduct(wireKettle);
const described = (changes: Partial<typeof kettle> = {}) =>
  structuredData({ ...kettle, ...changes }, '/user/products/x', (path) => `https://shop.test${path}`);

describe('the structured data of a product', () => {
  it('contains an offer at the price with its first options', () => {
    expect(described()[0]).toMatchObject({
      '@type': 'Product',
      name: 'Ember Kettle',
      image: [
        'https://shop.test/pictures/home/ember-kettle-sand.webp',
        'https://shop.test/pictures/home/ember-kettle-brass.webp',
      ],
      offers: {
        price: '155.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.test/user/products/x',
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  it('says what a picture shows where staff wrote that', () => {
    const [sand] = wireKettle.gallery;
    expect(described({ pictureTexts: { [sand ?? '']: 'A kettle on a stove' } })[0]).toMatchObject({
      image: [
        {
          '@type': 'ImageObject',
          url: 'https://shop.test/pictures/home/ember-kettle-sand.webp',
          caption: 'A kettle on a stove',
        },
        'https://shop.test/pictures/home/ember-kettle-brass.webp',
      ],
    });
  });

  it('says when it is sold without stock', () => {
    const variant = { id: 'v', sku: 'V', options: {}, price: null, discountPrice: null, stock: null };
    const more = { barcode: null, weightGrams: null, image: null, isOffered: true };
    const onOrder = { ...variant, ...more, backorder: 'Made to order' };
    expect(described({ variants: [onOrder] })[0]).toMatchObject({
      offers: { availability: 'https://schema.org/BackOrder' },
    });
  });

  it('says when it cannot be bought', () => {
    expect(described({ availability: false })[0]).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has no rating without reviews', () => {
    expect(described({ reviews: 0, rating: 0 })[0]).not.toHaveProperty('aggregateRating');
  });

  it('contains the breadcrumbs of the page', () => {
    expect(described()[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.test/user/home' },
        { position: 2, name: 'Products', item: 'https://shop.test/user/products' },
        { position: 3, name: 'Ember Kettle', item: 'https://shop.test/user/products/x' },
      ],
    });
  });
});
