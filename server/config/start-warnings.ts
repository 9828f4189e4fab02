type Situation = {
  host: string;
  publicUrl: string | null;
  /** What DEMO_SIGN_IN says; null: nothing. */
  demoSignIn: boolean | null;
  smtpUrl: string | null;
  isLive: boolean;
};

/** The setting by which other machines reach the shop; null if only this one does, without https. */
export function reachedBy({ host, publicUrl }: Pick<Situation, 'host' | 'publicUrl'>): string | null {
  const url = publicUrl === null ? null : new URL(publicUrl);
  if (url && (url.protocol === 'https:' || !isThisMachine(url.hostname))) return `PUBLIC_URL is ${publicUrl}`;
  return isThisMachine(host) ? null : `HOST is ${host}`;
}

/** What a person should know about these settings at the start, with what to do. */
export function startWarnings(situation: Situation): string[] {
  const { demoSignIn, smtpUrl, isLive } = situation;
  const reached = reachedBy(situation);
  const warnings: string[] = [];
  if (reached && demoSignIn === null && !isLive)
    warnings.push(
      `The demo sign-in is off, because others can reach this shop (${reached}). Add an account of your own: npm run staff -- add you@example.com. For a public demo: DEMO_SIGN_IN=on`,
    );
  if (reached && demoSignIn)
    warnings.push(
      `Everyone knows the demo sign-in, and others can reach this shop (${reached}). Anything in its back office is public. Unless this is a demo: DEMO_SIGN_IN=off`,
    );
  if (isLive && smtpUrl === null)
    warnings.push(
      'SMTP_URL is not set, but real money is taken: customers get no mail about their orders, and cannot prove their email address. Set SMTP_URL to your mail server, and MAIL_FROM to the sender.',
    );
  return warnings;
}

function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
