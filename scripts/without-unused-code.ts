import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { UNUSED, type Unused } from './unused-code.ts';

/** Leaves these functions, and what only they use, out of the scripts of browsers. */
export function withoutUnusedCode(): Plugin {
  return {
    name: 'without-unused-code',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const [, file = ''] = /\/node_modules\/(react[^?]+\.js)$/.exec(id) ?? [];
      const unused = UNUSED[file];
      return unused ? leaveOut(await readFile(id, 'utf8'), unused) : null;
    },
  };
}

/** Throws if the module lacks any of these names, as after an update. */
export function leaveOut(code: string, { exports = {}, functions = [], assigned = [] }: Unused): string {
  return removeAssigned(emptyFunctions(replaceExports(code, exports), functions), assigned);
}

function replaceExports(code: string, replacements: Record<string, string>): string {
  let replaced = code;
  for (const [name, expression] of Object.entries(replacements)) {
    const exported = new RegExp(`(^export \\{.*?\\b)${name}\\b(?=.*\\};?$)`, 'm');
    if (!exported.test(replaced)) throw new Error(`A package no longer exports ${name}`);
    replaced = `${replaced.replace(exported, `$1unused_${name} as ${name}`)}\nconst unused_${name} = ${expression};`;
  }
  return replaced;
}

/** A function ends at the next brace that is indented like its beginning. */
function emptyFunctions(code: string, names: readonly string[]): string {
  let emptied = code;
  for (const name of names) {
    const escaped = name.replaceAll('$', '\\$');
    const found = new RegExp(`^([ \\t]*)((?:async )?function ${escaped}\\()[^]*?^\\1}$`, 'm');
    if (!found.test(emptied)) throw new Error(`A package no longer has ${name}`);
    emptied = emptied.replace(found, '$1$2) {}');
  }
  return emptied;
}

function removeAssigned(code: string, beginnings: readonly string[]): string {
  let removed = code;
  for (const beginning of beginnings) {
    const found = new RegExp(`^${beginning.replaceAll('.', '\\.')}\\w* = function[^]*?^};\n`, 'gm');
    if (!found.test(removed)) throw new Error(`A package no longer assigns ${beginning}`);
    removed = removed.replace(found, '');
  }
  return removed;
}
