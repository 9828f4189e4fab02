import path from 'node:path';
import type { Plugin } from 'vite';
import type { Call } from '#contract/define-call.ts';
import { ROOT } from './root.ts';

const CALLS = path.join(ROOT, 'contract/calls');
const FAILURE = path.join(ROOT, 'contract/failure.ts');

/**
 * Browsers send calls but never parse with their schemas: of each module in contract/calls they load only the
 * method, path and amounts of its calls, which this plugin evaluates; of a failure its amounts. So pages
 * do not load the schema library; forms load their schemas from contract/forms.
 */
export function callsForBrowsers(): Plugin {
  return {
    name: 'calls-for-browsers',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const [file = ''] = id.split('?');
      if (path.dirname(file) !== CALLS && file !== FAILURE) return null;
      const exported: Record<string, unknown> = await import(file);
      if (file === FAILURE) return constant('FAILURE_MONEY', exported.FAILURE_MONEY);
      return Object.entries(exported)
        .filter((entry): entry is [string, Call] => isCall(entry[1]))
        .map(([name, { method, path, money }]) => constant(name, { method, path, money }))
        .join('\n');
    },
  };
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};`;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
