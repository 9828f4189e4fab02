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
 * The text that a value of a property asks for. Shown by CSS while such a value is chosen, before any script
 * too. It has no name: a form sent without script would write what was typed into an address.
 */
export function OptionText({ text: { label, maxLength }, value, onChange, error }: OptionTextProps) {
  const field = useRef<HTMLDivElement>(null);

  // What was typed before the page had started.
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
