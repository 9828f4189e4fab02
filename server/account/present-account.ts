import type { WireAccount, WireAccountExport, WireSavedAddress } from '#contract/calls/account.ts';
import type { SavedAddress } from '#domain/account/address-book.ts';
import type { Membership } from '#domain/members/membership.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { StoredReminder } from '../cart/reminders/reminder-queries.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { presentMembership } from '../members/present-member.ts';
import type { StoredMessage } from '../messages/message-queries.ts';
import { presentReview } from '../reviews/present-review.ts';

export function presentAccount(email: string, memberships: readonly Membership[], now: Date): WireAccount {
  const valid = memberships.filter(({ refundedAt }) => refundedAt === null);
  return { email, memberships: valid.map((membership) => presentMembership(membership, now)) };
}

export function presentSavedAddress(saved: SavedAddress): WireSavedAddress {
  const { id, name, companyName, phone, address, city, state, zip, country, isDefault } = saved;
  return { id, name, ...omitNulls({ companyName }), phone, address, city, state, zip, country, isDefault };
}

/** Presents a membership with the details of its member, for them. */
export function presentOwnMembership(
  membership: Membership,
  now: Date,
): WireAccountExport['memberships'][number] {
  const { fullName, email, phone, address, city, state, postalCode } = membership;
  const details = { fullName, email, phone, address, city, state, postalCode };
  return { ...presentMembership(membership, now), ...details };
}

export function presentOwnReview(review: Review): WireAccountExport['reviews'][number] {
  return { ...presentReview(review), userEmail: review.userEmail };
}

/** Presents a message for who sent it: without the names of staff, and without what they did with it. */
export function presentOwnMessage(sent: StoredMessage): WireAccountExport['messages'][number] {
  const { id, firstName, lastName, email, phone, message, createdAt, answers } = sent;
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    message,
    createdAt: createdAt.toISOString(),
    answers: answers.map((answer) => ({ text: answer.text, createdAt: answer.createdAt.toISOString() })),
  };
}

export function presentOwnReminder(reminder: StoredReminder): NonNullable<WireAccountExport['cartReminder']> {
  const { typedAt, dueAt, remindedAt, stoppedAt } = reminder;
  return {
    typedAt: typedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
    lines: [...reminder.lines, ...reminder.remindedLines].map(({ productId, quantity, selection }) => ({
      productId,
      quantity,
      ...(selection.texts && { propertyTexts: selection.texts }),
    })),
  };
}
