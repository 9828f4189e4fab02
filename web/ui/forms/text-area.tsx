import type { ComponentProps } from 'react';
import { controlClasses } from './control-style.ts';
import { Field, type FieldFrame, splitFrame } from './field.tsx';

export interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, keyof FieldFrame> {}

/** Grows with its text where the browser can, from `rows` lines up. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const [frame, textarea] = splitFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          rows={rows}
          {...textarea}
          {...control}
          className={controlClasses('max-h-96 field-sizing-content wrap-anywhere')}
          style={{ minHeight: `${rows * 1.6 + 1.2}rem`, ...textarea.style }}
        />
      )}
    </Field>
  );
}
