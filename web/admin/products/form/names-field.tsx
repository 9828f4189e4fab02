import { useId } from 'react';
import { TextField, type TextFieldProps } from '#web/ui/forms/text-field.tsx';
import { Choices } from './choices.tsx';
import { suggestNames } from './suggest-names.ts';

type Props = Omit<TextFieldProps, 'value'> & { value: string; suggestions: readonly string[] };

/** Names with commas between them, of which the last one is suggested. */
export function NamesField({ suggestions, ...field }: Props) {
  const id = useId();
  return (
    <>
      <TextField optional autoComplete="off" list={id} {...field} />
      <Choices id={id} values={suggestNames(field.value, suggestions)} />
    </>
  );
}
