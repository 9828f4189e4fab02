/** Ids of products that one call takes, and their characters with the commas between them. */
export const CARDS_BY_ID = { products: 24, characters: 480 } as const;

/** Without commas, which are between ids in addresses, and as the call takes it. */
const PRODUCT_ID = /^[^,\p{Cc}\p{Cs}]{1,200}$/u;

/** True of what may be the id of a product; anybody can write into addresses and storage. */
export function isProductId(value: unknown): value is string {
  return typeof value === 'string' && PRODUCT_ID.test(value);
}

/** Ids in as many groups as calls are needed for them. An id that no call takes is left out. */
export function idGroups(ids: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const id of ids) {
    if (id.length > CARDS_BY_ID.characters) continue;
    const last = groups.at(-1);
    if (last && fits([...last, id])) last.push(id);
    else groups.push([id]);
  }
  return groups;
}

function fits(ids: readonly string[]): boolean {
  return ids.length <= CARDS_BY_ID.products && ids.join().length <= CARDS_BY_ID.characters;
}
