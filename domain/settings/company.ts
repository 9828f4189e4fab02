import { addressLines } from '../address-lines.ts';
import { DEFAULT_SHOP_NAME } from './default-shop-name.ts';

/** The seller, shown at the head of an invoice (specification, section 9). */
export type Company = {
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  email: string;
  phone: string;
};

export const DEFAULT_COMPANY: Company = {
  name: DEFAULT_SHOP_NAME,
  street: '48 Orchard Street',
  city: 'Portland',
  state: 'OR',
  zip: '97205',
  country: 'United States',
  email: 'hello@marigold.example',
  phone: '+1 (503) 555-0148',
};

/** A seller who has entered nothing yet but runs a shop of this name. */
export const BLANK_COMPANY: Company = {
  name: DEFAULT_COMPANY.name,
  street: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  email: '',
  phone: '',
};

/** Lines of the postal address; none of a blank company. */
export function companyAddress({ street, city, state, zip, country }: Company): string[] {
  return addressLines({ address: street, city, state, zipCode: zip, country });
}
