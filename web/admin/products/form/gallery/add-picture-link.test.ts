import { describe, expect, it, test } from 'vitest';
import { INSECURE_PICTURE } from '#contract/forms/products.ts';
import { addPictureLink } from './add-picture-link.ts';

const pictures = ['/pictures/a.webp'];

describe('the typed address of a picture', () => {
  it('becomes the last picture', () => {
    const taken = addPictureLink(pictures, ' https://cdn.example/b.png ');
    expect(taken).toEqual({ ok: true, pictures: ['/pictures/a.webp', 'https://cdn.example/b.png'] });
  });

  it('adds nothing if it is empty', () => {
    expect(addPictureLink(pictures, ' ')).toEqual({ ok: true, pictures });
  });

  test.each([
    ['http://cdn.example/b.png', INSECURE_PICTURE],
    ['b.png', 'Image URL must begin with https:// or be an uploaded picture'],
    ['/pictures/a.webp', 'This picture is there already'],
  ])('is refused: %s', (typed, message) => {
    expect(addPictureLink(pictures, typed)).toEqual({ ok: false, message });
  });
});
