import { expect, test } from 'vitest';
import { acceptedEncodings } from './compress.ts';

test.each([
  ['gzip, deflate, br', { gzip: true, br: true }],
  ['GZIP;q=0.5', { gzip: true, br: false }],
  ['br;q=1.0, gzip;q=0', { gzip: false, br: true }],
  ['identity', { gzip: false, br: false }],
  ['', { gzip: false, br: false }],
])('a client that sends Accept-Encoding: %s accepts %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
