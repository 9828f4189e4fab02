/** A form's fields: text, or the fields nested below. It has no prototype, so no name is special. */
export type FormFields = { [name: string]: string | FormFields };

const MAX_FIELDS = 1000;
const MAX_DEPTH = 10;

/** Names and values in the order sent; null when there are too many. */
export function readPairs(encoded: string): [string, string][] | null {
  const pairs = [...new URLSearchParams(encoded)];
  return pairs.length > MAX_FIELDS ? null : pairs;
}

/**
 * Nests names as Stripe does: `card[number]=4` is `{card: {number: '4'}}`, `types[]=a&types[]=b` is `{types:
 * {0: 'a', 1: 'b'}}`. The last of two equal names counts. Null when a name nests too deep or is used both for
 * text and for fields.
 */
export function nestFields(pairs: readonly (readonly [string, string])[]): FormFields | null {
  const root = emptyFields();
  for (const [name, value] of pairs) {
    const path = splitName(name);
    if (path.length > MAX_DEPTH || !setField(root, path, value)) return null;
  }
  return root;
}

/** `a[b][]` → `a`, `b`, ``. A name with brackets out of place is one plain name, which no parameter has. */
function splitName(name: string): string[] {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined || rest === undefined) return [name];
  return [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)];
}

function setField(root: FormFields, path: readonly string[], value: string): boolean {
  let fields = root;
  for (const [depth, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(fields).length) : part;
    const present = fields[name];
    if (depth === path.length - 1) {
      if (typeof present === 'object') return false;
      fields[name] = value;
    } else {
      if (typeof present === 'string') return false;
      fields = fields[name] = present ?? emptyFields();
    }
  }
  return true;
}

function emptyFields(): FormFields {
  return Object.create(null);
}
