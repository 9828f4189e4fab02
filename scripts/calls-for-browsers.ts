import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './root.ts';

const CALLS =
  /^(audit|auth|checkout|customers|dashboard|email-proof|invoices|mails|members|memberships|messages|orders|payments|products|reviews|search|settings|staff-orders|staff-products|suggestions|uploads)\.ts$/;

/**
 * Browsers send calls but never parse with their schemas: of the modules that define calls they load method and path only,
 * taken from the very definitions by running them. It saves every page the schema library; forms load theirs from
 * contract/forms.ts.
 */
export function callsForBrowsers(): Plugin {
  return {
    name: 'calls-for-browsers',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const [file = ''] = id.split('?');
      const isCallModule =
        path.dirname(file) === path.join(ROOT, 'contract') && CALLS.test(path.basename(file));
      if (!isCallModule) return null;
      const exported: Record<string, unknown> = await import(file);
      return Object.entries(exported)
        .filter(([, value]) => isCall(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, ['method', 'path'])};`)
        .join('\n');
    },
  };
}

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
