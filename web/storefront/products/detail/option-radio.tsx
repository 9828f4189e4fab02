import type { KeyboardEvent } from 'react';
import { formatMoney } from '#domain/money.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import type { OptionValue } from './option-groups.ts';

interface OptionRadioProps {
  name: string;
  option: OptionValue;
  isChosen: boolean;
  onChoose: () => void;
  onDeselect: () => void;
}

/** A radio that a click or the space bar can deselect (spec 2). */
export function OptionRadio({ name, option, isChosen, onChoose, onDeselect }: OptionRadioProps) {
  function deselectBySpace(event: KeyboardEvent) {
    if (event.key !== ' ' || !isChosen) return;
    // Prevents a second change in browsers that click a checked radio on space.
    event.preventDefault();
    onDeselect();
  }

  return (
    <label
      className={
        'relative inline-flex min-h-11 pointer-fine:min-h-10.5 max-w-full cursor-pointer items-center gap-2 rounded-lg border border-control bg-surface px-3.5 py-1.5 ' +
        'outline-offset-2 outline-focus transition-colors hover:border-ink has-checked:border-ink ' +
        'has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-ink has-checked:ring-inset ' +
        'has-focus-visible:outline-2 forced-colors:has-checked:border-4'
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
          alt=""
          width={800}
          height={800}
          className="-my-1 -ml-2.5 size-8.5 rounded-md object-cover"
        />
      )}
      <span className="min-w-0">{option.label}</span>
      {option.surcharge > 0 && (
        <span className="numeric text-sm text-muted">+{formatMoney(option.surcharge)}</span>
      )}
    </label>
  );
}
