import { PLAIN_TEXTS, type PlainText } from './plain-texts.ts';
import { SHOWN_COUNTS, SHOWN_TEXTS, type ShownCount, type ShownText } from './shown-fields.ts';

import { STAFF_AMOUNTS, STAFF_MOMENTS, type StaffAmount, type StaffMoment } from './staff-fields.ts';

/* Something for each described field; in a file of its own, which shoppers do not load. */

export function eachPlainText<Value>(make: (name: PlainText) => Value): Record<PlainText, Value> {
  return eachName(PLAIN_TEXTS, make);
}

export function eachShownText<Value>(make: (name: ShownText) => Value): Record<ShownText, Value> {
  return eachName(SHOWN_TEXTS, make);
}

export function eachShownCount<Value>(make: (name: ShownCount) => Value): Record<ShownCount, Value> {
  return eachName(SHOWN_COUNTS, make);
}

export function eachStaffMoment<Value>(make: (name: StaffMoment) => Value): Record<StaffMoment, Value> {
  return eachName(STAFF_MOMENTS, make);
}

export function eachStaffAmount<Value>(make: (name: StaffAmount) => Value): Record<StaffAmount, Value> {
  return eachName(STAFF_AMOUNTS, make);
}

function eachName<Name extends string, Value>(
  described: Record<Name, unknown>,
  make: (name: Name) => Value,
): Record<Name, Value> {
  const names = Object.keys(described) as Name[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
