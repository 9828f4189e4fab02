/** The pictures of a product as choices, named by their files. */
export function pictureOptions(pictures: readonly string[]): { value: string; label: string }[] {
  return pictures.map((value, place) => ({
    value,
    label: `${place + 1}: ${decodeURI(value).split('/').at(-1) ?? value}`,
  }));
}
