import { StartupError } from '#postgres/startup-error.ts';
import { Unavailable } from '../http/unavailable.ts';

/** True if there is no such file. */
export function isMissing(error: unknown): boolean {
  return findStatus(error) === 404 && !hasName(error, 'NoSuchBucket');
}

/** True if a range of bytes begins after the end of its file. */
export function isOutOfRange(error: unknown): boolean {
  return findStatus(error) === 416;
}

/** True if nobody answers, or only that it cannot: an answer of less than 500 is about the request. */
export function isAway(error: unknown): boolean {
  const status = findStatus(error);
  return !isWithoutCredentials(error) && (status === undefined || status >= 500 || status === 429);
}

/** The failure of a call, for the log and for who made the request. */
export function asUnavailable(error: unknown, place: string): Unavailable {
  const message = `the storage at ${place} failed: ${describe(error)}`;
  const forPeople = 'The storage of pictures does not answer. Please try again in a moment.';
  return new Unavailable(message, 'unavailable', forPeople, { cause: error });
}

/** The end of a start whose setting the storage refuses. */
export function asWrongSetting(error: unknown, setting: string): StartupError {
  if (isWithoutCredentials(error))
    return new StartupError(
      `Wrong setting: ${setting} needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    );
  return new StartupError(`Wrong setting: the storage at ${setting} refuses (${describe(error)}).`);
}

/** Names the error as the storage does: `NoSuchBucket: The specified bucket does not exist`. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [first] = error instanceof AggregateError ? error.errors : [];
  const { name, message } = first instanceof Error ? first : error;
  return name === 'Error' || message === '' ? message || name : `${name}: ${message}`;
}

function isWithoutCredentials(error: unknown): boolean {
  return hasName(error, 'CredentialsProviderError') || /region is missing/i.test(describe(error));
}

function hasName(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

/** The status of the answer; undefined if there was none. */
function findStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode;
}
