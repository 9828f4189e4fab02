import { CARRIER_IDS, readCarrier } from '#domain/fulfilments/carrier.ts';
import { readStored, store } from '#web/shared/browser-storage.ts';

/** The typed values about the carrier of a parcel. */
export type TrackingValues = {
  /** A known carrier, `OTHER`, or empty. */
  choice: string;
  /** The name of another carrier. */
  name: string;
  number: string;
  address: string;
};

export const OTHER = 'other';

const STORED = 'carrier';

/** The carrier of this browser's last parcel, without a number. */
export function newTracking(): TrackingValues {
  return { ...chooseCarrier(readStored('localStorage', STORED) ?? ''), number: '', address: '' };
}

/** Remembers the carrier for the next parcel. */
export function rememberCarrier(values: TrackingValues): void {
  store('localStorage', STORED, readChosenCarrier(values) ?? '');
}

/** The values that choose a carrier, from its id or name. */
export function chooseCarrier(carrier: string): Pick<TrackingValues, 'choice' | 'name'> {
  const known = readCarrier(carrier);
  if (known === '') return { choice: '', name: '' };
  return CARRIER_IDS.some((id) => id === known)
    ? { choice: known, name: '' }
    : { choice: OTHER, name: known };
}

export function readChosenCarrier({ choice, name }: Pick<TrackingValues, 'choice' | 'name'>): string | null {
  return (choice === OTHER ? name.trim() : choice) || null;
}

/** The fields of the calls. */
export function toTrackingBody(values: TrackingValues) {
  return {
    carrier: readChosenCarrier(values),
    trackingNumber: values.number.trim() || null,
    trackingUrl: values.address.trim() || null,
  };
}
