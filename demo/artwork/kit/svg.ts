import type { Look, Paint, Shape, Stop } from './look.ts';

/** Draws shapes as one SVG document of 800 by 800 units; ids depend on the shapes only. */
export function toSvg(shapes: readonly Shape[]): string {
  const definitions = new Definitions();
  const body = shapes.map((shape) => drawShape(shape, definitions)).join('\n');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">',
    `<defs>${definitions.all()}</defs>`,
    body,
    '</svg>\n',
  ].join('\n');
}

/** Gradients, clips and blurs of one document; equal ones are kept once. */
class Definitions {
  readonly #idOf = new Map<string, string>();

  /** The id of the definition that `write` gives for it. */
  id(tag: string, attributes: string, content: string): string {
    const key = `<${tag} ID ${attributes}>${content}</${tag}>`;
    const known = this.#idOf.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#idOf.size}`;
    this.#idOf.set(key, id);
    return id;
  }

  all(): string {
    return [...this.#idOf].map(([key, id]) => key.replace(' ID ', ` id="${id}" `)).join('');
  }
}

function drawShape(shape: Shape, definitions: Definitions): string {
  const attributes = [
    ...Object.entries(shape.geometry).map(([name, value]) => ` ${name}="${tidy(value)}"`),
    ...lookAttributes(shape, definitions),
  ].join('');
  if (shape.children.length === 0) return `<${shape.tag}${attributes}/>`;
  const children = shape.children.map((child) => drawShape(child, definitions)).join('');
  return `<${shape.tag}${attributes}>${children}</${shape.tag}>`;
}

function lookAttributes({ tag, look }: Shape, definitions: Definitions): string[] {
  const attributes: string[] = [];
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) attributes.push(` ${name}="${tidy(value)}"`);
  };
  if (tag !== 'g') set('fill', look.fill === undefined ? 'none' : paintValue(look.fill, definitions));
  if (look.stroke !== undefined) set('stroke', paintValue(look.stroke, definitions));
  set('stroke-width', look.width);
  if (look.stroke !== undefined && look.cap !== 'butt') {
    set('stroke-linecap', 'round');
    set('stroke-linejoin', 'round');
  }
  set('opacity', look.opacity);
  set('fill-rule', look.rule);
  set('transform', look.transform);
  if (look.clip !== undefined) set('clip-path', `url(#${clipId(look.clip, definitions)})`);
  if (look.soft !== undefined) set('filter', `url(#${blurId(look, definitions)})`);
  return attributes;
}

function paintValue(paint: Paint, definitions: Definitions): string {
  if (typeof paint === 'string') return paint;
  return `url(#${paintId(paint, definitions)})`;
}

function paintId(paint: Exclude<Paint, string>, definitions: Definitions): string {
  if (paint.kind === 'pattern') {
    const { width, height, turn } = paint;
    const tile = paint.shapes.map((shape) => drawShape(shape, definitions)).join('');
    const attributes = `width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"`;
    return definitions.id('pattern', attributes, tile);
  }
  const units = paint.space === 'picture' ? ' gradientUnits="userSpaceOnUse"' : '';
  const stops = paint.stops.map(drawStop).join('');
  if (paint.kind === 'radial') {
    const { cx, cy, r } = paint;
    return definitions.id(
      'radialGradient',
      `cx="${tidy(cx)}" cy="${tidy(cy)}" r="${tidy(r)}"${units}`,
      stops,
    );
  }
  const { x1, y1, x2, y2 } = paint;
  const line = `x1="${tidy(x1)}" y1="${tidy(y1)}" x2="${tidy(x2)}" y2="${tidy(y2)}"${units}`;
  return definitions.id('linearGradient', line, stops);
}

function drawStop([offset, color, opacity]: Stop): string {
  const see = opacity === undefined ? '' : ` stop-opacity="${tidy(opacity)}"`;
  return `<stop offset="${tidy(offset)}" stop-color="${color}"${see}/>`;
}

function clipId(clip: Shape, definitions: Definitions): string {
  return definitions.id('clipPath', '', drawShape(clip, definitions));
}

/** The region is wide because flat shadows are much lower than their blur. */
function blurId(look: Look, definitions: Definitions): string {
  const region = 'x="-60%" y="-200%" width="220%" height="500%"';
  return definitions.id('filter', region, `<feGaussianBlur stdDeviation="${tidy(look.soft ?? 0)}"/>`);
}

/** Numbers with two decimals at most; three for small ones, such as the terms of a matrix. */
function tidy(value: string | number): string {
  return String(value).replace(/-?\d*\.\d+(e-?\d+)?/g, (text) => {
    const number = Number(text);
    const digits = Math.abs(number) < 3 ? 3 : Math.abs(number) < 20 ? 2 : 1;
    return String(Number(number.toFixed(digits)));
  });
}
