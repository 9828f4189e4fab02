import type { Look, Shape } from './look.ts';

/** A path in SVG's own notation; write numbers as they come, they are rounded when drawn. */
export function path(d: string, look: Look): Shape {
  return { tag: 'path', geometry: { d }, look, children: [] };
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, look: Look): Shape {
  return { tag: 'ellipse', geometry: { cx, cy, rx, ry }, look, children: [] };
}

export function circle(cx: number, cy: number, r: number, look: Look): Shape {
  return ellipse(cx, cy, r, r, look);
}

/** A rectangle with corners of radius `r`, from its upper left corner. */
export function rect(x: number, y: number, width: number, height: number, r: number, look: Look): Shape {
  return { tag: 'rect', geometry: { x, y, width, height, rx: r }, look, children: [] };
}

/** Shapes drawn as one, later ones above earlier ones. */
export function group(children: readonly Shape[], look: Look = {}): Shape {
  return { tag: 'g', geometry: {}, look, children };
}

export function moved(x: number, y: number, children: readonly Shape[]): Shape {
  return group(children, { transform: `translate(${x} ${y})` });
}

/** Turned by degrees around a point, clockwise. */
export function turned(degrees: number, cx: number, cy: number, children: readonly Shape[]): Shape {
  return group(children, { transform: `rotate(${degrees} ${cx} ${cy})` });
}

/** Scaled around a point of the picture. */
export function scaled(factor: number, cx: number, cy: number, children: readonly Shape[]): Shape {
  const shift = (center: number) => center * (1 - factor);
  return group(children, { transform: `translate(${shift(cx)} ${shift(cy)}) scale(${factor})` });
}

/** Mirrored left to right around the vertical line `x`. Mind the light: mirror outlines, not shading. */
export function mirrored(x: number, children: readonly Shape[]): Shape {
  return group(children, { transform: `translate(${2 * x} 0) scale(-1 1)` });
}
