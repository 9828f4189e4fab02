import { inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { DEMO_SIGN_IN, DEMO_STAFF_NAME } from '../config/demo-sign-in.ts';
import { createStaffUser } from './create-staff-user.ts';
import { findStaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** Creates the demo user if it does not exist; its password is never reset. */
export async function ensureDemoStaff(services: Pick<StaffServices, 'db' | 'authIn'>): Promise<void> {
  const { db } = services;
  if (await findStaffUser(db, DEMO_SIGN_IN.email)) return;
  try {
    await inTransaction(db, (tx) =>
      createStaffUser(tx, services, { ...DEMO_SIGN_IN, name: DEMO_STAFF_NAME }),
    );
  } catch (error) {
    // Another server was first.
    if (!isDuplicate(error, 'staff_members_email_unique')) throw error;
  }
}
