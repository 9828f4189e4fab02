import { createContext, use } from 'react';
import { type Company, companyAddress, DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { mailtoHref } from '#web/shared/mailto-href.ts';

/** Where the shop is and how it is reached, as pages tell it. */
export type ShopDetails = {
  name: string;
  address: readonly string[];
  phone: { text: string; href: string };
  email: { text: string; href: string };
};

export function shopDetailsOf(company: Company): ShopDetails {
  const { name, phone, email } = company;
  return {
    name,
    address: companyAddress(company),
    phone: { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    email: { text: email, href: mailtoHref(email) },
  };
}

/** What staff have set (the layout loads it); how the shop comes, where that could not be loaded. */
export const ShopDetailsContext = createContext<ShopDetails>(shopDetailsOf(DEFAULT_COMPANY));

export function useShopDetails(): ShopDetails {
  return use(ShopDetailsContext);
}
