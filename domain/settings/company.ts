/** The seller, shown at the head of an invoice (spec 9). */
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
  name: 'Marigold',
  street: '48 Orchard Street',
  city: 'Portland',
  state: 'OR',
  zip: '97205',
  country: 'United States',
  email: 'hello@marigold.example',
  phone: '+1 (503) 555-0148',
};

export function companyAddress({ street, city, state, zip, country }: Company): string[] {
  return [street, `${city}, ${state} ${zip}`, country];
}
