/** The alternative texts of a product's pictures, by the addresses of those that have one. */
export type PictureTexts = Readonly<Record<string, string>>;

/** Characters of an alternative text: as many as Shopify keeps. */
export const MAX_PICTURE_TEXT = 512;

/** Returns texts in the order of their addresses, so that equal ones are equal, without empty ones. */
export function tidyPictureTexts(texts: PictureTexts): PictureTexts {
  const entries = Object.entries(texts).filter(([, text]) => text !== '');
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the texts with those of some pictures at their new addresses. */
export function movePictureTexts(
  texts: PictureTexts,
  newAddress: (address: string) => string | undefined,
): PictureTexts {
  return tidyPictureTexts(
    Object.fromEntries(
      Object.entries(texts).map(([address, text]) => [newAddress(address) ?? address, text]),
    ),
  );
}
