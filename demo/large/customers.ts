import type { ShippingAddress } from '#domain/orders/order.ts';
import { chanceFrom } from '../reviews/chance.ts';
import { cultures, plainLetters } from '../reviews/people.ts';
import { places } from './places.ts';

export type Customer = { email: string; phone: string | null; address: ShippingAddress };

/**
 * The customer with this number, the same for the same seed. The addresses use domains reserved for examples.
 */
export function customerOf(seed: string, number: number): Customer {
  const chance = chanceFrom(`${seed} customer ${number}`);
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) =>
    items[chance.between(0, items.length - 1)] as Item;
  const { given, family } = pick(cultures);
  const [first, last] = [pick(given), pick(family)];
  const place = pick(places);
  const phone = `${place.phone} ${String(chance.between(0, 9_999)).padStart(4, '0')}`;
  const host = pick(['example.com', 'example.com', 'example.org', 'example.net']);
  return {
    email: `${plainLetters(first)}.${plainLetters(last)}${number + 1}@${host}`,
    phone: chance.next() < 0.85 ? phone : null,
    address: {
      fullName: `${first} ${last}`,
      address: `${chance.between(1, 180)} ${pick(place.streets)}`,
      city: place.city,
      state: place.state,
      zipCode: place.zip,
      country: place.country,
      phone,
    },
  };
}
