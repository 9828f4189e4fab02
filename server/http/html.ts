/** HTML that needs no escaping. */
export type Html = { readonly html: string };

/** Returns a template of HTML; its values are escaped, unless they are Html or lists of it. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const text = parts.reduce((whole, part, position) => whole + write(values[position - 1] ?? '') + part);
  return { html: text };
}

function write(value: string | number | Html | readonly Html[]): string {
  if (typeof value === 'object')
    return 'html' in value ? value.html : value.map((part) => part.html).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
