/** A place of an address. Countries are names of the list, codes, or as they were typed. */
export type PrintedAddress = {
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
};

/**
 * The lines of an address below its name, as its country prints them: 'Portland, OR 97205', '10623 Berlin',
 * 'London' above 'W1A 1AA'. A state that repeats the city is left out.
 */
export function addressLines({ address, city, state, zipCode, country }: PrintedAddress): string[] {
  const own = state.trim().toLowerCase() === city.trim().toLowerCase() ? '' : state;
  const parts: Record<string, string> = { C: city.trim(), S: own.trim(), Z: zipCode.trim() };
  const pattern = PATTERNS.find(([, countries]) => countries.includes(country.trim()))?.[0] ?? SPECIFIED;
  return [address, ...pattern.split('|').map((line) => printLine(line, parts)), country]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Fills in a line; what separates two parts goes with a part that is missing. */
function printLine(pattern: string, parts: Record<string, string>): string {
  let line = '';
  let separator = '';
  for (const sign of pattern) {
    const part = parts[sign];
    if (part === undefined) separator += sign;
    else {
      if (part !== '') line += line === '' ? part : `${separator}${part}`;
      separator = '';
    }
  }
  return line;
}

/** City, state and ZIP code (specification, section 2). */
const SPECIFIED = 'C, S Z';

/** C is the city, S the state, Z the postal code, | a new line. */
const PATTERNS = Object.entries({
  'Z C':
    'Germany DE,Austria AT,Belgium BE,Switzerland CH,Liechtenstein LI,Netherlands NL,Luxembourg LU,France FR,' +
    'Monaco MC,Denmark DK,Greenland GL,Faroe Islands FO,Norway NO,Sweden SE,Finland FI,Åland Islands AX,' +
    'Iceland IS,Poland PL,Czechia CZ,Slovakia SK,Slovenia SI,Croatia HR,Serbia RS,Montenegro ME,' +
    'Bosnia & Herzegovina BA,North Macedonia MK,Albania AL,Bulgaria BG,Greece GR,Cyprus CY,Estonia EE,' +
    'Portugal PT,Andorra AD,San Marino SM,Vatican City VA,Morocco MA,Tunisia TN,Algeria DZ,Israel IL,' +
    'Réunion RE,Guadeloupe GP,Martinique MQ,French Guiana GF,Mayotte YT',
  'Z C S': 'Italy IT',
  'Z C, S': 'Mexico MX,Argentina AR,Malaysia MY,Philippines PH,Romania RO',
  'Z C|S': 'Spain ES,Türkiye TR,Uruguay UY,Costa Rica CR',
  'C S Z': 'Canada CA,Australia AU,Thailand TH',
  'C|S|Z': 'United Kingdom GB,Ireland IE,Guernsey GG,Jersey JE,Isle of Man IM,Ukraine UA,Hungary HU',
  'C Z|S': 'India IN',
  'C - S|Z': 'Brazil BR',
  'C|Z': 'South Africa ZA,Kenya KE,Sri Lanka LK',
  'C Z':
    'New Zealand NZ,Singapore SG,Latvia LV,Lithuania LT,Jordan JO,Nepal NP,Bangladesh BD,Saudi Arabia SA',
  'C, Z|S': 'Pakistan PK',
  'C|S, Z': 'China CN,Russia RU,Egypt EG',
}).map(([pattern, countries]) => [pattern, countries.split(/,| (?=[A-Z]{2}(?:,|$))/)] as const);
