import type { OptionGroup } from './option-groups.ts';
import { OptionRadio } from './option-radio.tsx';

interface OptionFieldsetProps {
  group: OptionGroup;
  onChoose: (value: string | null) => void;
}

export function OptionFieldset({ group, onChoose }: OptionFieldsetProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{group.legend}</legend>
      <div className="flex flex-wrap gap-2">
        {group.values.map((option) => (
          <OptionRadio
            key={option.value}
            name={group.name}
            option={option}
            isChosen={option.value === group.chosen}
            onChoose={() => onChoose(option.value)}
            onDeselect={() => onChoose(null)}
          />
        ))}
      </div>
    </fieldset>
  );
}
