import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a line without showing it; from a pipe, reads the first line. */
export async function readSecretLine(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: nowhere,
    terminal: process.stdin.isTTY === true,
  });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
