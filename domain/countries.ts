import { OTHER_COUNTRY_NAMES, THREE_LETTER_CODES } from './other-country-names.ts';
import { placeWords } from './place-words.ts';

/**
 * The countries and territories of ISO 3166-1, and Kosovo, which mail and payments know by a code of its own:
 * English name → two-letter code, sorted by name.
 */
const CODES: Record<string, string> = {
  Afghanistan: 'AF',
  'Åland Islands': 'AX',
  Albania: 'AL',
  Algeria: 'DZ',
  'American Samoa': 'AS',
  Andorra: 'AD',
  Angola: 'AO',
  Anguilla: 'AI',
  Antarctica: 'AQ',
  'Antigua & Barbuda': 'AG',
  Argentina: 'AR',
  Armenia: 'AM',
  Aruba: 'AW',
  Australia: 'AU',
  Austria: 'AT',
  Azerbaijan: 'AZ',
  Bahamas: 'BS',
  Bahrain: 'BH',
  Bangladesh: 'BD',
  Barbados: 'BB',
  Belarus: 'BY',
  Belgium: 'BE',
  Belize: 'BZ',
  Benin: 'BJ',
  Bermuda: 'BM',
  Bhutan: 'BT',
  Bolivia: 'BO',
  'Bosnia & Herzegovina': 'BA',
  Botswana: 'BW',
  'Bouvet Island': 'BV',
  Brazil: 'BR',
  'British Indian Ocean Territory': 'IO',
  'British Virgin Islands': 'VG',
  Brunei: 'BN',
  Bulgaria: 'BG',
  'Burkina Faso': 'BF',
  Burundi: 'BI',
  Cambodia: 'KH',
  Cameroon: 'CM',
  Canada: 'CA',
  'Cape Verde': 'CV',
  'Caribbean Netherlands': 'BQ',
  'Cayman Islands': 'KY',
  'Central African Republic': 'CF',
  Chad: 'TD',
  Chile: 'CL',
  China: 'CN',
  'Christmas Island': 'CX',
  'Cocos (Keeling) Islands': 'CC',
  Colombia: 'CO',
  Comoros: 'KM',
  'Congo (Brazzaville)': 'CG',
  'Congo (Kinshasa)': 'CD',
  'Cook Islands': 'CK',
  'Costa Rica': 'CR',
  'Côte d’Ivoire': 'CI',
  Croatia: 'HR',
  Cuba: 'CU',
  Curaçao: 'CW',
  Cyprus: 'CY',
  Czechia: 'CZ',
  Denmark: 'DK',
  Djibouti: 'DJ',
  Dominica: 'DM',
  'Dominican Republic': 'DO',
  Ecuador: 'EC',
  Egypt: 'EG',
  'El Salvador': 'SV',
  'Equatorial Guinea': 'GQ',
  Eritrea: 'ER',
  Estonia: 'EE',
  Eswatini: 'SZ',
  Ethiopia: 'ET',
  'Falkland Islands': 'FK',
  'Faroe Islands': 'FO',
  Fiji: 'FJ',
  Finland: 'FI',
  France: 'FR',
  'French Guiana': 'GF',
  'French Polynesia': 'PF',
  'French Southern Territories': 'TF',
  Gabon: 'GA',
  Gambia: 'GM',
  Georgia: 'GE',
  Germany: 'DE',
  Ghana: 'GH',
  Gibraltar: 'GI',
  Greece: 'GR',
  Greenland: 'GL',
  Grenada: 'GD',
  Guadeloupe: 'GP',
  Guam: 'GU',
  Guatemala: 'GT',
  Guernsey: 'GG',
  Guinea: 'GN',
  'Guinea-Bissau': 'GW',
  Guyana: 'GY',
  Haiti: 'HT',
  'Heard & McDonald Islands': 'HM',
  Honduras: 'HN',
  'Hong Kong': 'HK',
  Hungary: 'HU',
  Iceland: 'IS',
  India: 'IN',
  Indonesia: 'ID',
  Iran: 'IR',
  Iraq: 'IQ',
  Ireland: 'IE',
  'Isle of Man': 'IM',
  Israel: 'IL',
  Italy: 'IT',
  Jamaica: 'JM',
  Japan: 'JP',
  Jersey: 'JE',
  Jordan: 'JO',
  Kazakhstan: 'KZ',
  Kenya: 'KE',
  Kiribati: 'KI',
  Kosovo: 'XK',
  Kuwait: 'KW',
  Kyrgyzstan: 'KG',
  Laos: 'LA',
  Latvia: 'LV',
  Lebanon: 'LB',
  Lesotho: 'LS',
  Liberia: 'LR',
  Libya: 'LY',
  Liechtenstein: 'LI',
  Lithuania: 'LT',
  Luxembourg: 'LU',
  Macao: 'MO',
  Madagascar: 'MG',
  Malawi: 'MW',
  Malaysia: 'MY',
  Maldives: 'MV',
  Mali: 'ML',
  Malta: 'MT',
  'Marshall Islands': 'MH',
  Martinique: 'MQ',
  Mauritania: 'MR',
  Mauritius: 'MU',
  Mayotte: 'YT',
  Mexico: 'MX',
  Micronesia: 'FM',
  Moldova: 'MD',
  Monaco: 'MC',
  Mongolia: 'MN',
  Montenegro: 'ME',
  Montserrat: 'MS',
  Morocco: 'MA',
  Mozambique: 'MZ',
  Myanmar: 'MM',
  Namibia: 'NA',
  Nauru: 'NR',
  Nepal: 'NP',
  Netherlands: 'NL',
  'New Caledonia': 'NC',
  'New Zealand': 'NZ',
  Nicaragua: 'NI',
  Niger: 'NE',
  Nigeria: 'NG',
  Niue: 'NU',
  'Norfolk Island': 'NF',
  'North Korea': 'KP',
  'North Macedonia': 'MK',
  'Northern Mariana Islands': 'MP',
  Norway: 'NO',
  Oman: 'OM',
  Pakistan: 'PK',
  Palau: 'PW',
  Palestine: 'PS',
  Panama: 'PA',
  'Papua New Guinea': 'PG',
  Paraguay: 'PY',
  Peru: 'PE',
  Philippines: 'PH',
  'Pitcairn Islands': 'PN',
  Poland: 'PL',
  Portugal: 'PT',
  'Puerto Rico': 'PR',
  Qatar: 'QA',
  Réunion: 'RE',
  Romania: 'RO',
  Russia: 'RU',
  Rwanda: 'RW',
  Samoa: 'WS',
  'San Marino': 'SM',
  'São Tomé & Príncipe': 'ST',
  'Saudi Arabia': 'SA',
  Senegal: 'SN',
  Serbia: 'RS',
  Seychelles: 'SC',
  'Sierra Leone': 'SL',
  Singapore: 'SG',
  'Sint Maarten': 'SX',
  Slovakia: 'SK',
  Slovenia: 'SI',
  'Solomon Islands': 'SB',
  Somalia: 'SO',
  'South Africa': 'ZA',
  'South Georgia & South Sandwich Islands': 'GS',
  'South Korea': 'KR',
  'South Sudan': 'SS',
  Spain: 'ES',
  'Sri Lanka': 'LK',
  'St. Barthélemy': 'BL',
  'St. Helena': 'SH',
  'St. Kitts & Nevis': 'KN',
  'St. Lucia': 'LC',
  'St. Martin': 'MF',
  'St. Pierre & Miquelon': 'PM',
  'St. Vincent & Grenadines': 'VC',
  Sudan: 'SD',
  Suriname: 'SR',
  'Svalbard & Jan Mayen': 'SJ',
  Sweden: 'SE',
  Switzerland: 'CH',
  Syria: 'SY',
  Taiwan: 'TW',
  Tajikistan: 'TJ',
  Tanzania: 'TZ',
  Thailand: 'TH',
  'Timor-Leste': 'TL',
  Togo: 'TG',
  Tokelau: 'TK',
  Tonga: 'TO',
  'Trinidad & Tobago': 'TT',
  Tunisia: 'TN',
  Türkiye: 'TR',
  Turkmenistan: 'TM',
  'Turks & Caicos Islands': 'TC',
  Tuvalu: 'TV',
  'U.S. Outlying Islands': 'UM',
  'U.S. Virgin Islands': 'VI',
  Uganda: 'UG',
  Ukraine: 'UA',
  'United Arab Emirates': 'AE',
  'United Kingdom': 'GB',
  'United States': 'US',
  Uruguay: 'UY',
  Uzbekistan: 'UZ',
  Vanuatu: 'VU',
  'Vatican City': 'VA',
  Venezuela: 'VE',
  Vietnam: 'VN',
  'Wallis & Futuna': 'WF',
  'Western Sahara': 'EH',
  Yemen: 'YE',
  Zambia: 'ZM',
  Zimbabwe: 'ZW',
};

export const COUNTRIES: readonly string[] = Object.keys(CODES);

/** The name of a country by its two-letter code; the code itself if there is none. */
export function countryName(code: string): string {
  return NAMES.get(code) ?? code;
}

/**
 * The code of a country by its name or code as people write it ('Germany', 'DE', 'DEU', 'U.S.A.',
 * 'Deutschland', 'Saint Lucia', 'The Bahamas', 'Moldova, Republic of'), or null for an unknown one.
 */
export function findCountryCode(text: string): string | null {
  const key = toKey(text);
  return KEYS.get(key) ?? KEYS.get(withoutForm(key)) ?? null;
}

/** The words of a name without those that are written or left out, and with one spelling of 'Saint'. */
function toKey(text: string): string {
  const words = placeWords(text);
  // A code, such as that of Andorra.
  if (words.length === 1) return words.join();
  return words
    .filter((word) => word !== 'the' && word !== 'and')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ');
}

/** Without the form of the state: 'Republic of Malta', 'Moldova (Republic of)', 'Netherlands, Kingdom of'. */
function withoutForm(key: string): string {
  const words = key.split(' ');
  const isForm = (some: string[]) =>
    some.length > 0 && some.every((word) => word === 'of' || FORMS.has(word));
  const of = words.lastIndexOf('of');
  if (of > 0 && isForm(words.slice(0, of))) return words.slice(of + 1).join(' ');
  const first = words.findIndex((word) => FORMS.has(word));
  return first > 0 && words.at(-1) === 'of' && isForm(words.slice(first, -1))
    ? words.slice(0, first).join(' ')
    : key;
}

const FORMS: ReadonlySet<string> = new Set(
  (
    'republic kingdom state states commonwealth federation principality sultanate union duchy grand federal ' +
    'federated united islamic peoples democratic socialist arab bolivarian plurinational oriental ' +
    'cooperative independent hashemite federative territory province'
  ).split(' '),
);

const NAMES = new Map(Object.entries(CODES).map(([name, code]) => [code, name]));

const KEYS = new Map([
  ...Object.entries(CODES).flatMap(([name, code]) => [
    [toKey(name), code] as const,
    [code.toLowerCase(), code] as const,
  ]),
  ...THREE_LETTER_CODES.map(([letters, code]) => [letters, code] as const),
  ...Object.entries(OTHER_COUNTRY_NAMES).flatMap(([code, names]) =>
    names.split('|').map((name) => [toKey(name), code] as const),
  ),
]);

/** Two-letter code for the payment provider; US for an unknown name (specification, section 7). */
export function countryCode(name: string): string {
  return findCountryCode(name) ?? 'US';
}
