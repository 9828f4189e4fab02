import { toSlug } from '../ids.ts';

/** The picture whose file name ends in the color's slug ('Deep Teal' → 'kettle-deep-teal.webp'), if any. */
export function pictureOfColor(pictures: readonly string[], color: string): string | undefined {
  const ending = `-${toSlug(color)}`;
  return pictures.find((url) => url.replace(/\.\w+$/, '').endsWith(ending));
}
