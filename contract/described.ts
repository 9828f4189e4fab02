import * as z from 'zod/mini';
import { formatCount } from '#domain/counts.ts';
import { isDay } from '#domain/dates.ts';
import { type Field, type Fields, mapFields, type ValueOf, type ValuesOf } from '#domain/fields/field.ts';
import { readColor } from '#domain/looks/color.ts';
import { uploadedSources } from '#domain/uploads/picture-url.ts';
import { requiredText, text, wholeNumber } from './fields.ts';
import { money, sentMoney } from './money.ts';

type Shape<Described extends Fields> = {
  -readonly [Name in keyof Described]: z.ZodMiniType<ValueOf<Described[Name]>, ValueOf<Described[Name]>>;
};

/** The schemas of described fields in answers. */
export function answerShape<Described extends Fields>(fields: Described): Shape<Described> {
  return mapFields(fields, (field) =>
    plainSchema(field, ({ kind }) => (kind === 'cents' ? money() : z.number())),
  ) as Shape<Described>;
}

/** The schemas of described fields in requests, with their limits and messages. */
export function requestShape<Described extends Fields>(fields: Described): Shape<Described> {
  return mapFields(fields, requestSchema) as Shape<Described>;
}

/** A field without its limits; `numberOf` is the schema of its number. */
export function plainSchema(field: Field, numberOf: (field: Field) => z.ZodMiniType): z.ZodMiniType {
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'text':
    case 'color':
    case 'picture':
    case 'day':
      return z.string();
    case 'choice':
      return z.enum(Object.keys(field.of));
    case 'texts':
    case 'names':
      return z.array(z.string());
    case 'list':
      return z.array(z.object(mapFields(field.of, (inner) => plainSchema(inner, numberOf))));
    case 'cents':
    case 'count':
      return field.orNone ? z.nullable(numberOf(field)) : numberOf(field);
    default:
      return numberOf(field);
  }
}

function requestSchema(field: Field): z.ZodMiniType {
  const { kind, subject = field.label } = field;
  switch (kind) {
    case 'flag':
      return z.boolean();
    case 'text':
      return textSchema(field);
    case 'color':
      return color(subject);
    case 'picture':
      return uploadedPicture(subject);
    case 'day':
      return z.string().check(z.refine(isDayOrNone, `${subject} must be a day such as 2026-12-24`));
    case 'choice':
      return z.enum(Object.keys(field.of), field.wrong);
    case 'count': {
      const { least = 0, most } = field;
      const limits = `${least} to ${formatCount(most)}`;
      const count = wholeNumber(least, most, `${subject} must be a whole number from ${limits}`);
      return field.orNone ? z.nullable(count) : count;
    }
    case 'cents': {
      const wrong = `${subject} must be an amount such as 15.00`;
      const amount = sentMoney({ label: subject, most: field.most, wrong });
      return field.orNone ? z.nullable(amount) : amount;
    }
    case 'percent':
      return fraction(subject);
    case 'texts':
      return distinct(requestSchema(field.of), field.most, String);
    case 'names':
      return z.array(text()).check(z.maxLength(field.most));
    case 'list': {
      const [first = ''] = Object.keys(field.of);
      const entry = z.object(mapFields(field.of, requestSchema));
      return distinct(entry, field.most, (value) => String(value[first]));
    }
  }
}

function textSchema(field: Extract<Field, { kind: 'text' }>): z.ZodMiniType<string, string> {
  const { subject = field.label, most, placeholders, isWebAddress, orPath } = field;
  const schema = field.isRequired ? requiredText(subject, most) : text(most);
  if (isWebAddress) {
    const isRight = (typed: string) =>
      typed === '' || URL.parse(typed)?.protocol === 'https:' || (orPath === true && isPath(typed));
    const wrong = orPath
      ? `${subject} must begin with / or with https://`
      : `${subject} must begin with https://`;
    return schema.check(z.refine(isRight, wrong));
  }
  if (!placeholders) return schema;
  // Braces around anything but what is filled in there are a slip.
  const known = placeholders.map((name) => `{${name}}`);
  const areKnown = (typed: string) => (typed.match(/\{\w*\}/g) ?? []).every((used) => known.includes(used));
  return schema.check(z.refine(areKnown, `Only ${known.join(', ')} can stand in braces here`));
}

/** True for a path of the shop: browsers take // and a backslash for the begin of another host. */
function isPath(typed: string): boolean {
  return /^\/(?![\\/])[^\s\\]*$/.test(typed);
}

function isDayOrNone(typed: string): boolean {
  return typed === '' || isDay(typed);
}

/** Colors may be typed as they are written elsewhere: without '#', of three digits, in capitals. */
function color(subject: string) {
  const wrong = `${subject} must be a color such as #f6a623`;
  return z.pipe(
    z.string(wrong).check(z.refine((typed) => readColor(typed) !== null, wrong)),
    z.transform((typed) => readColor(typed) ?? typed),
  );
}

function uploadedPicture(subject: string) {
  const isUpload = (url: string) => url === '' || uploadedSources(url) !== null;
  return z.string().check(z.refine(isUpload, `${subject} must be an uploaded picture`));
}

/** 0.0825 is 8.25 %. */
function fraction(subject: string) {
  return z.number(`${subject} must be a percentage such as 8`).check(
    z.minimum(0, `${subject} cannot be negative`),
    z.maximum(1, `${subject} can be 100 % at most`),
    z.refine(
      (rate) => Math.abs(Math.round(rate * 10_000) - rate * 10_000) < 1e-6,
      `${subject} can have two decimals at most`,
    ),
  );
}

function distinct<Entry extends z.ZodMiniType>(
  entry: Entry,
  most: number,
  nameOf: (value: z.output<Entry>) => string,
) {
  return z.array(entry).check(
    z.maxLength(most, `At most ${most}`),
    z.superRefine((entries: z.output<Entry>[], context) => {
      const seen = new Set<string>();
      for (const [position, value] of entries.entries()) {
        const name = nameOf(value).toLowerCase();
        if (seen.has(name))
          context.addIssue({ code: 'custom', path: [position], message: `${nameOf(value)} is there twice` });
        seen.add(name);
      }
    }),
  );
}

/** Presents the described values, and nothing that is not described. */
export function presentFields<Described extends Fields>(
  fields: Described,
  values: ValuesOf<Described>,
): ValuesOf<Described> {
  return mapFields(fields, (field, name) => presentValue(field, values[name])) as ValuesOf<Described>;
}

function presentValue(field: Field, value: unknown): unknown {
  if (field.kind !== 'list' || !Array.isArray(value)) return value;
  return value.map((entry) => presentFields(field.of, entry));
}
