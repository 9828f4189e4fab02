import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/* Staff sign-in: the tables of better-auth, renamed. */

const moment = () => timestamp({ withTimezone: true });

export const staffUsers = pgTable('staff_members', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    /** Digest of the token. */
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('staff_sessions_of_member').on(table.userId)],
);

/** Password digests. */
export const staffCredentials = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('staff_accounts_of_member').on(table.userId)],
);

/** Mailed links, until they are used or expire. */
export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('staff_verifications_by_identifier').on(table.identifier)],
);
