import { type Database, inTransaction } from '#db/connection.ts';
import {
  type AddressBook,
  addAddress,
  changeAddress,
  MAX_ADDRESSES,
  removeAddress,
  type SavedAddress,
} from '#domain/account/address-book.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { lockAddressBook, saveAddressBook } from './address-book-queries.ts';

type Saved = { ok: true; address: SavedAddress } | Refusal;

/** Saves an address. One that is there already, by an equal request, is left as it is. */
export async function saveNewAddress(db: Database, email: string, added: SavedAddress): Promise<Saved> {
  return await changeBook(db, email, (book) => {
    if (book.some(({ id }) => id === added.id)) return found(book, added.id);
    return found(addAddress(book, added), added.id, FULL);
  });
}

export async function saveChangedAddress(db: Database, email: string, changed: SavedAddress): Promise<Saved> {
  return await changeBook(db, email, (book) => found(changeAddress(book, changed), changed.id));
}

/** Removes an address, if it is there. */
export async function forgetAddress(db: Database, email: string, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await saveAddressBook(tx, email, removeAddress(await lockAddressBook(tx, email), id));
  });
}

type Decision = { ok: true; address: SavedAddress; book: AddressBook } | Refusal;

async function changeBook(
  db: Database,
  email: string,
  decide: (book: AddressBook) => Decision,
): Promise<Saved> {
  return await inTransaction(db, async (tx) => {
    const decided = decide(await lockAddressBook(tx, email));
    if (decided.ok) await saveAddressBook(tx, email, decided.book);
    return decided;
  });
}

/** Returns the address of an id in a changed book; the refusal if it could not be changed. */
function found(book: AddressBook | null, id: string, refusal = NOT_FOUND): Decision {
  const address = book?.find((one) => one.id === id);
  return book && address ? { ok: true, address, book } : refusal;
}

const NOT_FOUND = refuse('not_found', 'There is no such address.');

const FULL = refuse(
  'conflict',
  `${MAX_ADDRESSES} addresses are saved, which is the most. Please remove one first.`,
);
