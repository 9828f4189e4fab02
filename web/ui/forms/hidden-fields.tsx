/** Parameters that a form sends besides its fields; a name may repeat. */
export function HiddenFields({ values = new URLSearchParams() }: { values?: URLSearchParams | undefined }) {
  return [...values].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
