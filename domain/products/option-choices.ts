import { LIMITS } from '../limits.ts';
import type { ValuesFilter } from '../lists/filters.ts';
import { fold } from './variants/fold.ts';

/** A chosen value of an option, both folded: size and m. */
export type OptionChoice = { name: string; value: string };

/** Values chosen at once, of all options. */
export const MAX_CHOICES = 20;

/** A choice in URLs and calls: 'size:m'. */
export function choiceKey({ name, value }: OptionChoice): string {
  return `${encodeText(fold(name))}:${encodeText(fold(value))}`;
}

/**
 * The choices of a text such as 'size:m,color:red': the valid ones, each once, in a fixed order, and at most
 * `MAX_CHOICES`.
 */
export function readChoices(typed: string): OptionChoice[] {
  const found = new Map(
    typed
      .split(',')
      .flatMap((part) => readChoice(part) ?? [])
      .map((choice) => [choiceKey(choice), choice]),
  );
  const keys = [...found.keys()].slice(0, MAX_CHOICES).sort();
  return keys.flatMap((key) => found.get(key) ?? []);
}

export function writeChoices(choices: readonly OptionChoice[]): string {
  return readChoices(choices.map(choiceKey).join(',')).map(choiceKey).join(',');
}

/** Adds a choice such as 'size:m' to a text of choices, or removes it. */
export function toggleChoice(typed: string, choice: string): string {
  const keys = readChoices(typed).map(choiceKey);
  const others = keys.filter((key) => key !== choice);
  return writeChoices(readChoices([...others, ...(others.length < keys.length ? [] : [choice])].join(',')));
}

/** Without the choices of an option. */
export function withoutOption(typed: string, option: string): string {
  return writeChoices(readChoices(typed).filter(({ name }) => name !== fold(option)));
}

/** The chosen values by the name of their option: one of each must fit. */
export function valuesByOption(typed: string): Map<string, string[]> {
  const groups = Map.groupBy(readChoices(typed), ({ name }) => name);
  return new Map([...groups].map(([name, choices]) => [name, choices.map(({ value }) => value)]));
}

/** A filter by values of options. In URLs what is no choice is ignored; calls refuse it. */
export function optionChoices(): ValuesFilter {
  return {
    kind: 'values',
    describe:
      `At most ${MAX_CHOICES} values of options as \`size:m,size:l,color:red\`, without regard to case: some ` +
      'variant has one of each option. In names and values `%25`, `%2C` and `%3A` stand for % , and :',
    read: (typed) => writeChoices(readChoices(typed)),
    problemOf(typed) {
      const parts = typed.split(',');
      if (parts.length > MAX_CHOICES) return `At most ${MAX_CHOICES} values`;
      const isWrong = typed.trim() !== '' && parts.some((part) => readChoice(part) === null);
      return isWrong ? 'Must be values of options, such as size:m,color:red' : null;
    },
  };
}

/** Control characters, and halves of surrogate pairs. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;

function readChoice(part: string): OptionChoice | null {
  const [name, value, ...more] = part.split(':').map((text) => fold(decodeText(text)));
  if (!name || !value || more.length > 0 || NO_TEXT.test(part)) return null;
  return name.length > LIMITS.line || value.length > LIMITS.line ? null : { name, value };
}

const encodeText = (text: string) =>
  text.replace(/[%,:]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);

const decodeText = (text: string) =>
  text.replace(/%(25|2C|3A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
