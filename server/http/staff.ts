import { hasStaffToken } from './staff-token.ts';

/** Who of the staff asks. `email` names them in the audit log; 'API token' for a program. */
export type Staff = { email: string; name: string };

/** Who of the staff sent a request with these headers; null when nobody did. */
export type FindStaff = (headers: Headers) => Promise<Staff | null>;

const PROGRAM: Staff = { email: 'API token', name: 'API token' };

/** Knows programs by their token (STAFF_API_TOKEN), and asks `next` about everyone else. */
export function findStaffByToken(token: string | null, next: FindStaff): FindStaff {
  return async (headers) =>
    hasStaffToken(headers.get('Authorization') ?? undefined, token) ? PROGRAM : await next(headers);
}
