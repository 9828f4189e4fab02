import { COUNTRIES } from '#domain/countries.ts';

const FIRST = 'United States';

/** All countries as choices of a select field, the shop's own first. */
export const COUNTRY_OPTIONS = [FIRST, ...COUNTRIES.filter((name) => name !== FIRST)].map((name) => ({
  value: name,
  label: name,
}));
