/** What can be chosen in a combobox: `hint` tells those of one name apart. */
export interface ComboboxOption {
  value: string;
  label: string;
  hint?: string | undefined;
}
