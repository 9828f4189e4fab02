import { isLoopbackName } from './loopback-name.ts';

type Reach = {
  host: string;
  publicUrl: string | null;
  trustsProxies: boolean;
};

type Situation = Reach & {
  /** The value of DEMO_SIGN_IN; null: not set. */
  demoSignIn: boolean | null;
  smtpUrl: string | null;
  /** The built-in emulator, or Stripe with keys of this mode. */
  paidBy: 'emulator' | 'test' | 'live';
  /** Networks of TRUSTED_PROXIES that are too wide to be of proxies only. */
  proxiesOfAll: readonly string[];
};

/**
 * Returns the setting by which other machines reach the shop; null if only this one does, without https or
 * proxy.
 */
export function reachedBy({ host, publicUrl, trustsProxies }: Reach): string | null {
  const url = publicUrl === null ? null : new URL(publicUrl);
  if (url && (url.protocol === 'https:' || !isLoopbackName(url.hostname)))
    return `PUBLIC_URL is ${publicUrl}`;
  if (!isLoopbackName(host)) return `HOST is ${host}`;
  return trustsProxies ? 'TRUSTED_PROXIES is set' : null;
}

/** Lists the warnings about these settings for the start, each with its remedy. */
export function startWarnings(situation: Situation): string[] {
  const { demoSignIn, smtpUrl, paidBy, proxiesOfAll } = situation;
  const isLive = paidBy === 'live';
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
  if (reached && paidBy === 'emulator')
    warnings.push(
      `ANYONE CAN BUY WITHOUT PAYING. Others can reach this shop (${reached}), and without STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET test cards such as 4242 4242 4242 4242 make paid orders. Set the three keys, or send nothing that is ordered here.`,
    );
  if (reached && paidBy === 'test')
    warnings.push(
      `ANYONE CAN BUY WITHOUT PAYING. Others can reach this shop (${reached}), and its keys are of Stripe's test mode, in which test cards such as 4242 4242 4242 4242 make paid orders. Set live keys, or send nothing that is ordered here.`,
    );
  if (isLive && smtpUrl === null)
    warnings.push(
      'SMTP_URL is not set, but real money is taken: customers get no mail about their orders, and cannot prove their email address. Set SMTP_URL to your mail server, and MAIL_FROM to the sender.',
    );
  if (proxiesOfAll.length > 0)
    warnings.push(
      `TRUSTED_PROXIES trusts everybody (${proxiesOfAll.join(', ')}): any visitor can claim any address, so that limits for each address limit nobody. Set it to the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8.`,
    );
  return warnings;
}
