import { describe, expect, it, test } from 'vitest';
import { findState, stateKey, stateOfAddress } from './find-state.ts';
import { findListedStates, listStates } from './states.ts';

const WRITTEN: Record<string, Record<string, string>> = {
  US: {
    NY: 'NY|ny|N.Y.|N. Y.|New York|new york state|State of New York|New York, NY 10001|NYC|NewYork|Nueva York|N.Y., U.S.A.|N.Y.; USA|NYS',
    DC: 'D.C.|DC|Washington DC|Washington, D.C.|Washington D. C. 20001|District of Columbia|District of Colombia|Distrito de Columbia',
    TX: 'Texsa|TX 75001|75001 TX|Tex.|Texas (TX)|TX - Texas|Texas, USA|Texas 75001-1234|Tejas|ＴＸ|Texas.|Dallas, Texas|TX75001|Texas75001',
    CA: 'US-CA|Calif.|Cal.|California|Californa|CA, USA|CA United States of America|Los Angeles, CA',
    HI: "HI|Hawai'i|Hawaiʻi|Hawai‘i|H.I.|Honolulu, HI|Hawii|Haw.",
    MA: 'Mass.|Massachusets|Masachusetts|Commonwealth of Massachusetts|MASS',
    WA: 'Wash.|Washington|Washington State|State of Washington',
    WV: 'W. Va.|West Virginia|W Virginia|WVa|est virginia',
    VA: 'Va.|Virginia|Virgina',
    MO: 'Mo.|Kansas City, MO|Kansas City Missouri',
    MS: 'Miss.|Missisippi|Misisipi',
    PA: 'Penn.|Penna.|Pa|Pensylvania|Pennslyvania',
    NC: 'N. Carolina|No. Carolina|N.C.|North Carlina',
    SD: 'S. Dak.|S Dakota',
    CT: 'Conn.|Conneticut|Connetticut',
    MD: 'Md.|California, MD',
    OH: 'O.|Ohio|Ohoi',
    VI: 'U.S. Virgin Islands|USVI|Virgin Islands',
    AE: 'AE|Armed Forces Europe',
    MP: 'N. Mariana Islands|CNMI|N.M.I.',
  },
  CA: {
    ON: 'ONT|Ont.|Ontario|CA-ON|Ontario, Canada|ON M5V 3A8|Toronto, ON|Ontarrio',
    QC: 'P.Q.|PQ|Québec|QUEBEC|Que.|Province de Québec|Montréal (Québec)|Qué.',
    PE: 'PEI|P.E.I.|Prince Edward Island|Île-du-Prince-Édouard|Î.-P.-É.',
    BC: 'B.C.|Colombie-Britannique|British Colombia|C.-B.|CB',
    NL: 'Newfoundland & Labrador|Newfoundland|Nfld.|NF|Terre-Neuve-et-Labrador|Newfoundland and Labrador|T.-N.-L.|TNL',
    NT: 'N.W.T.|Northwest Territories|T.N.-O.|Territoires du Nord-Ouest|Territoires du N.-O.',
    NU: 'Nunavut|Nvt.|Nun.',
    NS: 'Nouvelle-Écosse|N.S.|N.-É.',
    NB: 'Nouveau-Brunswick|N.-B.',
    AB: 'Alta.|Alberta',
    SK: 'Sask|Saskatchewan|Saskatchwan',
    YT: 'Yukon Territory|Y.T.|Yuk.',
  },
  AU: {
    NSW: 'N.S.W.|New South Wales|NSW 2000|NSW2000|Sydney NSW|AU-NSW|New South Wales, NSW',
    WA: 'W.A.|West Australia|Western Australia|Perth WA',
    SA: 'S. Australia|South Australia',
    QLD: "Qld.|Queensland|Q'ld|Q'land",
    VIC: 'Vic.|Victoria',
    ACT: 'A.C.T.|Canberra ACT',
    NT: 'Northern Territory|N.T.|Nth Territory|Nthn Territory',
  },
  BR: {
    SP: 'São Paulo|Sao Paulo|SP|BR-SP',
    RJ: 'Rio de Janeiro|RJ',
    RS: 'R. G. do Sul|Rio G. do Sul',
    RN: 'R.G. do Norte',
    ES: 'Esp. Santo',
  },
  MX: {
    'Ciudad de México': 'CDMX|CMX|Ciudad de México|Mexico City|D.F.',
    México: 'Estado de México|Edo. Méx.|México',
  },
  IN: { Odisha: 'Orissa|Odisha|OR', 'Tamil Nadu': 'Tamilnadu|TN', Maharashtra: 'Maharashtra|MH|Maharastra' },
  JP: {
    Tokyo: 'Tokyo|Tōkyō-to|東京都|東京|Tokyo, Japan|13|JP-13|Tokyo Metropolis|Toukyou|TOKYO-TO 160-0022',
    Hokkaido: 'Hokkaidō|北海道|01|1|JP-01|Hokkaidou|Hokkaido Prefecture',
    Okinawa: '47|Okinawa-ken|沖縄県',
    Kyoto: '京都府|Kyoto',
    Osaka: 'Ōsaka|Osaka Prefecture|大阪府',
  },
};

describe.each(Object.entries(WRITTEN))('in %s', (country, states) => {
  const cases = Object.entries(states).flatMap(([code, texts]) =>
    texts.split('|').map((text) => [text, code]),
  );
  test.each(cases)('%s means %s', (text, code) => {
    expect(findState(country, text ?? '')?.code ?? null).toBe(code);
    expect(stateOfAddress(country, text ?? '')).toBe(code);
  });
});

it.each([
  ['US', 'ZZ'],
  ['US', 'Greater London'],
  ['US', 'Los Angeles'],
  ['US', 'Dakota'],
  ['US', 'Carolina'],
  ['US', 'New'],
  ['US', 'West'],
  ['US', 'Canada'],
  ['US', 'India'],
  ['US', 'Taxes and more'],
  ['US', '97205'],
  ['US', ''],
  ['US', '…'],
  ['CA', 'Texas'],
  ['AU', 'Ontario'],
  ['JP', '48'],
  ['JP', 'Setagaya 13'],
  ['JP', '160-0022'],
  ['DE', 'Bayern'],
  ['', 'Texas'],
  ['constructor', 'Texas'],
])('in %s, %j names no listed state', (country, text) => {
  expect(findState(country, text)).toBeNull();
});

it('finds each listed state by its code, its name and each other name', () => {
  for (const country of Object.keys(WRITTEN))
    for (const { code, name, otherNames } of findListedStates(country))
      for (const text of [code, name, ...otherNames]) {
        expect(findState(country, text)?.code, `${country} ${text}`).toBe(code);
        expect(stateKey(country, text), `${country} ${text}`).toBe(code);
      }
});

it('guesses nothing of what rules of the shop say', () => {
  expect(stateKey('US', 'Texsa')).toBe('texsa');
  expect(stateKey('US', 'N.Y.')).toBe('NY');
  expect(stateKey('DE', ' Baden-Württemberg ')).toBe('baden wurttemberg');
});

it('lists no states for a country without a list', () => {
  expect(listStates('DE')).toEqual([]);
  expect(listStates('US')).toContainEqual({ code: 'TX', name: 'Texas' });
});

it('reads a long text at once', () => {
  expect(findState('US', 'a b '.repeat(100))).toBeNull();
});
