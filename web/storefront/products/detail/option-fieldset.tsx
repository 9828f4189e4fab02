import { useId } from 'react';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { type OptionGroup, textPlace } from './option-groups.ts';
import { OptionRadio } from './option-radio.tsx';
import { OptionText } from './option-text.tsx';
import type { Purchase } from './use-purchase.ts';

interface OptionFieldsetProps {
  group: OptionGroup;
  purchase: Purchase;
  onChoose: (value: string | null) => void;
}

export function OptionFieldset({ group, purchase, onChoose }: OptionFieldsetProps) {
  const errorId = useId();
  const { legend, values, chosen, isRequired, text } = group;
  const error = purchase.messages[group.name];
  return (
    <fieldset
      // Only a radiogroup may be invalid; a fieldset's own role, group, may not.
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows this one on a fieldset.
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="group/option min-w-0"
    >
      <legend className="mb-2 text-sm font-semibold">
        {legend}
        {isRequired && chosen === null && (
          <span aria-hidden="true" className="font-normal text-muted">
            {' '}
            (please choose)
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((option) => (
          <OptionRadio
            key={option.value}
            name={group.name}
            option={option}
            isChosen={option.value === chosen}
            onChoose={() => onChoose(option.value)}
            onDeselect={() => onChoose(null)}
          />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      {text && (
        <OptionText
          text={text}
          value={purchase.textOf(text.property)}
          onChange={(typed) => purchase.changeText(text.property, typed)}
          error={purchase.messages[textPlace(text.property)]}
        />
      )}
    </fieldset>
  );
}
