import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './root.ts';

const NOT_OURS = ['node_modules', 'build', 'dist', 'data', 'test-results', 'playwright-report'];
const exclude = (name: string) =>
  NOT_OURS.includes(path.basename(name)) || path.basename(name).startsWith('.');

const files = globSync('**/*', { cwd: ROOT, exclude });
const names = new Set(files.map((file) => path.basename(file)));
const documents = files.filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** A place named in a document is meant from the root, or from where the document lies. */
const isThere = (document: string, place: string) =>
  [ROOT, path.join(ROOT, path.dirname(document))].some((folder) => existsSync(path.join(folder, place)));

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('has no dead links', () => {
    const links = [...matches(text, /\]\(([^)\s]+)\)/g), ...matches(text, /<img src="([^"]+)"/g)];
    const own = links
      .filter((link) => !/^(https?:|mailto:|#)/.test(link))
      .map((link) => link.split('#')[0] ?? '');
    expect(own.filter((link) => !isThere(document, link))).toEqual([]);
  });

  it('names only existing files', () => {
    const code = matches(text, /`([^`\n]+)`/g).flatMap(unfolded);
    const places = code.filter((place) => /^[\w.-]+\/[\w./-]*$/.test(place) && isOurs(document, place));
    expect(places.filter((place) => !isThere(document, place))).toEqual([]);
    const bare = code.filter((name) => /^[\w-]+(\.[\w-]+)*\.(ts|tsx|css|md|mjs)$/.test(name));
    expect(bare.filter((name) => !names.has(name))).toEqual([]);
  });

  it('names only existing commands', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = matches(text, /\bnpm run ([\w:]+)/g);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
    const programs = matches(text, /\bnode (?:--\S+ )*([\w./-]+\.ts)\b/g);
    expect(programs.filter((program) => !isThere(document, program))).toEqual([]);
  });
});

describe('the decisions', () => {
  const decisions = documents.filter((file) => /^docs\/decisions\/\d{3}-/.test(file)).sort();
  const pages = documents.filter((file) => file.startsWith('docs/features/'));
  const index = read('docs/decisions/README.md');
  const [byNoun = '', byNumber = ''] = index.split('\n## By number\n');
  const rows = [...byNumber.matchAll(/^\| (\d{3}) \| (.+) \| (\d{4}-\d{2}-\d{2}) \| (.+) \|$/gm)].map(
    ([, number = '', title = '', date = '', place = '']) => ({ number, title, date, place }),
  );
  const numbers = rows.map(({ number }) => number);

  it('are listed by number, one after the other', () => {
    expect(numbers).toEqual(numbers.map((_, i) => String(i + 1).padStart(3, '0')));
  });

  it('are where the list says, with title, date and status', () => {
    const misplaced = rows.filter(({ number, title, date, place }) => {
      const overtaken = /^overtaken by decision (\d{3})$/.exec(place)?.[1];
      if (overtaken) return !numbers.includes(overtaken);
      const file = path.join('docs/decisions', /\]\(([^)#]+)/.exec(place)?.[1] ?? '');
      const text = existsSync(path.join(ROOT, file)) ? read(file) : '';
      return file.startsWith('docs/features/')
        ? !text.includes(`## ${title}\n\nDecision ${number}, ${date}.\n`)
        : !text.startsWith(`# ${number} ${title}\n\nDate: ${date}. Status: `);
    });
    expect(misplaced).toEqual([]);
    const listed = rows.flatMap(({ place }) => /\]\((\d{3}-[^)#]+)/.exec(place)?.[1] ?? []);
    expect(listed).toEqual(decisions.map((file) => path.basename(file)));
    const sections = pages.flatMap((page) => matches(read(page), /^Decision (\d{3}), /gm));
    expect(sections.sort()).toEqual(
      rows.filter(({ place }) => place.includes('../features/')).map(({ number }) => number),
    );
  });

  it('are listed by noun, but for those that were overtaken', () => {
    const named = matches(byNoun.split('## By noun')[1] ?? '', /\b(\d{3})\b(?!-)/g);
    const standing = rows.filter(({ place }) => !place.startsWith('overtaken'));
    expect(named.sort()).toEqual(standing.map(({ number }) => number));
  });

  it('exist wherever one is named, in documents and in code', () => {
    const sources = files.filter((file) => /\.(md|tsx?|css|mjs)$/.test(file));
    const named = sources.flatMap((file) =>
      matches(read(file), /\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)/g).flatMap((list) =>
        list.split(/, | and /),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});

it('all settings are listed where they are explained, and no others', () => {
  const sources = ['config', 'stripe-settings', 'tracing-settings']
    .map((name) => `server/config/${name}.ts`)
    .map(read)
    .join('\n');
  const settings = matches(sources, /^ {2}([A-Z][A-Z_]+): /gm);
  const listed = read('docs/operating.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => matches(line.split('|')[1] ?? '', /`([A-Z_]+)`/g));
  expect(listed.sort()).toEqual([...new Set(settings)].sort());
});

/** '{a,b}.ts' is both. */
function unfolded(code: string): string[] {
  const [whole, before, choices, after] = /^([^{}]*)\{([^{}]+)\}([^{}]*)$/.exec(code) ?? [];
  return whole && choices ? choices.split(',').map((one) => `${before}${one}${after}`) : [code];
}

/**
 * True if a text that looks like a path is one of the repository: its first part is a folder
 * of the root, or of the document's.
 */
function isOurs(document: string, place: string): boolean {
  const [first = ''] = place.split('/');
  const isExample = first === '.' || place.includes('NNN');
  return !isExample && !NOT_OURS.includes(first) && isThere(document, first);
}

describe('prose', () => {
  const isLong = (line: string) => line.length > 110 && !/https?:|biome-ignore/.test(line);
  const comment = /^\s*(\{?\/\*|\*|\/\/)/;

  it('is at most 110 columns wide in comments', () => {
    const sources = files.filter((file) => /\.(tsx?|css|mjs)$/.test(file));
    const long = sources.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, i) => (comment.test(line) && isLong(line) ? [`${file}:${i + 1}`] : [])),
    );
    // What e2e/support/fits.ts has is CSS.
    expect(long.filter((place) => !place.startsWith('e2e/support/fits.ts'))).toEqual([]);
  });

  it('is at most 110 columns wide in documents, but for tables and links', () => {
    // The specification is the text that its author gave.
    const ours = documents.filter((file) => file !== 'docs/specification.md');
    const long = ours.flatMap((file) =>
      read(file)
        .replace(/```[\s\S]*?```/g, '')
        .split('\n')
        .flatMap((line) =>
          isLong(line) && !/^\||^ {4}|^#|\]\(|<img/.test(line) ? [`${file}: ${line}`] : [],
        ),
    );
    expect(long).toEqual([]);
  });
});
