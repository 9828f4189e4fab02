/** HTML that is safe to put into other HTML. */
export type Html = { readonly html: string };

/** Markup as a template: what is put in is escaped, unless it is Html itself or a list of it. */
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
