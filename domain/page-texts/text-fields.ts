/** Characters of a heading or another line. */
const MOST_IN_LINE = 200;

/** Characters of a text of a few sentences. */
const MOST_IN_TEXT = 1_000;

/** Characters of an address. */
export const MOST_IN_ADDRESS = 500;

/** Entries of a list. */
export const MOST_ENTRIES = 30;

/** A field of one line. */
export function lineField(label: string, initially: string) {
  return { kind: 'text', label, initially, most: MOST_IN_LINE } as const;
}

/** A field of any number of lines. */
export function textField(label: string, initially: string) {
  return { kind: 'text', label, initially, most: MOST_IN_TEXT, hasLines: true } as const;
}

/** An uploaded picture; without one, the page has its own or none. */
export function pictureField(label: string, hint: string) {
  return { kind: 'picture', label, initially: '', hint } as const;
}

/** The alternative text of a picture. */
export function pictureTextField(label: string) {
  const hint = 'For those who do not see it. Empty: it is decoration.';
  return { ...lineField(`${label} in words`, ''), hint } as const;
}

/** The fields of an entry with a title and a text. */
export const TITLE_AND_TEXT = {
  title: { ...lineField('Title', ''), isRequired: true },
  text: textField('Text', ''),
} as const;

/**
 * The title and description of a page for search engines; `plain` is the description of a shop that hides the
 * example texts.
 */
export function searchFields(title: string, description: string, plain = description) {
  return {
    searchTitle: { ...lineField('Title for search engines', title), isRequired: true },
    searchDescription: {
      ...textField('Description for search engines', description),
      most: MOST_IN_DESCRIPTION,
      withoutExamples: plain,
    },
  } as const;
}

/** Characters; search engines show about half of them. */
export const MOST_IN_DESCRIPTION = 320;
