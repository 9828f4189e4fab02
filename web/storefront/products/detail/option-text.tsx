import { useEffect, useEffectEvent, useRef } from 'react';
import type { AskedText } from '#domain/products/product.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';

interface OptionTextProps {
  text: AskedText;
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
}

/**
 * Text that a value of a property requires. CSS shows it, so that it works before any script. It has no name:
 * without script it would end up in the URL.
 */
export function OptionText({ text: { label, maxLength }, value, onChange, error }: OptionTextProps) {
  const field = useRef<HTMLDivElement>(null);

  // Text typed before hydration.
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.querySelector('input')?.value ?? '';
    if (typed !== '' && typed !== value) onChange(typed);
  });
  useEffect(() => takeTyped(), []);

  return (
    <div ref={field} className="mt-3 hidden group-has-[[data-asks-text]:checked]/option:block">
      <TextField
        label={label}
        hint={`${value.trim().length} of ${maxLength} characters`}
        maxLength={maxLength}
        autoComplete="off"
        aria-required
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={error}
      />
    </div>
  );
}
