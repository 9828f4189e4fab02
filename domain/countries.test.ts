import { describe, expect, it, test } from 'vitest';
import { COUNTRIES, countryCode, findCountryCode } from './countries.ts';

test.each(
  Object.entries({
    'United States': 'US',
    Pakistan: 'PK',
    India: 'IN',
    'United Kingdom': 'GB',
    Canada: 'CA',
    Australia: 'AU',
    Germany: 'DE',
    France: 'FR',
    Japan: 'JP',
    China: 'CN',
    Brazil: 'BR',
    Mexico: 'MX',
    Italy: 'IT',
    Spain: 'ES',
    Netherlands: 'NL',
    Sweden: 'SE',
    Norway: 'NO',
    Denmark: 'DK',
    Belgium: 'BE',
    Switzerland: 'CH',
  }),
)('%s is %s, as specified', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

it('knows every country by its own code', () => {
  // Those of ISO 3166-1, and Kosovo.
  expect(COUNTRIES.length).toBe(250);
  expect(new Set(COUNTRIES.map(countryCode)).size).toBe(250);
  expect(countryCode('Austria')).toBe('AT');
});

test.each(['Atlantis', '', 'constructor'])('falls back to US for the unknown name %j', (name) => {
  expect(countryCode(name)).toBe('US');
});

const codes = COUNTRIES.map(countryCode);
const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(97 + place));
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/** Official names, those of shop systems, and what people write. */
const WRITTEN: Record<string, string> = {
  AE: 'UAE|U.A.E.|The United Arab Emirates',
  AG: 'Antigua and Barbuda|Antigua',
  AX: 'Aland Islands|Åland',
  BA: 'Bosnia and Herzegovina|Bosnia-Herzegovina|Bosnia',
  BL: 'Saint Barthélemy|St Barts',
  BN: 'Brunei Darussalam',
  BO: 'Bolivia (Plurinational State of)|Bolivia, Plurinational State of',
  BQ: 'Bonaire, Sint Eustatius and Saba|Bonaire',
  BS: 'Bahamas (the)|The Bahamas|Commonwealth of the Bahamas',
  CC: 'Cocos (Keeling) Islands (the)|Cocos Islands',
  CD: 'Congo (the Democratic Republic of the)|Congo - Kinshasa|DR Congo|Congo, Democratic Republic of the',
  CF: 'Central African Republic (the)',
  CG: 'Congo (the)|Congo - Brazzaville|Republic of the Congo|Congo, Republic of',
  CI: "Côte d'Ivoire|Cote d Ivoire|Ivory Coast",
  CN: "People's Republic of China|中国",
  CV: 'Cabo Verde|Cape Verde',
  CZ: 'Czech Republic|The Czech Republic|Czechia|Česko',
  DO: 'Dominican Republic (the)|República Dominicana',
  FK: 'Falkland Islands (the) [Malvinas]|Falkland Islands (Malvinas)|Falklands',
  FM: 'Micronesia (Federated States of)|Federated States of Micronesia',
  FO: 'Faroe Islands (the)|Faeroe Islands|Føroyar',
  GB: 'United Kingdom of Great Britain and Northern Ireland (the)|U.K.|Great Britain|England',
  GM: 'The Gambia|Gambia (the)|Republic of The Gambia',
  GR: 'Hellenic Republic|Ελλάδα',
  GS: 'South Georgia and the South Sandwich Islands',
  HK: 'Hong Kong SAR|Hong Kong SAR China|Hongkong',
  HM: 'Heard Island and McDonald Islands',
  IE: 'Republic of Ireland|Éire',
  IR: 'Iran (Islamic Republic of)|Iran, Islamic Republic of',
  JP: '日本',
  KN: 'Saint Kitts and Nevis|St Kitts & Nevis|St. Kitts',
  KP: "Korea (the Democratic People's Republic of)|Korea, Democratic People's Republic of|DPRK|North Korea",
  KR: 'Korea (the Republic of)|Korea, Republic of|Republic of Korea|South Korea|Korea|대한민국',
  LA: "Lao People's Democratic Republic (the)|Lao PDR|Laos",
  LC: 'Saint Lucia|St. Lucia|St Lucia|SAINT LUCIA',
  MD: 'Moldova (the Republic of)|Moldova, Republic of|Republic of Moldova',
  MF: 'Saint Martin (French part)|Saint Martin',
  MK: 'Macedonia|Republic of North Macedonia|Macedonia, the former Yugoslav Republic of|FYROM',
  MM: 'Myanmar (Burma)|Burma|Republic of the Union of Myanmar',
  MO: 'Macau|Macao SAR|Macao SAR China',
  NL: 'The Netherlands|Netherlands (Kingdom of the)|Kingdom of the Netherlands|Holland',
  PM: 'Saint Pierre and Miquelon',
  PN: 'Pitcairn',
  PS: 'Palestine, State of|State of Palestine|Palestinian Territories|Palestinian Territory, Occupied',
  RE: 'Reunion|La Réunion',
  RU: 'Russian Federation (the)|Россия',
  SH: 'Saint Helena, Ascension and Tristan da Cunha|Saint Helena|Ascension Island|Tristan da Cunha',
  SJ: 'Svalbard and Jan Mayen|Svalbard',
  SK: 'Slovak Republic|Slovensko',
  ST: 'Sao Tome and Principe|São Tomé',
  SX: 'Sint Maarten (Dutch part)|St. Maarten|Saint Maarten',
  SY: 'Syrian Arab Republic (the)|Syria',
  SZ: 'Swaziland|Kingdom of Eswatini',
  TC: 'Turks and Caicos Islands (the)|Turks & Caicos',
  TL: 'East Timor|Democratic Republic of Timor-Leste',
  TR: 'Turkey|Turkiye|Republic of Türkiye',
  TT: 'Trinidad and Tobago|Trinidad',
  TW: 'Taiwan (Province of China)|Taiwan, Province of China|台灣',
  TZ: 'Tanzania, the United Republic of|United Republic of Tanzania',
  UM: 'United States Minor Outlying Islands (the)|U.S. Minor Outlying Islands',
  US: 'United States of America (the)|U.S.A.|The United States|America|USA',
  VA: 'Holy See (the)|Holy See (Vatican City State)|Vatican|Vatican City State',
  VC: 'Saint Vincent and the Grenadines|St Vincent & the Grenadines|St. Vincent',
  VE: 'Venezuela (Bolivarian Republic of)',
  VG: 'Virgin Islands (British)|Virgin Islands, British|BVI',
  VI: 'Virgin Islands (U.S.)|Virgin Islands, U.S.|US Virgin Islands|USVI',
  VN: 'Viet Nam|Socialist Republic of Viet Nam',
  WF: 'Wallis and Futuna Islands',
  XK: 'Kosovo|Republic of Kosovo|Kosova|Kosovë|XKX',
};

describe('a country is found', () => {
  test.each(Object.entries(WRITTEN).flatMap(([code, names]) => names.split('|').map((name) => [name, code])))(
    'by %s: %s',
    (name, code) => {
      expect(findCountryCode(name ?? '')).toBe(code);
    },
  );

  it.each(['long', 'short', 'narrow'] as const)('by its %s name in English', (style) => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', style });
    expect(codes.filter((code) => findCountryCode(names.of(code) ?? '') !== code)).toEqual([]);
  });

  it('by its name in the language of most people there', () => {
    const ownNameOf = (code: string) => {
      const { language } = new Intl.Locale('und', { region: code }).maximize();
      return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? '';
    };
    // Names of minorities differ between versions of the data.
    const missing = codes.filter((code) => findCountryCode(ownNameOf(code)) !== code);
    expect(missing.filter((code) => !['CC', 'CF'].includes(code))).toEqual([]);
  });

  it('by one code of three letters', () => {
    const found = pairs.flatMap((pair) => letters.map((last) => findCountryCode(pair + last)));
    const withThree = new Set(found.filter((code) => code !== null));
    expect(codes.filter((code) => !withThree.has(code))).toEqual([]);
    expect(['DEU', 'CHE', 'gbr', 'AUT', 'AUS', 'KOR', 'PRK'].map(findCountryCode)).toEqual([
      ...['DE', 'CH', 'GB', 'AT', 'AU', 'KR', 'KP'],
    ]);
  });
});

it.each(['Republic of', 'Kingdom', 'The', 'Saint', 'State of', 'of', 'Republic of Atlantis', 'of China'])(
  '%j is no country',
  (text) => {
    expect(findCountryCode(text)).toBeNull();
  },
);
