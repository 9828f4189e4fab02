/** The first words of a statement: what it does, and the first table that it names. */
export function describeStatement(statement: string): {
  operation: string;
  table: string | null;
  name: string;
} {
  const [, word = 'statement'] = /^[\s(]*([a-z]+)/i.exec(statement) ?? [];
  const operation = word.toLowerCase();
  const [, table = null] = /\b(?:from|into|update|join)\s+"?([a-z_]+)/i.exec(statement) ?? [];
  return { operation, table, name: table === null ? operation : `${operation} ${table}` };
}

/** The path of a call to the payment provider with `{}` for each id. */
export function describeProviderPath(path: string): string {
  return path
    .split('/')
    .map((part) => (/^(?:v\d|[a-z]+(?:_[a-z]+)*)?$/.test(part) ? part : '{}'))
    .join('/');
}
