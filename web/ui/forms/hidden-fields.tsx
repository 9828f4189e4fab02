/** Parameters that a GET form preserves. */
export function HiddenFields({ values = new URLSearchParams() }: { values?: URLSearchParams | undefined }) {
  return [...values].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
