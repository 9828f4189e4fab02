import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './root.ts';

const CALLS = path.join(ROOT, 'contract/calls');

/**
 * Browsers send calls but never parse with their schemas: of each module in contract/calls they load the method and path of
 * its calls only, taken from the definitions by running them. It saves every page the schema library; forms load theirs
 * from contract/forms.
 */
export function callsForBrowsers(): Plugin {
  return {
    name: 'calls-for-browsers',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const [file = ''] = id.split('?');
      if (path.dirname(file) !== CALLS) return null;
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
