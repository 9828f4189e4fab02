/** Home towns of generated customers, with their phone prefixes. Streets and numbers are fictional. */
export type Place = {
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
  streets: readonly string[];
};

const ENGLISH = [
  'Alder Street',
  'Quarry Road',
  'Station Road',
  'Mill Lane',
  'Orchard Avenue',
  'Harbour View',
];
const GERMAN = ['Lindenstraße', 'Am Markt', 'Gartenweg', 'Mühlgasse', 'Seestraße'];
const FRENCH = ['rue des Tilleuls', 'rue du Moulin', 'avenue de la Gare', 'quai des Brumes'];
const SPANISH = ['Calle del Olivo', 'Calle Mayor', 'Avenida del Puerto', 'Calle Nueva'];

export const places: readonly Place[] = [
  {
    city: 'Portland',
    state: 'Oregon',
    zip: '97205',
    country: 'United States',
    phone: '+1 503 555',
    streets: ENGLISH,
  },
  {
    city: 'Austin',
    state: 'Texas',
    zip: '78704',
    country: 'United States',
    phone: '+1 512 555',
    streets: ENGLISH,
  },
  {
    city: 'Madison',
    state: 'Wisconsin',
    zip: '53703',
    country: 'United States',
    phone: '+1 608 555',
    streets: ENGLISH,
  },
  {
    city: 'Asheville',
    state: 'North Carolina',
    zip: '28801',
    country: 'United States',
    phone: '+1 828 555',
    streets: ENGLISH,
  },
  {
    city: 'Brooklyn',
    state: 'New York',
    zip: '11215',
    country: 'United States',
    phone: '+1 718 555',
    streets: ENGLISH,
  },
  {
    city: 'Oakland',
    state: 'California',
    zip: '94610',
    country: 'United States',
    phone: '+1 510 555',
    streets: ENGLISH,
  },
  {
    city: 'Chicago',
    state: 'Illinois',
    zip: '60614',
    country: 'United States',
    phone: '+1 312 555',
    streets: ENGLISH,
  },
  {
    city: 'Denver',
    state: 'Colorado',
    zip: '80205',
    country: 'United States',
    phone: '+1 303 555',
    streets: ENGLISH,
  },
  {
    city: 'Toronto',
    state: 'Ontario',
    zip: 'M5V 2T6',
    country: 'Canada',
    phone: '+1 416 555',
    streets: ENGLISH,
  },
  {
    city: 'Halifax',
    state: 'Nova Scotia',
    zip: 'B3H 1A1',
    country: 'Canada',
    phone: '+1 902 555',
    streets: ENGLISH,
  },
  {
    city: 'Leeds',
    state: 'West Yorkshire',
    zip: 'LS6 2AB',
    country: 'United Kingdom',
    phone: '+44 113 496',
    streets: ENGLISH,
  },
  {
    city: 'Bristol',
    state: 'Avon',
    zip: 'BS6 5RT',
    country: 'United Kingdom',
    phone: '+44 117 496',
    streets: ENGLISH,
  },
  {
    city: 'Edinburgh',
    state: 'Lothian',
    zip: 'EH9 1QG',
    country: 'United Kingdom',
    phone: '+44 131 496',
    streets: ENGLISH,
  },
  {
    city: 'Melbourne',
    state: 'Victoria',
    zip: '3065',
    country: 'Australia',
    phone: '+61 3 5550',
    streets: ENGLISH,
  },
  {
    city: 'Leipzig',
    state: 'Sachsen',
    zip: '04229',
    country: 'Germany',
    phone: '+49 341 9955',
    streets: GERMAN,
  },
  {
    city: 'Freiburg',
    state: 'Baden-Württemberg',
    zip: '79098',
    country: 'Germany',
    phone: '+49 761 9955',
    streets: GERMAN,
  },
  { city: 'Lyon', state: 'Rhône', zip: '69004', country: 'France', phone: '+33 4 99 55', streets: FRENCH },
  {
    city: 'Nantes',
    state: 'Loire-Atlantique',
    zip: '44000',
    country: 'France',
    phone: '+33 2 99 55',
    streets: FRENCH,
  },
  {
    city: 'Valencia',
    state: 'Valencia',
    zip: '46001',
    country: 'Spain',
    phone: '+34 960 555',
    streets: SPANISH,
  },
  {
    city: 'Puebla',
    state: 'Puebla',
    zip: '72000',
    country: 'Mexico',
    phone: '+52 222 555',
    streets: SPANISH,
  },
];
