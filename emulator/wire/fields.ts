import * as z from 'zod';
import { fault } from './parameters.ts';

/* The types of Stripe's parameters, which arrive as text; a schema's output can be stored. */

const MIN_AMOUNT = 50;
const MAX_AMOUNT = 99_999_999;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** Text that may be left out but not sent empty. */
export function text(maxLength: number) {
  return z.string().check((context) => {
    if (context.value === '') {
      fault(
        context,
        'You passed an empty string, but this value cannot be unset.',
        'parameter_invalid_empty',
      );
    } else checkLength(context, maxLength);
  });
}

/** Text whose empty value, like leaving it out, means none. */
function optionalText(maxLength = 500) {
  return z
    .string()
    .check((context) => checkLength(context, maxLength))
    .optional()
    .transform((value) => value || null);
}

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .check((context) => {
      const { value } = context;
      const number = Number(value);
      const problem = !/^-?\d+$/.test(value)
        ? `Invalid integer: ${value}`
        : number < min
          ? `This value must be greater than or equal to ${min}.`
          : number > max
            ? `This value must be less than or equal to ${max}.`
            : null;
      if (problem !== null) fault(context, problem, 'parameter_invalid_integer');
    })
    .transform(Number);
}

/** In the currency's smallest unit, from 50 to 99,999,999. */
export const amount = wholeNumber(1, Infinity).check((context) => {
  if (context.value < MIN_AMOUNT) {
    fault(context, `Amount must be at least $0.${MIN_AMOUNT} usd`, 'amount_too_small');
  } else if (context.value > MAX_AMOUNT) {
    fault(context, `Amount must be no more than ${MAX_AMOUNT}.`, 'amount_too_large');
  }
});

/** A three-letter ISO code in any case; lower case comes out. */
export const currency = z
  .string()
  .transform((code) => code.toLowerCase())
  .check((context) => {
    if (!CURRENCIES.has(context.value)) fault(context, `Invalid currency: ${context.value}`);
  });

export const flag = z
  .string()
  .check((context) => {
    if (!/^(true|false)$/.test(context.value)) fault(context, `Invalid boolean: ${context.value}`);
  })
  .transform((value) => value === 'true');

/** A parameter that is accepted and changes nothing. */
export const ignored = z.unknown().optional();

/** One of the given words, and only those the emulator can act on. */
export function word<Word extends string>(words: readonly [Word, ...Word[]]) {
  return z.enum(words, { error: `Invalid value: must be one of ${words.join(', ')}` });
}

/** `name[0]=a&name[1]=b` or `name[]=a&name[]=b`. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : value),
    z.array(item),
  );
}

/** Ids in the answer to be replaced by their objects, out of those that can be. */
export function expand(expandable: readonly string[]) {
  return list(z.string())
    .default([])
    .check((context) => {
      const unknown = context.value.find((part) => !expandable.includes(part));
      if (unknown !== undefined) fault(context, `This property cannot be expanded (${unknown}).`);
    });
}

/** At most 50 names of 40 characters with values of 500; an empty value unsets, so here it means nothing. */
export const metadata = z
  .record(z.string(), z.string())
  .check((context) => {
    const entries = Object.entries(context.value);
    if (entries.length > 50) fault(context, 'Metadata can have up to 50 keys.');
    if (entries.some(([name]) => name.length > 40))
      fault(context, 'Metadata keys can be up to 40 characters.');
    if (entries.some(([, value]) => value.length > 500)) {
      fault(context, 'Metadata values can be up to 500 characters.');
    }
  })
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')));

export const email = z.string().check(checkEmail);

/** As `email`, but empty means none. */
export const optionalEmail = z
  .string()
  .check((context) => {
    if (context.value !== '') checkEmail(context);
  })
  .optional()
  .transform((value) => value || null);

const address = z.strictObject({
  city: optionalText(),
  country: optionalText(),
  line1: optionalText(),
  line2: optionalText(),
  postal_code: optionalText(),
  state: optionalText(),
});

export const shipping = z.strictObject({
  name: text(500),
  address,
  phone: optionalText(),
  carrier: optionalText(),
  tracking_number: optionalText(),
});

export const billingDetails = z.strictObject({
  name: optionalText(),
  email: optionalEmail,
  phone: optionalText(),
  address: address.default(address.parse({})),
});

export const EMPTY_BILLING = billingDetails.parse({});

/** Where a shopper comes back to: an http(s) address, or a path on the origin that shows the challenge. */
export const returnUrl = z.string().check((context) => {
  if (!isReturnUrl(context.value)) fault(context, 'Not a valid URL', 'url_invalid');
});

function isReturnUrl(value: string): boolean {
  if (value.length > 2048) return false;
  // A backslash counts as a slash in browsers, and `//host` is another origin.
  if (value.startsWith('/')) return !/^\/[/\\]/.test(value) && URL.canParse(value, 'http://origin.invalid');
  return /^https?:\/\/[^/\\]/i.test(value) && URL.canParse(value);
}

/** ASCII, without two dots in a row, and with a top-level domain of two letters or more, as Stripe has it. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;

function checkEmail(context: z.core.ParsePayload<string>) {
  if (!EMAIL.test(context.value) || context.value.length > 800) {
    fault(context, `Invalid email address: ${context.value}`, 'email_invalid');
  }
}

function checkLength(context: z.core.ParsePayload<string>, maxLength: number) {
  if (context.value.length > maxLength) {
    fault(context, `Invalid string: must be at most ${maxLength} characters`);
  }
}
