import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'leading' | 'trailing'> & {
  value: string;
  /** Receives what is typed, or '#' and six digits of a color that is picked. */
  onColor: (typed: string) => void;
};

/** A color, typed or picked. */
export function ColorField({ value, onColor, className = 'max-w-xs', ...field }: Props) {
  const isColor = /^#[0-9a-f]{6}$/i.test(value.trim());
  return (
    <TextField
      {...field}
      className={className}
      value={value}
      autoComplete="off"
      spellCheck={false}
      trailing={
        <input
          type="color"
          aria-label={`Pick ${typeof field.label === 'string' ? field.label.toLowerCase() : 'a color'}`}
          value={isColor ? value.trim().toLowerCase() : '#ffffff'}
          onChange={({ currentTarget }) => onColor(currentTarget.value)}
          className="size-11 cursor-pointer rounded-md border-0 bg-transparent p-1 pointer-fine:size-9"
        />
      }
    />
  );
}
