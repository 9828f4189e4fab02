import { formatTime } from '#domain/dates.ts';
import { timeZones } from '#domain/time-zone-names.ts';
import type { ComboboxOption } from '#web/ui/forms/use-option-search.ts';

/** A zone as an option: 'America/Los Angeles', with its time as the hint unless `now` is null. */
export function timeZoneOption(zone: string, now: Date | null): ComboboxOption {
  return {
    value: zone,
    label: zone.replaceAll('_', ' '),
    ...(now && { hint: formatTime(now, zone) }),
  };
}

/** The zones whose names contain every typed word; all zones for an empty text. */
export function findTimeZones(text: string, now: Date): ComboboxOption[] {
  const words = splitWords(text);
  return timeZones()
    .filter((zone) => words.every((word) => splitWords(zone).join(' ').includes(word)))
    .map((zone) => timeZoneOption(zone, now));
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+]+/u)
    .filter((word) => word !== '');
}
