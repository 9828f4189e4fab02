import { type KeyboardEvent, useId } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { RequestedText } from '#domain/products/product.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { type OptionGroup, type OptionValue, textPlace } from './option-groups.ts';
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
          value={purchase.readText(text.property)}
          onChange={(typed) => purchase.changeText(text.property, typed)}
          error={purchase.messages[textPlace(text.property)]}
        />
      )}
    </fieldset>
  );
}

interface OptionRadioProps {
  name: string;
  option: OptionValue;
  isChosen: boolean;
  onChoose: () => void;
  onDeselect: () => void;
}

/** A radio that a click or the space bar can deselect (specification, section 2). */
function OptionRadio({ name, option, isChosen, onChoose, onDeselect }: OptionRadioProps) {
  function deselectBySpace(event: KeyboardEvent) {
    if (event.key !== ' ' || !isChosen) return;
    // Prevents a second change in browsers that click a checked radio on space.
    event.preventDefault();
    onDeselect();
  }

  return (
    <label
      data-state={option.state}
      className={
        'relative inline-flex min-h-11 pointer-fine:min-h-10.5 max-w-full cursor-pointer items-center gap-2 rounded-lg border border-control bg-surface px-3.5 py-1.5 ' +
        'outline-offset-2 outline-focus transition-colors hover:border-ink has-checked:border-ink ' +
        'has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-ink has-checked:ring-inset ' +
        'has-focus-visible:outline-2 forced-colors:has-checked:border-4 data-[state=elsewhere]:border-dashed'
      }
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={isChosen}
        data-asks-text={option.asksText || undefined}
        onChange={onChoose}
        // A checked radio fires click, but not change.
        onClick={isChosen ? onDeselect : undefined}
        onKeyUp={deselectBySpace}
        // Beside the text rather than over it, so that both are clickable.
        className="absolute inset-y-0 left-0 w-1 cursor-pointer appearance-none opacity-0"
      />
      {option.picture && (
        <ProductPicture
          src={option.picture}
          sizes="2.25rem"
          className="-my-1 -ml-2.5 size-8.5 rounded-md object-cover"
        />
      )}
      <span className={`min-w-0 ${STATE_STYLES[option.state ?? 'available']}`}>
        {option.label}
        {option.state && option.state !== 'available' && (
          <span className="sr-only"> ({STATE_TEXTS[option.state]})</span>
        )}
      </span>
      {option.surcharge > 0 && (
        <span className="numeric text-sm text-muted">+{formatMoney(option.surcharge)}</span>
      )}
    </label>
  );
}

/** Sold out: struck through; not offered with what else is chosen: pale, as it changes that. */
const STATE_STYLES = { available: '', sold_out: 'line-through text-muted', elsewhere: 'text-muted italic' };

const STATE_TEXTS = { sold_out: 'sold out', elsewhere: 'changes other options' };

interface OptionTextProps {
  text: RequestedText;
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
}

/**
 * Text that a value of a property requires. CSS shows it, so that it works before any script. It has no name:
 * without script it would end up in the URL.
 */
function OptionText({ text: { label, maxLength }, value, onChange, error }: OptionTextProps) {
  return (
    <div className="mt-3 hidden group-has-[[data-asks-text]:checked]/option:block">
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
