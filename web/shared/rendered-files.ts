/* Pictures of the shop itself. Those not rendered at build time are missing, and pages omit them. */
const FILES = import.meta.glob<string>(
  [
    '/demo/pictures/{hero,categories}/*.{avif,webp}',
    '/demo/pictures/home/morning-espresso-machine-portafilter*.{avif,webp}',
    '/demo/pictures/home/heron-pour-over-kettle-cup*.{avif,webp}',
  ],
  { eager: true, query: '?url', import: 'default' },
);

export type RenderedFiles = {
  avif: string;
  webp: string /** For browsers that know no `srcset`. */;
  src: string;
};

/**
 * The files of a picture as `srcset` by format, e.g. 'hero/wide'; null if it is not rendered. Files are named
 * '<name>-<width>.<format>', that of 800 px '<name>.<format>'.
 */
export function renderedFiles(name: string, files: Record<string, string> = FILES): RenderedFiles | null {
  const matching = Object.entries(files).flatMap(([path, url]) => {
    const [, file, width = '800', format] = NAME.exec(path) ?? [];
    return file === name ? [{ url, width: Number(width), format }] : [];
  });
  const formatSet = (format: string) =>
    matching
      .filter((one) => one.format === format)
      .sort((one, other) => one.width - other.width)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  const src = matching.find(({ format }) => format === 'webp')?.url;
  return src === undefined ? null : { avif: formatSet('avif'), webp: formatSet('webp'), src };
}

const NAME = /pictures\/(\w+\/[a-z]+(?:-[a-z]+)*)(?:-(\d+))?\.(avif|webp)$/;
