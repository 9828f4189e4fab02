import { createContext, use } from 'react';
import { type Company, companyAddress, DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { mailtoHref } from '#web/shared/mailto-href.ts';

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

/** Loaded by the layout; defaults if that fails. */
export const ShopDetailsContext = createContext<ShopDetails>(shopDetailsOf(DEFAULT_COMPANY));

export function useShopDetails(): ShopDetails {
  return use(ShopDetailsContext);
}
