import { DAY, HOUR } from '#domain/time-units.ts';
import { chanceFrom } from '../reviews/chance.ts';
import { hexFrom } from './bytes-from.ts';
import { customerOf } from './customers.ts';
import { messageTexts } from './message-texts.ts';
import { atWork } from './working-hours.ts';

/** Age in days of the oldest message, and of the oldest read message without an answer in the inbox. */
const OLDEST = 340;
const ARCHIVED_AFTER = 90;

/** Number of unread messages, the newest ones. */
const UNREAD = 3;

export type DemoMessage = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  createdAt: Date;
  readAt: Date | null;
  archivedAt: Date | null;
  answer: { text: string; createdAt: Date } | null;
};

/** Messages of customers, oldest first: most are read and answered, old ones archived, the newest unread. */
export function manyMessages({
  seed,
  count,
  now,
}: {
  seed: string;
  count: number;
  now: Date;
}): DemoMessage[] {
  const chance = chanceFrom(`${seed} messages`);
  return Array.from({ length: count }, (_, index) => {
    const { message, answer } = textAt(index, count);
    const { email, address } = customerOf(seed, chance.between(0, 100));
    const [firstName = '', ...names] = address.fullName.split(' ');
    const createdAt =
      now.getTime() - OLDEST * DAY * (1 - (index + 0.99) / count) ** 2.6 - chance.between(1, 9) * HOUR;
    const readAt = atWork(createdAt + chance.between(1, 6) * HOUR, chance);
    const answeredAt = readAt + chance.between(4, 40) * 60_000;
    const isRead = index < count - UNREAD && answeredAt <= now.getTime();
    const isArchived = isRead && now.getTime() - createdAt > ARCHIVED_AFTER * DAY;
    return {
      id: hexFrom(chance, 16),
      firstName,
      lastName: names.join(' '),
      email,
      phone: address.phone ?? '',
      message,
      createdAt: new Date(createdAt),
      readAt: isRead ? new Date(readAt) : null,
      archivedAt: isArchived ? new Date(answeredAt) : null,
      answer: isRead && answer !== null ? { text: answer, createdAt: new Date(answeredAt) } : null,
    };
  });
}

/** The last texts belong to the newest messages; texts repeat if there are more messages. */
function textAt(index: number, count: number): (typeof messageTexts)[number] {
  const text = messageTexts.at((index - count) % messageTexts.length);
  if (!text) throw new Error('The demo has no texts of messages');
  return text;
}
