import { BlockList, isIP } from 'node:net';
import { isLoopbackName } from './loopback-name.ts';

/** Networks of one's own, in which others do not read along. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('169.254.0.0', 16);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** True for a host that is reached through networks of others; names without a dot are of one's own. */
export function isFarHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  if (name === '' || name.startsWith('/') || isLoopbackName(name)) return false;
  const family = isIP(name);
  if (family) return !PRIVATE.check(name, family === 6 ? 'ipv6' : 'ipv4');
  return name.includes('.') && !/\.(local|internal|lan|home\.arpa)$/i.test(name);
}

/** Lists warnings about far hosts that are reached without TLS, or whose certificate nobody checks. */
export function plainConnectionWarnings(databaseUrls: readonly string[], smtpUrl: string | null): string[] {
  const warnings = databaseUrls.map(describeDatabase).filter((warning) => warning !== null);
  if (smtpUrl !== null && isPlainMail(new URL(smtpUrl)))
    warnings.push(
      `SMTP_URL leads to ${new URL(smtpUrl).hostname} without TLS that is asked for: password and mails can be read on the way. Use smtps://…:465, or add ?requireTLS=true.`,
    );
  return warnings;
}

function describeDatabase(text: string): string | null {
  const { hostname, searchParams } = new URL(text);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (!isFarHost(host)) return null;
  const mode = searchParams.get('sslmode') ?? '';
  const isUnchecked = searchParams.get('uselibpqcompat') === 'true' && mode !== 'verify-full';
  if (mode === 'no-verify' || (isUnchecked && TLS_MODES.includes(mode)))
    return `The address of the database at ${host} asks for no certificate: any server can pass for it. Use sslmode=verify-full, with sslrootcert=FILE for a certificate of your own.`;
  const hasTls = TLS_MODES.includes(mode) || ['true', '1'].includes(searchParams.get('ssl') ?? '');
  return hasTls
    ? null
    : `The address of the database at ${host} asks for no TLS: its password and all data can be read on the way. Add ?sslmode=verify-full to it.`;
}

/** The modes that the driver takes for TLS with a checked certificate. */
const TLS_MODES = ['prefer', 'require', 'verify-ca', 'verify-full'];

/** Without `requireTLS` somebody on the way can strip the offer of TLS. */
function isPlainMail({ protocol, hostname, searchParams }: URL): boolean {
  return protocol === 'smtp:' && isFarHost(hostname) && searchParams.get('requireTLS') !== 'true';
}
