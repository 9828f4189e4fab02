import { inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { addMember } from './add-member.ts';
import { DEMO_SIGN_IN } from './demo-sign-in.ts';
import { findMember } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** Creates the demo member unless it is there. A password that somebody gave it stays. */
export async function ensureDemoMember(services: Pick<StaffServices, 'db' | 'authIn'>): Promise<void> {
  const { db } = services;
  if (await findMember(db, DEMO_SIGN_IN.email)) return;
  try {
    await inTransaction(db, (tx) => addMember(tx, services, { ...DEMO_SIGN_IN, name: 'Demo Admin' }));
  } catch (error) {
    // Another server was faster.
    if (!isDuplicate(error, 'staff_members_email_unique')) throw error;
  }
}
