import { slugOf } from '../ids.ts';

/**
 * The picture of a product in a color: the one whose file name ends in the color's slug ('Deep Teal' →
 * 'kettle-deep-teal.webp'). Undefined when there is none, as for pictures that came from elsewhere.
 */
export function pictureOfColor(pictures: readonly string[], color: string): string | undefined {
  const ending = `-${slugOf(color)}`;
  return pictures.find((address) => address.replace(/\.\w+$/, '').endsWith(ending));
}
