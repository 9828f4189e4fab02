import { COUNTRIES, countryName, findCountryCode } from '#domain/countries.ts';
import { stateKey } from '#domain/find-state.ts';
import { EVERYWHERE } from '#domain/place.ts';
import { listStates, stateName } from '#domain/states.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Chip } from '#web/ui/feedback/chip.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import type { RegionEntry } from './shipping-form-values.ts';

type Props = {
  regions: readonly RegionEntry[];
  path: string;
  errors: FieldErrors;
  onChange: (regions: RegionEntry[]) => void;
};

/** The countries of a zone, and the states of those that are not in it as a whole. */
export function RegionPicker({ regions, path, errors, onChange }: Props) {
  function add(country: string) {
    if (!regions.some((region) => region.country === country))
      onChange([...regions, { key: newKey(), country, states: [] }]);
  }
  return (
    <div className="grid gap-4">
      {regions.length > 0 && (
        <ul aria-label="Countries" className="flex flex-wrap gap-2">
          {regions.map(({ key, country, states }, place) => (
            <li key={key}>
              <Chip
                removeLabel={`Remove ${findCountryName(country)} from this zone`}
                onRemove={() => onChange(regions.toSpliced(place, 1))}
              >
                {findCountryName(country)}
                {states.length > 0 && `: ${states.map((state) => stateName(country, state)).join(', ')}`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Combobox
          label="Add a country"
          data-field={path}
          search={async (text) => findCountries(text)}
          value={null}
          onChange={(option) => option && add(option.value)}
          emptyText="No country has this name."
          error={errors[path] ?? firstError(errors, path)}
        />
        {regions.length > 0 && <StatePicker regions={regions} onChange={onChange} />}
      </div>
    </div>
  );
}

/** Limits a country to some of its states. */
function StatePicker({ regions, onChange }: Pick<Props, 'regions' | 'onChange'>) {
  const countries = regions.map(({ country }) => country).filter((country) => country !== EVERYWHERE);
  if (countries.length === 0) return null;
  const toggle = (value: string) => {
    const [country = '', state = ''] = value.split('/');
    onChange(
      regions.map((region) => {
        if (region.country !== country) return region;
        const without = region.states.filter((each) => each !== state);
        return {
          ...region,
          states: without.length < region.states.length ? without : [...region.states, state],
        };
      }),
    );
  };
  return (
    <Combobox
      label="Only some states"
      hint="Without a state, all of the country is in this zone. Choose a state again to remove it."
      search={async (text) => findStates(regions, text)}
      value={null}
      onChange={(option) => option && toggle(option.value)}
      emptyText="Type the name of a state."
    />
  );
}

function findCountryName(country: string): string {
  return country === EVERYWHERE ? 'Everywhere else' : countryName(country);
}

function findCountries(text: string) {
  const typed = text.trim().toLowerCase();
  const names = ['Everywhere else', ...COUNTRIES].filter((name) => name.toLowerCase().includes(typed));
  const exact = findCountryCode(typed);
  return names
    .map((name) => ({ value: findCountryCode(name) ?? EVERYWHERE, label: name }))
    .sort((a, b) => Number(b.value === exact) - Number(a.value === exact))
    .slice(0, 20);
}

/** Listed states of the countries; for others the typed one. */
function findStates(regions: readonly RegionEntry[], text: string) {
  const typed = text.trim();
  return regions
    .filter(({ country }) => country !== EVERYWHERE)
    .flatMap(({ country, states }) => {
      const listed = listStates(country);
      const hint = countryName(country);
      if (listed.length === 0) {
        if (typed === '') return [];
        return [{ value: `${country}/${stateKey(country, typed)}`, label: typed, hint }];
      }
      return listed
        .filter(({ code, name }) => `${name} ${code}`.toLowerCase().includes(typed.toLowerCase()))
        .map(({ code, name }) => ({
          value: `${country}/${code}`,
          label: states.includes(code) ? `${name} (chosen)` : name,
          hint,
        }));
    })
    .slice(0, 60);
}

/** The first message about a country or state of the zone. */
function firstError(errors: FieldErrors, path: string): string | undefined {
  return Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
}
