import path from 'node:path';
import { parseArgs } from 'node:util';
import { packShop } from './pack/pack-shop.ts';

/**
 * npm run pack [-- FOLDER] [--previous FOLDER]: writes a built shop with its commands and all that it needs
 * to run into a folder (`dist`), to be copied to where it runs; with the scripts of the packed shop that it
 * replaces, which open pages ask for.
 */
const { values, positionals } = parseArgs({
  options: { previous: { type: 'string' } },
  allowPositionals: true,
});
const folder = path.resolve(positionals[0] ?? 'dist');
await packShop(folder, { previous: values.previous, onProgress: console.log });
console.log(`The shop is packed in ${folder}: npm start there starts it.`);
