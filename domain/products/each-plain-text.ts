import { PLAIN_TEXT_NAMES, type PlainText } from './plain-texts.ts';

/** Something for each of the plain texts; in a file of its own, which shoppers do not load. */
export function eachPlainText<Value>(make: (name: PlainText) => Value): Record<PlainText, Value> {
  return Object.fromEntries(PLAIN_TEXT_NAMES.map((name) => [name, make(name)])) as Record<PlainText, Value>;
}
