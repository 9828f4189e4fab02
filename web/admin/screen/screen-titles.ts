/** The titles of the screens, by the part of the address after /admin; also shown while a screen loads. */
export const SCREEN_TITLES = {
  dashboard: { title: 'Dashboard', subtitle: 'How the shop is doing, and what needs you' },
  products: { title: 'Products' },
  reviews: { title: 'Reviews Management', subtitle: 'Monitor and manage customer reviews' },
  orders: { title: 'Order List', subtitle: 'Manage and track customer orders' },
  'draft-orders': { title: 'Draft orders', subtitle: 'Orders that you put together for a customer' },
  packing: { title: 'Packing lists', subtitle: 'What of each order is still to be packed' },
  returns: { title: 'Returns', subtitle: 'What customers send back, and what becomes of it' },
  invoice: { title: 'Invoice' },
  'credit-notes': { title: 'Credit notes', subtitle: 'The numbered documents of what was refunded' },
  collections: { title: 'Collections', subtitle: 'Products put together, each group with a page of its own' },
  discounts: { title: 'Discounts', subtitle: 'Codes, and discounts that apply by themselves' },
  payments: {
    title: 'Payments',
    subtitle: 'Each payment beside its order or membership, and what is not settled yet',
  },
  messages: { title: 'Messages', subtitle: 'What visitors wrote to the shop' },
  mail: { title: 'Mail', subtitle: 'What the shop wrote to people, and how it went' },
  members: { title: 'Members', subtitle: 'Who has bought a membership' },
  staff: { title: 'Staff', subtitle: 'Who may sign in to the back office' },
  status: { title: 'Status', subtitle: 'What is wrong with the shop, and what to do' },
  audit: { title: 'Audit log', subtitle: 'Who of the staff changed what' },
  looks: { title: 'Storefront', subtitle: 'Colors, typefaces and pictures of the shop' },
  'page-texts': { title: 'Storefront', subtitle: 'What shoppers read on the pages of the shop' },
  pages: { title: 'Storefront', subtitle: 'Pages of your own, and the policies of the shop' },
  redirects: { title: 'Storefront', subtitle: 'Where former addresses lead' },
  'past-records': { title: 'Former shop', subtitle: 'Customers and orders of the shop before this one' },
  menus: { title: 'Storefront', subtitle: 'The links at the head and the foot of each page' },
  settings: { title: 'Settings', subtitle: 'What the shop charges, promises and says of itself' },
  account: { title: 'Your account', subtitle: 'Who you are here, and how you sign in' },
};

export type Screen = keyof typeof SCREEN_TITLES;

/** The screen of an address; null for an address outside the back office. */
export function findScreen(path: string): Screen | null {
  const [, name = ''] = /^\/admin\/([^/]+)/.exec(path) ?? [];
  return isScreen(name) ? name : null;
}

function isScreen(name: string): name is Screen {
  return Object.hasOwn(SCREEN_TITLES, name);
}
