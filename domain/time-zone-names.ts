import { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
import { isTimeZone } from './time-zone.ts';

/** Names of all time zones, UTC first; those that an engine lists by an older name have the current one. */
export function timeZones(): string[] {
  const listed = Intl.supportedValuesOf('timeZone').map((name) => {
    const current = CURRENT_NAMES[name];
    return current !== undefined && isTimeZone(current) ? current : name;
  });
  const names = new Set(listed.sort());
  names.delete(DEFAULT_TIME_ZONE);
  return [DEFAULT_TIME_ZONE, ...names];
}

const CURRENT_NAMES: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};
