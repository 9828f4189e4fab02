import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pictures as beauty } from './beauty/index.ts';
import { pictures as electronics } from './electronics/index.ts';
import { pictures as fashion } from './fashion/index.ts';
import { pictures as home } from './home/index.ts';
import type { Picture } from './kit/index.ts';
import { pictures as sports } from './sports/index.ts';

/** Writes every picture into `demo/pictures/<category>/`; `node demo/artwork/draw.ts [category …]` limits it. */
const folders: Record<string, readonly Picture[]> = { electronics, home, fashion, beauty, sports };
const target = join(import.meta.dirname, '..', 'pictures');
const chosen = process.argv.slice(2);

for (const [category, pictures] of Object.entries(folders)) {
  if (chosen.length > 0 && !chosen.includes(category)) continue;
  const written = drawAll(category, pictures);
  console.log(`${category}: ${pictures.length} pictures, ${written} changed`);
}

/** Writes the pictures that differ from what is there, removes those no longer drawn, and counts the changes. */
function drawAll(category: string, pictures: readonly Picture[]): number {
  const folder = join(target, category);
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder).filter((name) => name.endsWith('.svg')));
  let changed = 0;
  for (const { file, svg } of pictures) {
    if (dirname(file) !== category)
      throw new Error(`${file} is not in the folder of its category, ${category}`);
    const name = basename(file);
    const place = join(folder, name);
    if (!present.delete(name) || readFileSync(place, 'utf8') !== svg) {
      writeFileSync(place, svg);
      changed += 1;
    }
  }
  for (const name of present) rmSync(join(folder, name));
  return changed + present.size;
}
