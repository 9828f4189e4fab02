import { type RadioChoice, RadioList } from '#web/ui/forms/radio-list.tsx';
import { FilterSection } from './filter-section.tsx';

interface FilterChoiceProps {
  name: 'category' | 'brand';
  legend: string;
  choices: RadioChoice[];
  chosen: string;
  clearHref: string;
  onChange: (value: string) => void;
}

/** A filter with one of several values. */
export function FilterChoice({ name, legend, choices, chosen, clearHref, onChange }: FilterChoiceProps) {
  if (choices.length === 0) return null;
  return (
    <FilterSection
      clear={chosen === '' ? undefined : { href: clearHref, label: `Clear ${legend.toLowerCase()}` }}
    >
      <div className={choices.length > MANY ? SCROLLING : undefined}>
        <RadioList
          name={name}
          legend={<span className="text-base font-semibold">{legend}</span>}
          choices={choices}
          value={chosen}
          onChange={onChange}
        />
      </div>
    </FilterSection>
  );
}

/** More choices than this scroll. */
const MANY = 8;
// Fades at the end to show that there is more; the padding keeps the last choice readable.
const SCROLLING =
  '-mr-2 -ml-1 max-h-76 overflow-y-auto mask-b-from-[calc(100%-2.5rem)] pr-2 pb-8 pl-1 [scrollbar-width:thin]';
