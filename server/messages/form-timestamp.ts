import { createHmac } from 'node:crypto';
import { isSameSecret } from '../http/is-same-secret.ts';

/** Returns the moment a form was opened, signed so that visitors cannot make it up. */
export function signFormTime(now: Date, secret: string): string {
  const moment = now.getTime().toString(36);
  return `${moment}.${sign(moment, secret)}`;
}

/** Milliseconds since a form was opened; null for a forged stamp. */
export function measureFormAge(stamp: string, now: Date, secret: string): number | null {
  const [moment = '', signature = ''] = stamp.split('.');
  if (!isSameSecret(signature, sign(moment, secret))) return null;
  return now.getTime() - Number.parseInt(moment, 36);
}

function sign(moment: string, secret: string): string {
  return createHmac('sha256', secret).update(`opened ${moment}`).digest('base64url');
}
