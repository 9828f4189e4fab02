import { LIST_NAMES } from '#domain/products/option-words.ts';
import { pictureOfColor } from '#domain/products/picture-of-color.ts';
import type { PictureTexts } from '#domain/products/picture-texts.ts';
import type { ProductOption } from '#domain/products/product.ts';

type Pictured = {
  name: string;
  image: string;
  gallery: readonly string[];
  pictureTexts?: PictureTexts | undefined;
  options: readonly ProductOption[];
  variants?: readonly { image: string | null }[] | undefined;
};

/** Distinct pictures of a product and its variants, the main one first. */
export function listPictures({
  image,
  gallery,
  variants = [],
}: Pick<Pictured, 'image' | 'gallery'> & {
  variants?: readonly { image: string | null }[] | undefined;
}): string[] {
  return [...new Set([image, ...gallery, ...variants.flatMap((variant) => variant.image ?? [])])];
}

/** Index of a color's picture, or null. */
export function findColorPictureIndex(pictures: readonly string[], color: string): number | null {
  const picture = pictureOfColor(pictures, color);
  return picture === undefined ? null : pictures.indexOf(picture);
}

/**
 * Index of the first picture: from `picture` in the query (from 1), else of the color, else 0 (specification,
 * section 4).
 */
export function firstPictureIndex(pictures: readonly string[], query: URLSearchParams): number {
  const requestedNumber = Number(query.get('picture'));
  if (Number.isInteger(requestedNumber) && requestedNumber >= 1 && requestedNumber <= pictures.length)
    return requestedNumber - 1;
  return findColorPictureIndex(pictures, query.get('color') ?? '') ?? 0;
}

/** Index `by` further, wrapping around. */
export function wrapIndex(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count;
}

/** The alternative text by staff; without one 'Tide Mug in Deep Teal', or 'Tide Mug, picture 3 of 4'. */
export function describePicture(product: Pictured, index: number): string {
  const pictures = listPictures(product);
  const text = product.pictureTexts?.[pictures[index] ?? ''];
  if (text) return text;
  if (pictures.length <= 1) return product.name;
  const colors = product.options.find((option) => option.name === LIST_NAMES.color)?.values;
  const color = colors?.find(({ name }) => findColorPictureIndex(pictures, name) === index);
  return color
    ? `${product.name} in ${color.name}`
    : `${product.name}, picture ${index + 1} of ${pictures.length}`;
}
