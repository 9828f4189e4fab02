import type * as z from 'zod/mini';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * What is wrong with a value, where its schema has no words of its own: for whoever wrote the request,
 * without ours for types.
 */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Required' : `Must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}`
        : `Must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `Must ${atLeast(issue.origin, issue.minimum, issue.inclusive)}`;
    case 'too_big':
      return `Must ${atMost(issue.origin, issue.maximum, issue.inclusive)}`;
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

function atLeast(origin: string, minimum: number | bigint, inclusive = true): string {
  const unit = UNITS[origin];
  return unit ? `have ${minimum} ${unit} or more` : `be ${inclusive ? 'at least' : 'more than'} ${minimum}`;
}

function atMost(origin: string, maximum: number | bigint, inclusive = true): string {
  const unit = UNITS[origin];
  return unit ? `have ${maximum} ${unit} at most` : `be ${inclusive ? 'at most' : 'less than'} ${maximum}`;
}
