import type { ValuesOf } from '../fields/field.ts';
import { lineField, MOST_IN_ADDRESS } from './text-fields.ts';

/** A line above the pages of the storefront; without a text there is none. */
export const ANNOUNCEMENT_TEXTS = {
  text: { ...lineField('Text', ''), hint: 'Such as: Free shipping until Sunday. Empty: nothing is shown.' },
  link: {
    ...lineField('Link', ''),
    most: MOST_IN_ADDRESS,
    hint: 'Where the text leads, such as /user/products or https://blog.example.',
    isWebAddress: true,
    orPath: true,
  },
  firstDay: { kind: 'day', label: 'First day', initially: '', hint: 'Empty: from now on.' },
  lastDay: { kind: 'day', label: 'Last day', initially: '', hint: 'Empty: until you take it off.' },
} as const;

type Announcement = ValuesOf<typeof ANNOUNCEMENT_TEXTS>;

/** True if shoppers see it on a day of the shop's time zone, as YYYY-MM-DD. */
export function isAnnounced({ text, firstDay, lastDay }: Announcement, day: string): boolean {
  return text !== '' && (firstDay === '' || firstDay <= day) && (lastDay === '' || day <= lastDay);
}

/** Why an announcement would never be shown, by field; null if it can be. */
export function explainDays({ firstDay, lastDay }: Announcement): { lastDay: string } | null {
  const isNever = firstDay !== '' && lastDay !== '' && lastDay < firstDay;
  return isNever ? { lastDay: 'The last day is before the first one' } : null;
}
