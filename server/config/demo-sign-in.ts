/** A public account to try the back office; disabled where DEMO_SIGN_IN is off. */
export const DEMO_SIGN_IN = { email: 'admin@marigold.example', password: 'goldenhour' } as const;

/** The display name of the demo account. */
export const DEMO_STAFF_NAME = 'Demo Admin';

export function isDemoStaff(email: string): boolean {
  return email.toLowerCase() === DEMO_SIGN_IN.email;
}
