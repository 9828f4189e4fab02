import { describe, expect, it, test } from 'vitest';
import { withOptions } from '#domain/products/option-words.ts';
import { describePicture, firstPictureIndex, listPictures, wrapIndex } from './product-pictures.ts';

const mug = withOptions({
  name: 'Tide Mug',
  image: '/pictures/home/tide-mug-sand.webp',
  gallery: [
    '/pictures/home/tide-mug-sand.webp',
    '/pictures/home/tide-mug-deep-teal.webp',
    '/pictures/home/tide-mug-detail.webp',
  ],
  colors: [
    { id: 'sand', name: 'Sand', price: 0 },
    { id: 'teal', name: 'Deep Teal', price: 0 },
    { id: 'oat', name: 'Oat', price: 0 },
  ],
  sizes: [],
  memory: [],
});
const pictures = listPictures(mug);

it('the pictures begin with the main one, each once', () => {
  expect(pictures).toEqual(mug.gallery);
  expect(listPictures({ ...mug, gallery: [] })).toEqual([mug.image]);
});

describe('the index after a step', () => {
  test.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [0, 1, 1, 0],
    [0, -1, 1, 0],
    [0, 1, 0, 0],
  ])('from %i by %i of %i is %i', (index, by, count, next) => expect(wrapIndex(index, by, count)).toBe(next));
});

describe('the picture a page opens with', () => {
  test.each([
    ['', 0],
    ['color=Deep+Teal', 1],
    ['color=Oat', 0],
    ['color=', 0],
    ['picture=3&color=Sand', 2],
    ['picture=4', 0],
    ['picture=0', 0],
    ['picture=x', 0],
  ])('of %j is %i', (query, index) =>
    expect(firstPictureIndex(pictures, new URLSearchParams(query))).toBe(index),
  );
});

describe('the alternative text of a picture', () => {
  it('names its color or its position', () => {
    expect([0, 1, 2].map((index) => describePicture(mug, index))).toEqual([
      'Tide Mug in Sand',
      'Tide Mug in Deep Teal',
      'Tide Mug, picture 3 of 3',
    ]);
  });

  it('is what staff wrote about it', () => {
    const pictureTexts = { '/pictures/home/tide-mug-detail.webp': 'The glaze up close' };
    expect(describePicture({ ...mug, pictureTexts }, 2)).toBe('The glaze up close');
    expect(describePicture({ ...mug, pictureTexts }, 1)).toBe('Tide Mug in Deep Teal');
  });

  it('is the name of the product if it is the only one', () => {
    expect(describePicture({ ...mug, gallery: [] }, 0)).toBe('Tide Mug');
  });
});
