/** Everyone knows it: it is for trying the back office, and never works where DEMO_SIGN_IN is off. */
export const DEMO_SIGN_IN = { email: 'admin@marigold.example', password: 'goldenhour' } as const;

/** How the demo account is called where staff are named. */
export const DEMO_STAFF_NAME = 'Demo Admin';

export function isDemoStaff(email: string): boolean {
  return email.toLowerCase() === DEMO_SIGN_IN.email;
}
