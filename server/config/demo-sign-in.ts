/** A public account to try the back office; disabled where DEMO_SIGN_IN is off. */
export const DEMO_SIGN_IN = { email: 'admin@marigold.example', password: 'goldenhour' } as const;

/** Where the demo sign-in works, and with it all that a demo shows of secrets. */
export type DemoAccess = {
  /** False: nowhere. */
  demoSignIn: boolean;
  /** True if it was asked for (DEMO_SIGN_IN=on): for everybody. Otherwise for this machine only. */
  demoForAll: boolean;
};

/** Who asks; a part of what HTTP knows of a visitor. */
export type Asking = { isOnThisMachine: () => Promise<boolean> };

/** True if this visitor may sign in as everyone can in a demo, and see the codes that it mails to nobody. */
export async function mayUseDemo({ demoSignIn, demoForAll }: DemoAccess, visitor: Asking): Promise<boolean> {
  return demoSignIn && (demoForAll || (await visitor.isOnThisMachine()));
}

/** The display name of the demo account. */
export const DEMO_STAFF_NAME = 'Demo Admin';

export function isDemoStaff(email: string): boolean {
  return email.toLowerCase() === DEMO_SIGN_IN.email;
}
