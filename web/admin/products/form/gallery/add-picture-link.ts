import { pictureUrl } from '#contract/forms/products.ts';

type AddedLink = { ok: true; pictures: readonly string[] } | { ok: false; message: string };

/** Appends the picture of a typed address; an empty text adds none. */
export function addPictureLink(pictures: readonly string[], typed: string): AddedLink {
  if (typed.trim() === '') return { ok: true, pictures };
  const checked = pictureUrl().safeParse(typed);
  if (!checked.success) return { ok: false, message: checked.error.issues[0]?.message ?? '' };
  if (pictures.includes(checked.data)) return { ok: false, message: 'This picture is there already' };
  return { ok: true, pictures: [...pictures, checked.data] };
}
