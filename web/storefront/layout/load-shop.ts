import { getShopSettings } from '#contract/calls/checkout.ts';
import { listCollections } from '#contract/calls/collections.ts';
import { type LoadArgs, loadedBody } from '#web/data.ts';
import { loadLayoutTexts } from '../page-texts/load-layout-texts.ts';

/** The data of all pages; that of the default shop if it cannot be loaded, so that no page fails. */
export async function loadShop({ api, url }: LoadArgs) {
  const [
    settings,
    collections,
    { footer, announcement, states, products },
    { companyAddress, DEFAULT_COMPANY },
  ] = await Promise.all([
    loadedBody(api(getShopSettings, {})),
    loadedBody(api(listCollections, {})),
    loadLayoutTexts({ api, url }),
    // It prints the addresses of all countries, which a browser needs at most once.
    import('#domain/settings/company.ts'),
  ]);
  const shop = settings.ok ? settings.data : null;
  const { timeZone = null, returnPolicy = null, policies, menus } = shop ?? {};
  const { company, exampleTexts, offersMemberships } = shop ?? {
    company: DEFAULT_COMPANY,
    exampleTexts: true as const,
    offersMemberships: true as const,
  };
  return {
    // Only what the layout shows: it is part of each page.
    shop: {
      name: company.name,
      address: companyAddress(company),
      phone: company.phone,
      email: company.email,
      ...(exampleTexts && { exampleTexts }),
      ...(offersMemberships && { offersMemberships }),
      ...(policies && { policies }),
      ...(menus && { menus }),
    },
    timeZone,
    ...(returnPolicy && { returnPolicy }),
    footer,
    states,
    products,
    ...(announcement.text !== '' && { announcement: { text: announcement.text, link: announcement.link } }),
    collections: collections.ok ? collections.data.slice(0, MOST_IN_FOOTER) : [],
  };
}

const MOST_IN_FOOTER = 8;
