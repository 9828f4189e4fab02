import type { Plugin } from 'vite';

/**
 * Writes the server's bundle in ASCII. V8 keeps the source of what it runs, with two bytes for each character
 * if any is beyond Latin-1: one “×” doubles the memory of its chunk.
 */
export function asciiChunks(): Plugin {
  return {
    name: 'ascii-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    // After all that prints code.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = escapeNonAscii(file.code);
    },
  };
}

/** Escapes characters beyond ASCII; the code means the same, except for the raw text of tagged templates. */
export function escapeNonAscii(code: string): string {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
