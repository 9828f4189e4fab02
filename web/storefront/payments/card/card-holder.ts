/** Who pays, as the provider is told: it helps the bank to know the card's owner. */
export type CardHolder = {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  /** By its name; left out where it was not asked for. */
  country?: string;
};
