import { asUrl } from './config-variable.ts';

/** A place in S3-compatible storage. `prefix` ends with a slash unless it is empty. */
export type S3Place = {
  bucket: string;
  prefix: string;
  /** Null: Amazon's, or that of AWS_ENDPOINT_URL_S3. */
  endpoint: string | null;
  /** Null: that of AWS_REGION or of the machine's profile. */
  region: string | null;
  /** True if the bucket is a part of the path, not of the host. */
  pathStyle: boolean;
};

/** What an address of storage is expected to be, for the line about a wrong one. */
export const S3_URL_EXPECTED =
  'must be an address such as s3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1';

const OPTIONS = ['endpoint', 'region', 'path-style'];

/**
 * Parses `s3://bucket/prefix?endpoint=…&region=…&path-style=on`; undefined for anything else, also for one
 * with credentials. Servers other than Amazon's have the bucket in the path unless `path-style` is off, and
 * mostly do not care for the region.
 */
export function parseS3Url(text: string): S3Place | undefined {
  const url = asUrl(text, ['s3:']);
  if (!url || url.username || url.password || url.port || url.hash) return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return undefined;
  if ([...url.searchParams.keys()].some((name) => !OPTIONS.includes(name))) return undefined;
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!/^(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(path)) return undefined;

  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !asUrl(endpoint, ['http:', 'https:'])) return undefined;
  const region = url.searchParams.get('region') ?? (endpoint === null ? null : 'us-east-1');
  if (region !== null && !/^[\w-]+$/.test(region)) return undefined;
  const pathStyle = url.searchParams.get('path-style') ?? (endpoint === null ? 'off' : 'on');
  if (!['on', 'off'].includes(pathStyle)) return undefined;
  return {
    bucket: url.hostname,
    prefix: path === '' ? '' : `${path}/`,
    endpoint,
    region,
    pathStyle: pathStyle === 'on',
  };
}

/** For people: without its options. */
export function showS3Place({ bucket, prefix }: S3Place): string {
  return `s3://${bucket}/${prefix}`;
}
