/** Addresses that one customer can save. */
export const MAX_ADDRESSES = 20;

/** A saved postal address of a customer, with the name and phone number there. */
export type Place = {
  name: string;
  companyName: string | null;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
};

export type SavedAddress = Place & { id: string; isDefault: boolean };

/** The addresses of a customer, oldest first. If there are any, exactly one is the default. */
export type AddressBook = readonly SavedAddress[];

/** With one more address; null if there are as many as there can be. The first is the default in any case. */
export function addAddress(book: AddressBook, added: SavedAddress): AddressBook | null {
  if (book.length >= MAX_ADDRESSES) return null;
  return withOneDefault([...book, added], added.isDefault ? added.id : null);
}

/** With a changed address; null if there is none with its id. The default stays until another one is. */
export function changeAddress(book: AddressBook, changed: SavedAddress): AddressBook | null {
  const before = book.find(({ id }) => id === changed.id);
  if (!before) return null;
  const next = book.map((one) => (one.id === changed.id ? { ...changed, isDefault: before.isDefault } : one));
  return withOneDefault(next, changed.isDefault ? changed.id : null);
}

/** Without an address. If it was the default, the oldest one becomes it. */
export function removeAddress(book: AddressBook, id: string): AddressBook {
  return withOneDefault(
    book.filter((one) => one.id !== id),
    null,
  );
}

/** `chosen`: the id of the new default; null keeps the one there is. */
function withOneDefault(book: AddressBook, chosen: string | null): AddressBook {
  const id = chosen ?? (book.find(({ isDefault }) => isDefault) ?? book[0])?.id;
  return book.map((one) => ({ ...one, isDefault: one.id === id }));
}
