import { type Field, type Fields, mapFields, type ValueOf, type ValuesOf } from '#domain/fields/field.ts';
import { plainAmount } from '#domain/money.ts';
import { explainAmount, explainPercent, readAmount, readPercent } from '#domain/typed-number.ts';
import { isBlank, parseCount } from './typed-amounts.ts';

/** A value in a form: numbers as typed text. The `key` of a row identifies it while it is edited. */
type Typed<F extends Field> = F extends { kind: 'texts' }
  ? { key: string; text: string }[]
  : F extends { kind: 'names' }
    ? readonly string[]
    : F extends { kind: 'list'; of: infer Of extends Fields }
      ? ({ key: string } & TypedFields<Of>)[]
      : ValueOf<F> extends boolean
        ? boolean
        : string;

/** The values of described fields in a form. */
export type TypedFields<Described extends Fields> = {
  -readonly [Name in keyof Described]: Typed<Described[Name]>;
};

export function typedFields<Described extends Fields>(
  fields: Described,
  values: ValuesOf<Described>,
): TypedFields<Described> {
  return mapFields(fields, (field, name) => typedValue(field, values[name])) as TypedFields<Described>;
}

function typedValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'cents':
      return value === null ? '' : plainAmount(Number(value));
    case 'percent':
      return String(Number((Number(value) * 100).toFixed(2)));
    case 'count':
      return value === null ? '' : String(value);
    case 'texts':
      return listRows(value).map((text, place) => ({ key: String(place), text }));
    case 'list':
      return listRows(value).map((entry, place) => ({ key: String(place), ...typedFields(field.of, entry) }));
    default:
      return value;
  }
}

/**
 * The values of a form. A number that is not understood is NaN, which the schema refuses; `unread` has its
 * message unless its box is empty.
 */
export function readFields<Described extends Fields>(fields: Described, typed: TypedFields<Described>) {
  const unread: Record<string, string> = {};
  const values = readAll(fields, typed, (path, message) => {
    unread[path] = message;
  });
  return { values: values as ValuesOf<Described>, unread };
}

type Say = (path: string, message: string) => void;

function readAll(fields: Fields, typed: Readonly<Record<string, unknown>>, say: Say) {
  return mapFields(fields, (field, name) =>
    readValue(field, typed[name], (inner, message) => say(`${name}${inner}`, message)),
  );
}

function readValue(field: Field, typed: unknown, say: Say): unknown {
  const { kind, subject = field.label } = field;
  const text = String(typed);
  switch (kind) {
    case 'cents': {
      if (isBlank(text)) return field.orNone ? null : Number.NaN;
      const read = readAmount(text, field.most);
      if (read.ok) return read.cents;
      say('', explainAmount(subject, read.problem, field.most));
      return Number.NaN;
    }
    case 'percent': {
      const read = readPercent(text);
      if (read.ok) return read.basisPoints / 10_000;
      if (!isBlank(text)) say('', explainPercent(subject, read.problem));
      return Number.NaN;
    }
    case 'count':
      return field.orNone && isBlank(text) ? null : parseCount(text);
    case 'text':
      return text.trim();
    case 'texts':
      return listRows(typed).map((row) => row.text);
    case 'list':
      return listRows(typed).map((row, place) =>
        readAll(field.of, row, (inner, message) => say(`.${place}.${inner}`, message)),
      );
    default:
      return typed;
  }
}

function listRows(list: unknown) {
  return Array.isArray(list) ? list : [];
}

/** The name of each field among others. */
export function fieldNames<Described extends Fields>(fields: Described) {
  return mapFields(fields, ({ label, name = label }) => name) as Record<keyof Described, string>;
}

/** A value of a form in words. */
export function describeTyped(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!Array.isArray(value)) return String(value) || 'Nothing';
  const rows = value.map(({ key: _, ...texts }) => Object.values(texts).join(' '));
  return rows.join(', ') || 'Nothing';
}
