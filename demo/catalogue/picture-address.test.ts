import { describe, expect, it } from 'vitest';
import { galleryOf, pictureOfColor, slugOf } from './picture-address.ts';

describe('slugOf', () => {
  it.each([
    ['Home & Kitchen', 'home-kitchen'],
    ["Ridge Chef's Knife", 'ridge-chefs-knife'],
    ['Café 35 mm', 'cafe-35-mm'],
    ['  Deep Teal ', 'deep-teal'],
  ])('makes %s into %s', (text, slug) => expect(slugOf(text)).toBe(slug));
});

describe('pictureOfColor', () => {
  const gallery = galleryOf('home', 'kiln-vase', ['bone', 'deep-teal', 'sizes']);

  it('finds the picture named by the color', () => {
    expect(pictureOfColor(gallery, 'Deep Teal')).toBe('/pictures/home/kiln-vase-deep-teal.svg');
  });

  it('finds nothing for a color without a picture, or in a gallery from elsewhere', () => {
    expect(pictureOfColor(gallery, 'Teal Deep')).toBeUndefined();
    expect(pictureOfColor(['https://pictures.example/1.jpg'], 'Bone')).toBeUndefined();
  });
});
