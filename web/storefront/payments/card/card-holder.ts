/** The card holder's details, sent to the provider. */
export type CardHolder = {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  /** Country name; undefined if not asked for. */
  country?: string;
};
