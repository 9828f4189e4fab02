import type { Cents } from '../money.ts';

/** The words of a field. */
type Words = {
  /** Beside its control. */
  label: string;
  hint?: string;
  /** Its name in a list of changed fields; the label unless given. */
  name?: string;
  /** Begins its messages; the label unless given. */
  subject?: string;
};

type Flag = Words & { kind: 'flag'; initially?: boolean };

type Text = Words & {
  kind: 'text';
  initially?: string;
  /** Characters. */
  most?: number;
  isRequired?: true;
  hasLines?: true;
  /** Takes nothing but an address that begins with https://. */
  isWebAddress?: true;
  /** With `isWebAddress`: also a path of the shop. */
  orPath?: true;
  /** The only names that may stand in braces; without them anything may. */
  placeholders?: readonly string[];
};

type Choice = Words & {
  kind: 'choice';
  initially?: string;
  /** The label of each value. */
  of: Readonly<Record<string, string>>;
  wrong?: string;
};

/** A number with `orNone` may be left out: null, and nothing in the box of a form. */
type Count = Words & {
  kind: 'count';
  initially?: number | null;
  least?: number;
  most: number;
  orNone?: true;
};

type Amount = Words & { kind: 'cents'; initially?: Cents | null; most: Cents; orNone?: true };

/** A fraction: 0.0825 is 8.25 %. */
type Percent = Words & { kind: 'percent'; initially?: number };

/** '#' and six digits, in lower case. */
type Color = Words & { kind: 'color'; initially?: string };

/** The address of an uploaded picture; empty without one. */
type Picture = Words & { kind: 'picture'; initially?: string };

/** A day as YYYY-MM-DD; empty without one. */
type Day = Words & { kind: 'day'; initially?: string };

/** Texts, none of them twice. */
type Texts = Words & { kind: 'texts'; initially?: readonly string[]; most: number; of: Text };

/** Names that are chosen among those that the shop has. */
type Names = Words & { kind: 'names'; initially?: readonly string[]; most: number };

/** Entries with fields of their own, of which the first one names an entry: no name is there twice. */
type List = Words & {
  kind: 'list';
  initially?: readonly object[];
  most: number;
  of: Fields;
  /** One entry, in words. */
  entry?: string;
};

/** The description of a field. Its schemas, form, messages and words follow from it (decision 114). */
export type Field =
  | Flag
  | Text
  | Choice
  | Count
  | Amount
  | Percent
  | Color
  | Picture
  | Day
  | Texts
  | Names
  | List;

export type Fields = { readonly [name: string]: Field };

/** The value of a field in code. */
export type ValueOf<F extends Field> = F extends { orNone: true }
  ? number | null
  : F extends Flag
    ? boolean
    : F extends Text | Color | Picture | Day
      ? string
      : F extends Choice
        ? keyof F['of'] & string
        : F extends Texts
          ? string[]
          : F extends Names
            ? readonly string[]
            : F extends List
              ? ValuesOf<F['of']>[]
              : number;

export type ValuesOf<Described extends Fields> = {
  -readonly [Name in keyof Described]: ValueOf<Described[Name]>;
};

/** Maps each field. */
export function mapFields<Described extends Fields, Result>(
  fields: Described,
  make: (field: Field, name: keyof Described & string) => Result,
) {
  const made = Object.entries(fields).map(([name, field]) => [name, make(field, name)]);
  return Object.fromEntries(made) as { -readonly [Name in keyof Described]: Result };
}

/** The values of fields until somebody sets them. */
export function initialValues<Described extends { [name: string]: { initially: unknown } }>(
  fields: Described,
) {
  const values = Object.entries(fields).map(([name, { initially }]) => [name, initially]);
  return Object.fromEntries(values) as { [Name in keyof Described]: Described[Name]['initially'] };
}
