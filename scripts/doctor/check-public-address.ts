import type { PeerCertificate } from 'node:tls';
import { connect } from 'node:tls';
import Stripe from 'stripe';
import { DAY } from '#domain/time-units.ts';
import type { Config } from '#server/config/config.ts';
import { NO_PROXIES } from '#server/config/trusted-proxies.ts';
import { type Finding, good, note, wrong } from './finding.ts';
import { WEBHOOK_PATH } from './webhook-path.ts';

/** Milliseconds for one request. */
const TIMEOUT = 10_000;

/** Milliseconds of validity at which a certificate should have been renewed. */
const SOON = 14 * DAY;

type Address = Pick<Config, 'publicUrl' | 'trustedProxies' | 'stripe'>;

/** Opens the shop as visitors do: through the network, the proxy and its certificate. */
export async function checkPublicAddress({ publicUrl, trustedProxies, stripe }: Address): Promise<Finding[]> {
  if (publicUrl === null)
    return [note('Address', 'PUBLIC_URL is not set: only this machine can open the links of the shop.')];
  const findings = [await checkAnswer(publicUrl)];
  if (findings[0]?.state === 'good') {
    if (publicUrl.startsWith('https:')) findings.push(await checkCertificate(publicUrl));
    if (stripe) findings.push(await checkWebhook(publicUrl, stripe.webhookSecrets[0]));
  }
  // The shop itself speaks http only.
  if (publicUrl.startsWith('https:') && trustedProxies === NO_PROXIES.list)
    findings.push(
      wrong(
        'Proxy',
        'PUBLIC_URL is https:, so a proxy forwards requests, but TRUSTED_PROXIES does not name it: limits for each visitor count all of them as one.',
      ),
    );
  return findings;
}

async function checkAnswer(publicUrl: string): Promise<Finding> {
  try {
    const { status, headers } = await fetch(`${publicUrl}/readyz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (status === 200) return good('Address', `${publicUrl} answers.`);
    const location = headers.get('location');
    return wrong(
      'Address',
      location
        ? `${publicUrl} leads to ${location}. Set PUBLIC_URL to the address that visitors end at.`
        : `${publicUrl}/readyz answers with status ${status} instead of 200. Does the shop run behind the proxy?`,
    );
  } catch (error) {
    return wrong(
      'Address',
      `${publicUrl} does not answer (${describeError(error)}). Check name, proxy and shop.`,
    );
  }
}

async function checkCertificate(publicUrl: string): Promise<Finding> {
  const { hostname, port } = new URL(publicUrl);
  const { promise, resolve, reject } = Promise.withResolvers<PeerCertificate>();
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () =>
    resolve(socket.getPeerCertificate()),
  );
  socket.setTimeout(TIMEOUT, () => socket.destroy(new Error('timeout')));
  socket.on('error', reject);
  try {
    return describeCertificate(new Date((await promise).valid_to), new Date());
  } catch (error) {
    return wrong('Certificate', `it cannot be read (${describeError(error)}).`);
  } finally {
    socket.destroy();
  }
}

export function describeCertificate(validTo: Date, now: Date): Finding {
  const until = `valid until ${validTo.toISOString().slice(0, 10)}`;
  return validTo.getTime() - now.getTime() > SOON
    ? good('Certificate', `${until}.`)
    : wrong('Certificate', `${until}. Renew it, and see why it was not renewed by itself.`);
}

/** Sends the running shop an event that means nothing to it, signed as the provider signs. */
async function checkWebhook(publicUrl: string, secret: string): Promise<Finding> {
  const payload = JSON.stringify({ object: 'event', type: 'marigold.doctor', data: { object: {} } });
  try {
    const { status } = await fetch(`${publicUrl}${WEBHOOK_PATH}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return status === 200
      ? good('Signature', 'the running shop takes webhooks that are signed with STRIPE_WEBHOOK_SECRET.')
      : wrong(
          'Signature',
          `the running shop answers a webhook signed with STRIPE_WEBHOOK_SECRET with status ${status}. Start it with the same secret.`,
        );
  } catch (error) {
    return wrong('Signature', `the shop did not answer a webhook (${describeError(error)}).`);
  }
}

function describeError(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
