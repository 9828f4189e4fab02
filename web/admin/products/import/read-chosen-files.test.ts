import { expect, it } from 'vitest';
import { nameFiles } from '#domain/products/picture-names.ts';
import { listNamed } from './read-chosen-files.ts';

const picture = (path: string) => ({ path, file: () => new File([], path) });
const named = (csv: string, ...paths: string[]) => {
  const files = nameFiles(paths.map((path) => ({ path, file: picture(path) })));
  return listNamed(csv, files).map(({ path }) => path);
};

it('lists the pictures of an archive that a cell names, by path or by name, in any case', () => {
  const csv = 'Handle,Image Src\na,MUG.jpg\nb,"pictures/cup.png"\nc,.\\old\\bowl.webp\nd,x.gif\n';
  const paths = ['shop/mug.JPG', 'pictures/cup.png', 'old/bowl.webp', 'never.jpg', 'x.gif'];
  expect(named(csv, ...paths)).toEqual(['shop/mug.JPG', 'pictures/cup.png', 'old/bowl.webp']);
});

it('takes none by a name that two have, but by its path', () => {
  expect(named('a\nmug.jpg\n', 'a/mug.jpg', 'b/mug.jpg')).toEqual([]);
  expect(named('a\nb/mug.jpg\n', 'a/mug.jpg', 'b/mug.jpg')).toEqual(['b/mug.jpg']);
});
