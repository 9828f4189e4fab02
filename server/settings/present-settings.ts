import type { WireSettings } from '#contract/calls/settings.ts';
import { presentFields } from '#contract/described.ts';
import type { Company } from '#domain/settings/company.ts';
import { SETTING_FIELDS } from '#domain/settings/setting-fields.ts';
import type { Settings } from '#domain/settings/settings.ts';

type DescribedSettings = Pick<WireSettings, 'company' | keyof typeof SETTING_FIELDS>;

export function presentSettings(settings: Settings): DescribedSettings {
  const taxRate = settings.taxBasisPoints / 10_000;
  return {
    company: presentCompany(settings.company),
    ...presentFields(SETTING_FIELDS, { ...settings, taxRate }),
  };
}

export function presentCompany(company: Company): Company {
  const { name, street, city, state, zip, country, email, phone } = company;
  return { name, street, city, state, zip, country, email, phone };
}
