/** A public account to try the back office; disabled where DEMO_SIGN_IN is off. */
export const DEMO_SIGN_IN = { email: 'admin@marigold.example', password: 'goldenhour' } as const;

/** The visitors for whom the demo sign-in works, and who see the secrets that a demo shop shows. */
export type DemoAccess = {
  /** False: nowhere. */
  demoSignIn: boolean;
  /** True if it was asked for (DEMO_SIGN_IN=on): for everybody. Otherwise for this machine only. */
  demoForAll: boolean;
};

/** The part of `Visitor` that decides about the demo sign-in. */
export type Asking = { isOnThisMachine: () => Promise<boolean> };

/** True if this visitor may use the demo sign-in, and see the codes that a demo does not mail. */
export async function mayUseDemo({ demoSignIn, demoForAll }: DemoAccess, visitor: Asking): Promise<boolean> {
  return demoSignIn && (demoForAll || (await visitor.isOnThisMachine()));
}

/** The display name of the demo account. */
export const DEMO_STAFF_NAME = 'Demo Admin';

export function isDemoStaff(email: string): boolean {
  return email.toLowerCase() === DEMO_SIGN_IN.email;
}
