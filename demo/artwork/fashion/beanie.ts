import {
  contactShadow,
  darken,
  group,
  type Hex,
  lighten,
  type Picture,
  path,
  picture,
  type Shape,
  smooth,
} from '../kit/index.ts';
import { molded } from './molded.ts';

const colors: ReadonlyArray<readonly [slug: string, wool: Hex]> = [
  ['marigold', '#CF8428'],
  ['navy', '#2E3D5C'],
  ['oatmeal', '#D3C4AA'],
];

export function beaniePictures(): Picture[] {
  return [
    ...colors.map(([slug, wool]) =>
      picture(`fashion/nordby-rib-beanie-${slug}`, [contactShadow(404, 596, 196), ...beanie(wool)]),
    ),
    picture('fashion/nordby-rib-beanie-trio', [
      ...colors.map(([, wool], i) =>
        group([contactShadow(404, 596, 196), ...beanie(wool)], {
          transform: `translate(${[40, 330, 176][i]} ${[116, 122, 258][i]}) scale(0.54)`,
        }),
      ),
    ]),
    picture('fashion/nordby-rib-beanie-detail', [
      group(beanie('#CF8428'), { transform: 'translate(-480 -660) scale(2.3)' }),
    ]),
  ];
}

/** Standing as if on a head: the ribbed crown gathers at the top, the edge is turned up. */
function beanie(wool: Hex): Shape[] {
  const crown = `${smooth([
    [200, 500],
    [196, 420],
    [216, 330],
    [268, 254],
    [340, 212],
    [400, 202],
    [460, 212],
    [532, 254],
    [584, 330],
    [604, 420],
    [600, 500],
  ])}Z`;
  const cuff = smooth(
    [
      [186, 470],
      [186, 470],
      [280, 490],
      [400, 496],
      [520, 490],
      [614, 470],
      [614, 470],
      [620, 530],
      [610, 590],
      [610, 590],
      [520, 612],
      [400, 618],
      [280, 612],
      [190, 590],
      [190, 590],
      [180, 530],
    ],
    true,
  );
  return [
    molded(crown, wool, { depth: 96, soft: true, strength: 0.8 }, crownRibs(wool)),
    path('M190 486Q400 520 610 486L604 452Q400 486 196 452Z', { fill: darken(wool, 0.7), opacity: 0.3 }),
    molded(cuff, lighten(wool, 0.04), { depth: 44, strength: 0.8 }, cuffRibs(wool)),
    label(),
  ];
}

function crownRibs(wool: Hex): Shape[] {
  const lines = Array.from({ length: 27 }, (_, i) => {
    const turn = Math.cos((i / 26) * Math.PI);
    return `M${400 - 214 * turn} 510C${400 - 214 * turn} 420 ${400 - 200 * turn} 290 ${400 - 26 * turn} 206`;
  });
  return ribs(lines.join(''), wool, 13);
}

function cuffRibs(wool: Hex): Shape[] {
  const lines = Array.from({ length: 29 }, (_, i) => {
    const angle = (i / 28) * Math.PI;
    return `M${400 - 224 * Math.cos(angle)} ${462 + 24 * Math.sin(angle)}v138`;
  });
  return ribs(lines.join(''), wool, 15);
}

/** Knitted ribs: the grooves between them and the light on their backs. */
function ribs(d: string, wool: Hex, width: number): Shape[] {
  const groove = { stroke: darken(wool, 0.5), width: width * 0.34, opacity: 0.6 };
  const back = { stroke: lighten(wool, 0.4), width: width * 0.34, opacity: 0.34 };
  return [
    path(d, { ...groove, transform: `translate(${width * 0.42} 0)` }),
    path(d, { ...back, transform: `translate(${-width * 0.14} 0)` }),
  ];
}

function label(): Shape {
  const leather = '#7A4A2B';
  return group([
    path('M446 528L506 523L508 571L448 577Z', {
      fill: '#1A0C04',
      opacity: 0.35,
      transform: 'translate(3 4)',
    }),
    molded('M446 528L506 523L508 571L448 577Z', leather, { depth: 10 }),
    path('M453 535L499 531L501 564L455 569Z', { stroke: lighten(leather, 0.35), width: 1.8, opacity: 0.7 }),
  ]);
}
