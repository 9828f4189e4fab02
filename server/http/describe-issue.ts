import type * as z from 'zod/mini';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Describes the message for an issue whose schema has none, for the author of the request. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Required' : `Must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}`
        : `Must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return bound(
        issue.origin,
        issue.minimum,
        'or more',
        issue.inclusive === false ? 'more than' : 'at least',
      );
    case 'too_big':
      return bound(
        issue.origin,
        issue.maximum,
        'at most',
        issue.inclusive === false ? 'less than' : 'at most',
      );
    default:
      return 'Not valid';
  }
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const UNITS: Record<string, string> = { string: 'character(s)', array: 'item(s)' };

function bound(origin: string, limit: number | bigint, ofCount: string, ofValue: string): string {
  const unit = UNITS[origin];
  return unit ? `Must have ${limit} ${unit} ${ofCount}` : `Must be ${ofValue} ${limit}`;
}
