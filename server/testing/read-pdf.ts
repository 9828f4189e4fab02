import { inflateSync } from 'node:zlib';

/** Reads the texts of each page of a PDF, in the order they were drawn, and the commands that draw it. */
export function readPdf(pdf: Uint8Array | ArrayBuffer): { pages: string[]; drawings: string[] } {
  const source = Buffer.from(new Uint8Array(pdf)).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const readStream = (id: string) => readContent(objects.get(id) ?? '');
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const drawings = pages.map((page) => readStream(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''));
  const fonts = readFonts(objects, readStream);
  return { pages: drawings.map((drawing) => readText(drawing, fonts)), drawings };
}

type Letters = Map<string, string>;

function readContent(body: string): string {
  const [, stream] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  if (stream === undefined) return '';
  return body.includes('/FlateDecode')
    ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    : stream;
}

/** Reads the letters of each font by its name in pages ('F1'). */
function readFonts(objects: Map<string, string>, streamOf: (id: string) => string): Map<string, Letters> {
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      return [name, readLetters(streamOf(map))];
    }),
  );
}

/** Reads `<0000> <00ff> [<0041> <0042> …]`: what each code of a range means, in UTF-16. */
function readLetters(map: string): Letters {
  const letters: Letters = new Map();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(code, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}

function readText(content: string, fonts: Map<string, Letters>): string {
  let letters: Letters = new Map();
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    const codes = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    text += `${codes.map((code) => letters.get(code) ?? '\uFFFD').join('')}${shown === undefined ? '' : '\n'}`;
  }
  return text;
}
