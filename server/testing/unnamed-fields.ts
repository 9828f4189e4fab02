/**
 * The paths of the fields of an answer that parsing by its schema left out, as 'lines.name'. The items of a
 * list share a path.
 */
export function unnamedFields(answer: unknown, parsed: unknown): string[] {
  return [...new Set(missingFrom(parsed, answer, []))];
}

function missingFrom(parsed: unknown, answer: unknown, at: readonly string[]): string[] {
  if (Array.isArray(answer) && Array.isArray(parsed))
    return answer.flatMap((item, i) => missingFrom(parsed[i], item, at));
  if (!isObject(answer) || !isObject(parsed)) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name in parsed ? missingFrom(parsed[name], value, [...at, name]) : [[...at, name].join('.')],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
