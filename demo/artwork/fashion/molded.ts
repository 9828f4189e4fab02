import { darken, group, type Hex, lighten, path, type Shape, slant } from '../kit/index.ts';

type Molding = {
  /** How far the rounding reaches in from the edge, in units of the picture. */
  depth?: number;
  /** How strong shade and light are; 1 for leather and plastic, less for cloth, more for lacquer. */
  strength?: number;
  /** Smoother, at the price of one of the three blurs a picture may have. */
  soft?: boolean;
};

/**
 * A body of any outline that swells toward us: lit along its upper left edge, shaded along its lower right one, with
 * a little light coming back from the floor. Give shapes in `inside` to draw on it, below the shading.
 */
export function molded(
  d: string,
  color: Hex,
  { depth = 40, strength = 1, soft = false }: Molding = {},
  inside: readonly Shape[] = [],
): Shape {
  const base = slant([
    [0, lighten(color, 0.12 * strength)],
    [0.5, color],
    [1, darken(color, 0.14 * strength)],
  ]);
  const shading = soft ? softRims(d, color, depth, strength) : crispRims(d, color, depth, strength);
  return group([path(d, { fill: base }), group([...inside, ...shading], { clip: path(d, {}) })]);
}

/** Both rims in one blur: a picture has few to spend. */
function softRims(d: string, color: Hex, depth: number, strength: number): Shape[] {
  const shift = depth * 0.24;
  const rims = [
    path(d, {
      stroke: darken(color, 0.62),
      width: depth,
      opacity: 0.75 * strength,
      transform: `translate(${-shift} ${-shift * 1.2})`,
    }),
    path(d, {
      stroke: lighten(color, 0.6),
      width: depth * 0.36,
      opacity: 0.5 * strength,
      transform: `translate(${shift} ${shift * 1.2})`,
    }),
  ];
  return [group(rims, { soft: depth * 0.28 })];
}

function crispRims(d: string, color: Hex, depth: number, strength: number): Shape[] {
  const rim = (tone: Hex, share: number, opacity: number, direction: 1 | -1) => {
    const shift = depth * share * 0.3 * direction;
    return path(d, {
      stroke: tone,
      width: depth * share,
      opacity: opacity * strength,
      transform: `translate(${shift} ${shift * 1.2})`,
    });
  };
  const shade = darken(color, 0.6);
  const light = lighten(color, 0.6);
  return [
    rim(shade, 1.2, 0.13, -1),
    rim(shade, 0.8, 0.17, -1),
    rim(shade, 0.42, 0.2, -1),
    rim(light, 0.6, 0.1, 1),
    rim(light, 0.26, 0.2, 1),
  ];
}
