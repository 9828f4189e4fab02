/** Why a slug cannot be the end of an address; null if it can. `most` is in characters. */
export function explainSlug(
  slug: string,
  { most, reserved }: { most: number; reserved: ReadonlySet<string> },
): string | null {
  if (slug === '') return 'Address is required';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return 'Use small letters, digits and single dashes, as in summer-sale';
  if (reserved.has(slug)) return 'The shop uses this address itself';
  return slug.length > most ? `Address is too long (at most ${most} characters)` : null;
}
