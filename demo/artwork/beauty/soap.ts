import { molded } from '../fashion/molded.ts';
import {
  contactShadow,
  darken,
  down,
  ellipse,
  group,
  type Hex,
  lighten,
  type Picture,
  path,
  picture,
  type Shape,
  slant,
  smooth,
  turned,
} from '../kit/index.ts';

const BARS: readonly Hex[] = ['#8FA088', '#D9B48A', '#E6DCCB'];

export function soapPictures(): Picture[] {
  return [
    picture('beauty/garrigue-soap-set-front', [
      contactShadow(408, 640, 200),
      ...bar(398, 556, BARS[0] ?? '', 1),
      ...bar(406, 456, BARS[1] ?? '', 2),
      ...bar(396, 356, BARS[2] ?? '', 3),
      cord(),
    ]),
    picture('beauty/garrigue-soap-set-row', [
      ...[0, 1, 2].map((i) =>
        group([turned(-10 + i * 8, 400, 400, flatBar(BARS[i] ?? '', i))], {
          transform: `translate(${-130 + i * 208} ${106 - i * 24}) scale(0.8)`,
        }),
      ),
    ]),
    picture('beauty/garrigue-soap-set-dish', dish()),
  ];
}

/** A cut bar seen from the front and a little above: 330 wide, its top at y. */
function bar(x: number, y: number, color: Hex, seed: number): Shape[] {
  const front = smooth(
    [
      [x - 176, y + 14],
      [x - 160, y + 2],
      [x, y - 2],
      [x + 160, y + 2],
      [x + 178, y + 16],
      [x + 180, y + 70],
      [x + 166, y + 90],
      [x, y + 96],
      [x - 166, y + 90],
      [x - 180, y + 70],
    ],
    true,
  );
  const top = smooth(
    [
      [x - 172, y + 8],
      [x - 150, y - 28],
      [x - 130, y - 34],
      [x + 20, y - 38],
      [x + 148, y - 32],
      [x + 162, y - 20],
      [x + 174, y + 10],
      [x, y + 16],
    ],
    true,
  );
  return [
    path(front, { fill: '#2E1C10', opacity: 0.28, transform: 'translate(4 7)' }),
    path(top, {
      fill: slant([
        [0, lighten(color, 0.5)],
        [0.6, lighten(color, 0.22)],
        [1, color],
      ]),
    }),
    molded(front, color, { depth: 34, strength: 0.75 }, [herbs(x, y, color, seed)]),
    path(`M${x - 168} ${y + 10}Q${x} ${y + 4} ${x + 168} ${y + 12}`, {
      stroke: lighten(color, 0.7),
      width: 4,
      opacity: 0.55,
    }),
    path(`M${x - 52} ${y + 32}h104q10 0 10 10v16q0 10 -10 10h-104q-10 0 -10 -10v-16q0 -10 10 -10Z`, {
      stroke: darken(color, 0.35),
      width: 3,
      opacity: 0.6,
    }),
    path(`M${x - 52} ${y + 34}h104q10 0 10 10v16q0 10 -10 10h-104q-10 0 -10 -10v-16q0 -10 10 -10Z`, {
      stroke: lighten(color, 0.6),
      width: 1.6,
      opacity: 0.6,
    }),
  ];
}

function herbs(x: number, y: number, color: Hex, seed: number): Shape {
  const flecks = Array.from({ length: 44 }, (_, i) => {
    const px = x - 170 + ((i * 83 + seed * 37) % 340);
    const py = y + 6 + ((i * 47 + seed * 11) % 84);
    return `M${px} ${py}l${((i * 7) % 9) - 4} ${((i * 5) % 7) - 3}`;
  }).join('');
  return path(flecks, { stroke: darken(color, 0.45), width: 2.6, opacity: 0.5 });
}

function cord(): Shape {
  const twine = '#B08D57';
  const d = 'M366 318Q358 330 360 360V636M378 318Q372 330 374 360V638';
  return group([
    path(d, { stroke: '#2E1C10', width: 6, opacity: 0.3, transform: 'translate(4 2)' }),
    path(d, { stroke: darken(twine, 0.3), width: 6 }),
    path(d, { stroke: lighten(twine, 0.2), width: 3 }),
    path('M372 326C330 286 312 322 372 330C430 290 444 326 372 330M372 330L334 372M372 330L416 366', {
      stroke: darken(twine, 0.3),
      width: 6,
    }),
    path('M372 326C330 286 312 322 372 330C430 290 444 326 372 330M372 330L334 372M372 330L416 366', {
      stroke: lighten(twine, 0.25),
      width: 3,
    }),
  ]);
}

/** From above in its paper sleeve. */
function flatBar(color: Hex, seed: number): Shape[] {
  const d = 'M318 260H482Q504 260 504 284V516Q504 540 482 540H318Q296 540 296 516V284Q296 260 318 260Z';
  return [
    path(d, { fill: '#3A2414', opacity: 0.16, transform: 'translate(12 14)' }),
    path(d, { fill: '#3A2414', opacity: 0.22, transform: 'translate(5 6)' }),
    molded(d, color, { depth: 30, strength: 0.8 }, [
      group([herbs(0, 0, color, seed)], { transform: 'translate(400 280) scale(0.6 2.8)' }),
    ]),
    path('M294 340H506V462H294Z', {
      fill: slant([
        [0, '#F3EBDD'],
        [0.5, '#E8DFD0'],
        [1, '#CFC3AE'],
      ]),
    }),
    path('M294 348H506M294 454H506', { stroke: darken(color, 0.15), width: 4 }),
    ellipse(400, 401, 30, 30, { fill: darken(color, 0.1) }),
    path('M400 424V384M400 410Q382 404 382 388Q400 390 400 410M400 404Q418 398 418 380Q400 384 400 404', {
      stroke: '#F3EBDD',
      width: 4,
    }),
  ];
}

function dish(): Shape[] {
  const oak: Hex = '#B08556';
  const slat = (y: number, inset: number) =>
    group([
      path(`M${176 + inset} ${y}H${624 - inset}L${632 - inset} ${y + 22}H${168 + inset}Z`, {
        fill: slant([
          [0, lighten(oak, 0.35)],
          [1, darken(oak, 0.1)],
        ]),
      }),
      path(`M${168 + inset} ${y + 22}H${632 - inset}V${y + 30}H${168 + inset}Z`, { fill: darken(oak, 0.45) }),
    ]);
  return [
    contactShadow(408, 610, 236),
    path('M176 560H624L640 620Q640 630 628 630H172Q160 630 160 620Z', {
      fill: down([
        [0, darken(oak, 0.5)],
        [1, darken(oak, 0.3)],
      ]),
    }),
    slat(528, 30),
    slat(558, 16),
    slat(590, 0),
    path('M160 612H640V640Q640 648 630 648H170Q160 648 160 640Z', {
      fill: down([
        [0, lighten(oak, 0.12)],
        [1, darken(oak, 0.35)],
      ]),
    }),
    path('M230 560H590L596 572H222Z', { fill: '#1A0C04', opacity: 0.4 }),
    ...bar(404, 474, BARS[0] ?? '', 1),
    ...[
      [300, 470, 20],
      [334, 462, 13],
      [276, 480, 12],
      [360, 472, 9],
      [500, 468, 15],
      [526, 478, 10],
    ].map(([x = 0, y = 0, r = 0]) =>
      group([
        ellipse(x, y, r, r, {
          fill: slant([
            [0, '#FFFFFF', 0.9],
            [0.6, '#E8E4DA', 0.35],
            [1, '#B8B2A4', 0.6],
          ]),
        }),
        ellipse(x - r * 0.3, y - r * 0.35, r * 0.22, r * 0.18, { fill: '#FFFFFF' }),
      ]),
    ),
  ];
}
