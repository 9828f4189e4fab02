/** The number format of a carrier's parcels, and the URL of its tracking page. */
type Carrier = {
  name: string;
  /** The address of a number's page, up to the number. */
  link: string;
  /** Numbers without spaces and dashes, in capitals. */
  numbers: RegExp;
  example: string;
};

/** The ten commonest carriers. Forms of numbers change: another form gets a hint, never a refusal. */
const CARRIERS = {
  usps: {
    name: 'USPS',
    link: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
    numbers: /^(9[1-5]\d{18,20}|420\d{23,31}|[A-Z]{2}\d{9}US)$/,
    example: '9400 1000 0000 0000 0000 00',
  },
  ups: {
    name: 'UPS',
    link: 'https://www.ups.com/track?tracknum=',
    numbers: /^(1Z[0-9A-Z]{16}|T\d{10})$/,
    example: '1Z 999 AA1 01 2345 6784',
  },
  fedex: {
    name: 'FedEx',
    link: 'https://www.fedex.com/fedextrack/?trknbr=',
    numbers: /^(\d{12}|\d{15}|96\d{20})$/,
    example: '7777 7777 7770',
  },
  dhl: {
    name: 'DHL',
    link: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
    numbers: /^(\d{10}|00\d{18}|J[JV]?D\d{11,22}|[A-Z]{2}\d{9}DE)$/,
    example: '00 340 434 161 094 015 902',
  },
  dpd: {
    name: 'DPD',
    link: 'https://tracking.dpd.de/status/en_US/parcel/',
    numbers: /^\d{14}[0-9A-Z]?$/,
    example: '0998 1234 5678 90',
  },
  gls: {
    name: 'GLS',
    link: 'https://gls-group.com/track/',
    numbers: /^(\d{11}|Z[0-9A-Z]{7})$/,
    example: '123 4567 8901',
  },
  'royal-mail': {
    name: 'Royal Mail',
    link: 'https://www.royalmail.com/track-your-item#/tracking-results/',
    numbers: /^[A-Z]{2}\d{9}GB$/,
    example: 'AB 1234 5678 9 GB',
  },
  'canada-post': {
    name: 'Canada Post',
    link: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
    numbers: /^([1-8]\d{15}|[A-Z]{2}\d{9}CA)$/,
    example: '1234 5678 9012 3456',
  },
  'australia-post': {
    name: 'Australia Post',
    link: 'https://auspost.com.au/mypost/track/details/',
    numbers: /^([A-Z]{2}\d{9}AU|33[A-Z]{3}\d{7,18})$/,
    example: '33ABC 1234567',
  },
  'la-poste': {
    name: 'La Poste',
    link: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
    numbers: /^(\d[A-Z]\d{11}|[A-Z]{2}\d{9}FR)$/,
    example: '6A 12345678901',
  },
} satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof CARRIERS;

export const CARRIER_IDS = Object.keys(CARRIERS).filter(isCarrierId);

/** The id of a carrier by id or name in any case, otherwise the text: the name of another carrier. */
export function readCarrier(typed: string): string {
  const known = typed.trim().toLowerCase();
  return CARRIER_IDS.find((id) => id === known || CARRIERS[id].name.toLowerCase() === known) ?? typed.trim();
}

/** The name of a stored carrier. */
export function carrierName(carrier: string): string {
  return isCarrierId(carrier) ? CARRIERS[carrier].name : carrier;
}

/** Returns the tracking URL: the typed one, or that of a known carrier. Null if there is neither. */
export function trackingLink({
  carrier,
  trackingNumber,
  trackingUrl,
}: Record<'carrier' | 'trackingNumber' | 'trackingUrl', string | null>): string | null {
  if (trackingUrl) return trackingUrl;
  if (!carrier || !trackingNumber || !isCarrierId(carrier)) return null;
  return `${CARRIERS[carrier].link}${encodeURIComponent(plainNumber(trackingNumber))}`;
}

/** A hint for a number that is not of the carrier's form, with the carrier it may be of; null without one. */
export function trackingNumberHint(carrier: string, typed: string): string | null {
  const number = plainNumber(typed);
  if (number === '' || !isCarrierId(carrier) || CARRIERS[carrier].numbers.test(number)) return null;
  const { name, example } = CARRIERS[carrier];
  const [other] = findCarriers(typed);
  const like = other ? ` It looks like one of ${CARRIERS[other].name}.` : '';
  return `Numbers of ${name} look like ${example}.${like}`;
}

/** The carriers whose numbers have the form of this one. */
export function findCarriers(typed: string): CarrierId[] {
  const number = plainNumber(typed);
  return CARRIER_IDS.filter((id) => CARRIERS[id].numbers.test(number));
}

function plainNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}

function isCarrierId(text: string): text is CarrierId {
  return Object.hasOwn(CARRIERS, text);
}
