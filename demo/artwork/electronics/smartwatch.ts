import {
  across,
  ball,
  circle,
  contactShadow,
  darken,
  down,
  ellipse,
  face,
  fade,
  glow,
  group,
  type Hex,
  lighten,
  type Picture,
  path,
  picture,
  rect,
  roundStops,
  type Shape,
  scaled,
  slant,
  turned,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, body: Hex, strap: Hex]> = [
  ['graphite', '#45474C', '#2B2D31'],
  ['silver', '#C3C5C7', '#E0D6C6'],
  ['rose-gold', '#C9997F', '#A9705F'],
];
const STRAP_TOP = 'M326 300C330 220 340 130 346 84C348 66 452 66 454 84C460 130 470 220 474 300Z';
const STRAP_BOTTOM = 'M326 500C330 580 338 690 346 728C352 746 448 746 454 728C462 690 470 580 474 500Z';

export const smartwatch: readonly Picture[] = [
  ...COLORS.map(([slug, body, strap]) =>
    picture(`electronics/orbit-watch-${slug}`, laidFlat(body, strap, dial())),
  ),
  picture('electronics/orbit-watch-side', side('#45474C', '#2B2D31')),
  picture('electronics/orbit-watch-sensor', [
    scaled(1.3, 400, 400, laidFlat('#45474C', '#2B2D31', sensor())),
  ]),
];

/** From above, strap open, turned a little. */
function laidFlat(body: Hex, strap: Hex, middle: readonly Shape[]): Shape[] {
  const outline = 'M336 80H464V730H336Z';
  return [
    turned(22, 400, 400, [
      path(outline, { fill: '#5B3A1E', soft: 22, opacity: 0.34, transform: 'translate(30 6)' }),
      path(outline, { fill: '#2E1C10', soft: 6, opacity: 0.36, transform: 'translate(8 1)' }),
      rect(300, 284, 200, 232, 62, { fill: '#2E1C10', soft: 9, opacity: 0.5, transform: 'translate(14 4)' }),
      strapPart(STRAP_TOP, strap),
      strapPart(STRAP_BOTTOM, strap),
      ...[590, 622, 654, 686].map((y) => ellipse(400, y, 7, 9, { fill: darken(strap, 0.6) })),
      rect(338, 96, 124, 22, 8, { fill: down(roundStops(body, 'metal')) }),
      rect(394, 84, 12, 46, 6, { fill: across(roundStops(body, 'metal')) }),
      rect(496, 366, 20, 54, 9, { fill: down(roundStops(body, 'metal')) }),
      rect(296, 280, 208, 240, 66, { fill: darken(body, 0.4) }),
      rect(296, 279, 206, 238, 66, { fill: face(body, 'front', 'metal') }),
      rect(303, 286, 192, 224, 60, {
        fill: slant([
          [0, darken(body, 0.35)],
          [1, lighten(body, 0.3)],
        ]),
      }),
      ...middle,
    ]),
  ];
}

function strapPart(d: string, strap: Hex): Shape {
  return group([
    path(d, { fill: across(roundStops(strap, 'matte')) }),
    path(d, {
      fill: down([
        [0, '#1B120B', 0.26],
        [0.3, '#1B120B', 0],
        [0.7, '#1B120B', 0],
        [1, '#1B120B', 0.26],
      ]),
    }),
    path(d, {
      stroke: slant([
        [0, lighten(strap, 0.4)],
        [0.5, strap],
        [1, darken(strap, 0.3)],
      ]),
      width: 2,
      opacity: 0.7,
    }),
  ]);
}

function dial(): Shape[] {
  const marks = Array.from({ length: 12 }, (_, i) =>
    turned(i * 30, 400, 398, [
      rect(398.4, 316, i % 3 === 0 ? 4 : 3, i % 3 === 0 ? 16 : 9, 1.5, {
        fill: '#E8DFD0',
        opacity: i % 3 === 0 ? 1 : 0.55,
      }),
    ]),
  );
  const ring = (r: number, share: number, color: Hex): Shape[] => [
    circle(400, 398, r, { stroke: color, width: 8, opacity: 0.22 }),
    path(arc(400, 398, r, share), { stroke: color, width: 8 }),
  ];
  return [
    rect(306, 289, 186, 218, 57, { fill: '#131417' }),
    ...marks,
    ...ring(60, 0.78, '#D98A2B'),
    ...ring(48, 0.55, '#5FA39A'),
    turned(-52, 400, 398, [rect(396.5, 342, 7, 58, 3.5, { fill: '#F4EFE6' })]),
    turned(62, 400, 398, [rect(397.5, 326, 5, 74, 2.5, { fill: '#F4EFE6' })]),
    circle(400, 398, 6, { fill: '#D98A2B' }),
    path('M306 346C306 310 330 289 364 289H440L330 507C314 500 306 480 306 452Z', {
      fill: slant(fade('#FFFFFF', 0.2, 0.02)),
    }),
  ];
}

function sensor(): Shape[] {
  return [
    rect(306, 289, 186, 218, 57, { fill: face('#2E3034', 'front', 'satin') }),
    circle(400, 398, 72, {
      fill: slant([
        [0, '#17181B'],
        [1, '#5A5D63'],
      ]),
    }),
    circle(400, 398, 68, { fill: ball('#1F2125', 'gloss') }),
    ...[0, 90, 180, 270].map((turn) =>
      turned(turn + 45, 400, 398, [
        circle(400, 362, 11, {
          fill: glow([
            [0, '#5E9A78'],
            [0.5, '#234334'],
            [1, '#0E1512'],
          ]),
        }),
      ]),
    ),
    circle(400, 398, 14, {
      fill: glow([
        [0, '#8A3B36'],
        [0.6, '#3A1B1B'],
        [1, '#140D0D'],
      ]),
    }),
  ];
}

/** Closed around nothing, standing on its strap; the crown looks at us. */
function side(body: Hex, strap: Hex): Shape[] {
  const loop =
    'M300 232C200 250 178 360 196 470C214 580 300 628 402 628C506 628 590 580 606 470C622 360 600 250 500 232';
  return [
    contactShadow(402, 634, 120),
    path(loop, { stroke: darken(strap, 0.5), width: 30 }),
    path(loop, { stroke: across(roundStops(strap, 'satin')), width: 24 }),
    path('M206 470C222 572 304 616 402 616C502 616 582 572 596 470', {
      stroke: darken(strap, 0.55),
      width: 5,
      opacity: 0.6,
    }),
    path('M284 236C236 248 208 290 202 348', { stroke: lighten(strap, 0.55), width: 4, opacity: 0.6 }),
    rect(286, 168, 228, 76, 34, { fill: down(roundStops(body, 'metal')) }),
    path('M298 178C310 150 340 140 400 140C460 140 490 150 502 178C470 170 330 170 298 178Z', {
      fill: down([
        [0, '#5A5F69'],
        [0.4, '#1D1F23'],
        [1, '#101114'],
      ]),
    }),
    rect(330, 240, 140, 16, 8, { fill: '#1B1C1F' }),
    circle(400, 206, 25, { fill: darken(body, 0.45) }),
    circle(399, 205, 23, { fill: slant(roundStops(body, 'metal')) }),
    circle(399, 205, 14, {
      fill: slant([
        [0, darken(body, 0.3)],
        [1, lighten(body, 0.3)],
      ]),
    }),
    rect(440, 199, 42, 12, 6, {
      fill: down([
        [0, darken(body, 0.45)],
        [1, lighten(body, 0.2)],
      ]),
    }),
  ];
}

/** Part of a circle from its top, clockwise. */
function arc(cx: number, cy: number, r: number, share: number): string {
  const angle = share * 2 * Math.PI;
  return `M${cx} ${cy - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${cx + r * Math.sin(angle)} ${cy - r * Math.cos(angle)}`;
}
