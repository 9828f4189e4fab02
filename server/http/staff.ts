import { refuse } from './answer.ts';
import { isSameSecret } from './is-same-secret.ts';
import type { Visitor } from './visitor.ts';

/** A member of staff. `email` is the actor in the audit log; 'API token' for a program. */
export type Staff = { email: string; name: string };

/** Logs a file that staff download; `request` has the parameters of the call. */
export type RecordExport = (file: {
  staff: Staff;
  fileName: string;
  request: Record<string, unknown>;
}) => Promise<void>;

/** The parts of a request that identify its sender. */
export type Identified = { headers: Headers; visitor: Pick<Visitor, 'isOnThisMachine'> };

/** Resolves with the member of staff who sent a request; null for all others. */
export type FindStaff = (request: Identified) => Promise<Staff | null>;

const PROGRAM: Staff = { email: 'API token', name: 'API token' };

/** True if a request came from a program with the API token, not from a person with a session. */
export const isProgram = (staff: Staff): boolean => staff === PROGRAM;

export const NOT_SIGNED_IN = refuse('not_signed_in', 'Please sign in.');

/** Identifies programs by a token (STAFF_API_TOKEN, or the one it replaces), and all others by `next`. */
export function findStaffByToken(tokens: readonly string[], next: FindStaff): FindStaff {
  return async (request) => {
    const [, sent] = /^Bearer ([\x21-\x7e]+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
    const isProgram = sent !== undefined && tokens.some((token) => isSameSecret(sent, token));
    return isProgram ? PROGRAM : await next(request);
  };
}
