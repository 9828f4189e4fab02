import { describe, expect, it, test } from 'vitest';
import { pictureOfColor } from './picture-of-color.ts';

describe('the picture of a color', () => {
  const pictures = ['/pictures/home/kiln-vase-bone.webp', '/pictures/home/kiln-vase-deep-teal.webp'];

  it('is the one whose file is named for it', () => {
    expect(pictureOfColor(pictures, 'Deep Teal')).toBe('/pictures/home/kiln-vase-deep-teal.webp');
  });

  test.each(['Teal Deep', 'Vase Bone Blue'])('does not exist for %s', (color) => {
    expect(pictureOfColor([...pictures, 'https://pictures.example/1.jpg'], color)).toBeUndefined();
  });
});
