import type { ComponentProps, ReactNode } from 'react';
import { controlClasses } from './control-style.ts';
import { Field, type FieldFrame, splitFrame } from './field.tsx';

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, keyof FieldFrame> {
  /** Before the text, decorative: an icon or a sign. */
  leading?: ReactNode;
  /** After the text: may be a button. */
  trailing?: ReactNode;
}

export function TextField({ leading, trailing, ...props }: TextFieldProps) {
  const [frame, input] = splitFrame(props);
  const inset = `${leading ? 'pl-10' : ''} ${trailing ? 'pr-12' : ''}`;
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          {leading && (
            <span className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center text-muted">
              {leading}
            </span>
          )}
          <input type="text" {...input} {...control} className={controlClasses(inset)} />
          {trailing && (
            <span className="absolute inset-y-0 right-0 flex items-center pr-0.5">{trailing}</span>
          )}
        </div>
      )}
    </Field>
  );
}
