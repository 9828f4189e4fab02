/** Who sells: what stands at the head of an invoice (spec 9). */
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

/** The company a shop has until staff set another. */
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

/** The lines of the company's address. */
export function companyAddress({ street, city, state, zip, country }: Company): string[] {
  return [street, `${city}, ${state} ${zip}`, country];
}
