import { formatTime } from '#domain/dates.ts';
import { timeZones } from '#domain/time-zone-names.ts';
import type { ComboboxOption } from '#web/ui/forms/use-option-search.ts';

/**
 * A zone as it is chosen: 'America/Los Angeles', and what time it is there; without a moment only its name.
 */
export function timeZoneOption(zone: string, now: Date | null): ComboboxOption {
  return {
    value: zone,
    label: zone.replaceAll('_', ' '),
    ...(now && { hint: formatTime(now, zone) }),
  };
}

/** The zones whose names have every word that was typed, however it is written; all of them for nothing. */
export function findTimeZones(text: string, now: Date): ComboboxOption[] {
  const words = wordsOf(text);
  return timeZones()
    .filter((zone) => words.every((word) => wordsOf(zone).join(' ').includes(word)))
    .map((zone) => timeZoneOption(zone, now));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+]+/u)
    .filter((word) => word !== '');
}
