import { describe, expect, it } from 'vitest';
import {
  CARRIER_IDS,
  carrierName,
  findCarriers,
  readCarrier,
  trackingLink,
  trackingNumberHint,
} from './carrier.ts';

const parcel = { carrier: null, trackingNumber: null, trackingUrl: null };

describe('O3: a carrier', () => {
  it('is one of ten, read by id or name in any case, or another one', () => {
    expect(CARRIER_IDS).toHaveLength(10);
    expect(['UPS', 'royal mail', 'Royal-Mail', ' dhl '].map(readCarrier)).toEqual([
      'ups',
      'royal-mail',
      'royal-mail',
      'dhl',
    ]);
    expect([readCarrier(' Bike Bob '), carrierName('Bike Bob'), carrierName('usps')]).toEqual([
      'Bike Bob',
      'Bike Bob',
      'USPS',
    ]);
  });

  it.each(CARRIER_IDS)('%s has a link with the number, and its example is one of its numbers', (carrier) => {
    const hint = trackingNumberHint(carrier, '0');
    const example = /look like (.+?)\./.exec(hint ?? '')?.[1] ?? '';
    expect(trackingNumberHint(carrier, example)).toBeNull();
    const link = trackingLink({ ...parcel, carrier, trackingNumber: example });
    expect(link).toMatch(/^https:\/\//);
    expect(link?.endsWith(example.replace(/[\s-]/g, ''))).toBe(true);
  });

  it('links to the typed address first, and nowhere without a number or a known carrier', () => {
    const number = { ...parcel, carrier: 'ups', trackingNumber: '1Z999AA10123456784' };
    expect(trackingLink({ ...number, trackingUrl: 'https://bob.example/7' })).toBe('https://bob.example/7');
    expect(trackingLink({ ...number, trackingNumber: null })).toBeNull();
    expect(trackingLink({ ...number, carrier: 'Bike Bob' })).toBeNull();
    expect(trackingLink({ ...number, trackingNumber: 'a b&c=#' })).toBe(
      'https://www.ups.com/track?tracknum=AB%26C%3D%23',
    );
  });

  it('gets a hint for a number of another form, never a refusal', () => {
    expect(trackingNumberHint('ups', '1z 999-aa1 0123456784')).toBeNull();
    expect(trackingNumberHint('ups', '7777 7777 7770')).toBe(
      'Numbers of UPS look like 1Z 999 AA1 01 2345 6784. It looks like one of FedEx.',
    );
    expect(trackingNumberHint('Bike Bob', '7')).toBeNull();
    expect(trackingNumberHint('ups', '')).toBeNull();
    expect(findCarriers('AB123456789GB')).toEqual(['royal-mail']);
  });
});
