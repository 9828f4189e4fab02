import { type Company, DEFAULT_COMPANY } from '../settings/company.ts';
import { POLICIES, type PolicyName } from '../shop-pages/shop-page.ts';
import { DAY } from '../time-units.ts';

/** The steps of a seller before the first order, in this order. */
export const FIRST_STEPS = [
  'set_company',
  'choose_looks',
  'write_texts',
  'remove_demo',
  'add_product',
  'set_shipping',
  'set_tax',
  'publish_policies',
  'send_mail',
  'take_payments',
  'back_up',
  'invite_staff',
] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** The state of a shop that decides which first steps are done. */
export type ShopBeginnings = {
  company: Company;
  /** True if staff have published colors, typefaces, a logo or an icon. */
  hasLooks: boolean;
  showsExamples: boolean;
  /** True if staff have published a text of a page. */
  hasWrittenTexts: boolean;
  /** True if products, orders or messages of the demo are in the shop as they were added. */
  hasDemo: boolean;
  /** Products that shoppers find, without those of the demo. */
  ownProducts: number;
  /** True if staff have set what shipping costs, or where the shop sends. */
  hasShipping: boolean;
  /** True if staff have set what is taxed. */
  hasTax: boolean;
  /** The names of the policies that shoppers can read. */
  publishedPolicies: readonly PolicyName[];
  hasMailServer: boolean;
  /** The built-in emulator, or Stripe with keys of this mode. */
  paidBy: 'emulator' | 'test' | 'live';
  lastBackup: Date | null;
  hasAddedStaff: boolean;
  now: Date;
};

/** Milliseconds after which a backup is old. */
const OLD_BACKUP = 7 * DAY;

/** Says of each step what is still missing, in plain words; null: it is done. */
export function findMissing(shop: ShopBeginnings): Record<FirstStep, string | null> {
  return {
    set_company: describeCompany(shop.company),
    choose_looks: shop.hasLooks ? null : 'Colors, typefaces and logo are those that the shop came with.',
    write_texts: describeTexts(shop),
    remove_demo: shop.hasDemo ? 'Demo data is still in the shop.' : null,
    add_product: shop.ownProducts > 0 ? null : 'There is no product of your own that shoppers find.',
    set_shipping: shop.hasShipping ? null : 'Shipping costs what it did when the shop was installed.',
    set_tax: shop.hasTax ? null : 'The tax rate is the one that the shop was installed with.',
    publish_policies: describePolicies(shop.publishedPolicies),
    send_mail: shop.hasMailServer ? null : 'SMTP_URL is not set: mails are stored, and nobody gets one.',
    take_payments: PAYMENT[shop.paidBy],
    back_up: describeBackup(shop),
    invite_staff: shop.hasAddedStaff ? null : 'Nobody but the first account can sign in.',
  };
}

const PAYMENT: Record<ShopBeginnings['paidBy'], string | null> = {
  emulator: 'The shop takes test cards only: it was started without keys from Stripe.',
  test: 'The keys from Stripe are for tests: test cards make paid orders.',
  live: null,
};

function describeCompany(company: Company): string | null {
  if (company.name === DEFAULT_COMPANY.name) return `The shop is still called ${DEFAULT_COMPANY.name}.`;
  const required = ['street', 'city', 'country', 'email'] as const;
  const missing = required.filter((name) => {
    return company[name] === '' || (name !== 'country' && company[name] === DEFAULT_COMPANY[name]);
  });
  return missing.length === 0 ? null : `Not entered yet: ${missing.join(', ')}.`;
}

function describePolicies(published: readonly PolicyName[]): string | null {
  const missing = POLICIES.filter((name) => !published.includes(name));
  return missing.length === 0 ? null : `Not published yet: ${missing.join(', ')}.`;
}

function describeTexts({ showsExamples, hasWrittenTexts }: ShopBeginnings): string | null {
  if (hasWrittenTexts) return null;
  return showsExamples ? 'The pages show the example texts of the demo.' : 'The pages say little so far.';
}

function describeBackup({ lastBackup, now }: Pick<ShopBeginnings, 'lastBackup' | 'now'>): string | null {
  if (lastBackup === null) return 'There is no backup yet.';
  const age = now.getTime() - lastBackup.getTime();
  return age > OLD_BACKUP ? `The last backup is ${Math.floor(age / DAY)} days old.` : null;
}
