import { countryName, findCountryCode } from './countries.ts';
import { findState } from './find-state.ts';
import { listStates } from './states.ts';

/** The fields of a country's addresses, and their names there. */
export type AddressFormat = {
  /** Null where addresses name no state. */
  state: { label: string; isRequired: boolean } | null;
  postalCode: { label: string; isRequired: boolean };
};

/** The format of a country by its name or code; that of the specification while none is known. */
export function findAddressFormat(country: string): AddressFormat {
  const code = findCountryCode(country);
  if (code === null) return SPECIFIED;
  const label = STATE_WORDS.get(code);
  const postalLabel = POSTAL_WORDS.get(code) ?? 'Postal code';
  return {
    state: label === undefined ? null : { label, isRequired: STATE_REQUIRED.has(code) },
    postalCode: { label: postalLabel, isRequired: POSTAL_SHAPES.has(code) && !POSTAL_OPTIONAL.has(code) },
  };
}

type Place = { country: string; state: string; postalCode: string };

/**
 * The messages for a state and postal code that an address of its country cannot have, or lacks.
 */
export function placeProblems({ country, state, postalCode }: Place): {
  state?: string;
  postalCode?: string;
} {
  const format = findAddressFormat(country);
  const ofState = state === '' ? missing(format.state) : stateProblem(country, state);
  const ofCode = postalCode === '' ? missing(format.postalCode) : postalCodeProblem(country, postalCode);
  return { ...(ofState && { state: ofState }), ...(ofCode && { postalCode: ofCode }) };
}

/** The message for a text that names no state of a country whose states are listed; otherwise null. */
export function stateProblem(country: string, state: string): string | null {
  const code = findCountryCode(country);
  if (code === null || listStates(code).length === 0 || findState(code, state)) return null;
  const word = STATE_WORDS.get(code) ?? 'State';
  return explainMismatch(state, word.toLowerCase(), code);
}

/** The message for a text that is no country; otherwise null. */
export function countryProblem(country: string): string | null {
  return findCountryCode(country) === null ? `The shop knows no country ${country}` : null;
}

/**
 * A state as it is stored: as it was typed if that is a code or name, otherwise the code of the listed state
 * that is meant.
 */
export function storedState(country: string, typed: string): string {
  const code = findCountryCode(country) ?? '';
  const found = findState(code, typed);
  const isWritten =
    found && [found.code, found.name].some((text) => text.toLowerCase() === typed.toLowerCase());
  return found && !isWritten ? found.code : typed;
}

function missing(field: { label: string; isRequired: boolean } | null): string | null {
  return field?.isRequired ? `${field.label} is required` : null;
}

function postalCodeProblem(country: string, typed: string): string | null {
  const code = findCountryCode(country) ?? '';
  const shapes = POSTAL_SHAPES.get(code);
  if (!shapes || shapes.test(withoutCountry(code, typed))) return null;
  const { label } = findAddressFormat(code).postalCode;
  return explainMismatch(typed, label.replace(/^Post/, 'post'), code);
}

function explainMismatch(typed: string, what: string, country: string): string {
  return `${typed} is not ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what} of ${countryName(country)}`;
}

/** Without what separates its parts, and without the country before it: 'D-10115', 'LV-1010', '〒100-0001'. */
function withoutCountry(code: string, typed: string): string {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const [letters = ''] = /^\p{L}*(?=\p{N})/u.exec(text) ?? [];
  const isCountry = letters === code || letters === code.slice(0, 1) || COUNTRY_LETTERS[code] === letters;
  return isCountry && !LETTERS_FIRST.has(code) ? text.slice(letters.length) : text;
}

/** The prefixes of postal codes that differ from the country's own code. */
const COUNTRY_LETTERS: Readonly<Record<string, string>> = { FI: 'FIN', GL: 'DK', LI: 'FL', SI: 'SLO' };

/** The words of the specification (specification, section 5). */
const SPECIFIED: AddressFormat = {
  state: { label: 'State', isRequired: true },
  postalCode: { label: 'ZIP code', isRequired: true },
};

/** The formats of the countries whose addresses name a state. */
const STATE_WORDS = byCountry({
  State: 'US AU BR IN MX MY NG VE',
  Province: 'CA AR CN CR CU DO EC ES ID IQ IR IT KR PA PG PH PK TH TR VN ZA',
  Prefecture: 'JP',
  County: 'GB IE HU KE RO TW',
  Region: 'CL PE RU TZ UA UZ',
  Department: 'CO BO GT HN NI PY SV UY',
  Emirate: 'AE',
  Governorate: 'EG',
  Parish: 'JM',
  Island: 'BS CV KI KN KY PF TV',
  Area: 'HK',
});

const STATE_REQUIRED = new Set('US AU BR CA CN ES IN IT JP KR MX MY'.split(' '));

/** Others call it 'Postal code'. */
const POSTAL_WORDS = byCountry({
  'ZIP code': 'US AS FM GU MH MP PH PR PW VI',
  Postcode: 'GB AU GG IM JE MY NZ',
  'PIN code': 'IN',
  Eircode: 'IE',
});

/** Not known by everybody who lives there. */
const POSTAL_OPTIONAL = new Set('AE CL CO HK IE KE NG PE'.split(' '));

/** Postal codes without separators: 9 is a digit, A a letter, X one of both. Others have any or none. */
const POSTAL_SHAPES: ReadonlyMap<string, RegExp> = new Map(
  [
    ...byCountry({
      '999': 'FO IS MG',
      '9999': 'AT AU BE BG CH CY DK GE GL HU LI LU LV MK NO NZ PH SI TN ZA',
      '99999': 'BA CZ DE DZ EE ES FI FR GR GT HR ID IT KE KR LT MA MC ME MX MY PK PL SE SK SM TH TR UA UY VA',
      '999999': 'BY CN CO EC IN KG NG RO RU SG TJ TM UZ',
      '9999999': 'CL JP',
      '99999999': 'BR',
      '99999|999999999': 'AS FM GU MH MP PR PW SA US VI',
      '99999|9999999': 'IL',
      '999|99999|999999': 'TW',
      '99999|999999': 'RS VN',
      '999999|A99A9A9': 'KZ',
      '9999|999999': 'AM',
      A9A9A9: 'CA',
      'A99AA|A999AA|AA99AA|AA999AA|A9A9AA|AA9A9AA|AAA9AA|BFPO9|BFPO99|BFPO999|BFPO9999': 'GB GG IM JE',
      '9999AA': 'NL',
      '9999999|9999': 'PT',
      'A99XXXX|A9AXXXX': 'IE',
      '9999|A9999|9999AAA|A9999AAA': 'AR',
    }),
  ].map(([code, shapes]) => [code, toShape(shapes)]),
);

/** Countries whose postal codes begin with a letter. */
const LETTERS_FIRST = new Set('AR CA GB GG IE IM JE'.split(' '));

function toShape(shapes: string): RegExp {
  const pattern = shapes.replace(/9/g, '\\d').replace(/A/g, '[A-Z]').replace(/X/g, '[A-Z\\d]');
  return new RegExp(`^(?:${pattern})$`);
}

/** 'word → countries' turned around. */
function byCountry(words: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([word, codes]) => codes.split(' ').map((code) => [code, word] as const)),
  );
}
