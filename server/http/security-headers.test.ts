import { describe, expect, it } from 'vitest';
import { pagePolicy, paymentSources } from './security-headers.ts';

const scripts = ['start()'];
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the policy of a page', () => {
  it('allows no other origin if the shop serves its own payments', () => {
    const policy = pagePolicy(
      scripts,
      paymentSources({ publishableKey: 'pk', emulatorPath: '/emulator/stripe' }),
    );
    expect(directive(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(policy).not.toContain('stripe.com');
  });

  it('allows only Stripe if the shop uses it', () => {
    const policy = pagePolicy(scripts, paymentSources({ publishableKey: 'pk' }));
    expect(directive(policy, 'script-src')).toContain(' https://js.stripe.com https://*.js.stripe.com');
    expect(directive(policy, 'frame-src')).toBe(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    );
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.stripe.com");
    expect(policy).not.toContain('unsafe-eval');
    expect(directive(policy, 'script-src')).not.toContain('unsafe-inline');
  });

  it('allows connections and frames of an emulator elsewhere, but no scripts', () => {
    const policy = pagePolicy(
      scripts,
      paymentSources({ publishableKey: 'pk', emulatorPath: 'http://127.0.0.1:4242' }),
    );
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' http://127.0.0.1:4242");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self' http://127.0.0.1:4242");
    expect(directive(policy, 'script-src')).not.toContain('4242');
  });
});
