import {
  contactShadow,
  darken,
  disc,
  ellipse,
  group,
  lathe,
  lighten,
  type Picture,
  path,
  picture,
  rect,
  type Shape,
  slant,
  smooth,
} from '../kit/index.ts';

const IRON = '#33343A';
const ACCENT = '#D98A2B';

export function kettlebellPictures(): Picture[] {
  return [
    picture('sports/haldor-kettlebell-front', [contactShadow(404, 664, 150), ...bell(400, true)]),
    picture('sports/haldor-kettlebell-apart', [
      group([contactShadow(404, 664, 130), ...bell(400, false)], {
        transform: 'translate(-70 -20) scale(0.9)',
      }),
      ...[0, 1, 2].flatMap((i) => plate(596, 664 - i * 42, 104 - i * 6)),
    ]),
    picture('sports/haldor-kettlebell-detail', [
      group(bell(400, true), { transform: 'translate(-460 -200) scale(2.1)' }),
    ]),
  ];
}

/** The bell: steel handle, shell, and below it the plates it picks up, over the dial's base. */
function bell(x: number, loaded: boolean): Shape[] {
  const handle = smooth([
    [x - 78, 400],
    [x - 112, 330],
    [x - 122, 250],
    [x - 98, 184],
    [x, 158],
    [x + 98, 184],
    [x + 122, 250],
    [x + 112, 330],
    [x + 78, 400],
  ]);
  return [
    path(handle, { stroke: darken(IRON, 0.5), width: 46 }),
    path(handle, { stroke: IRON, width: 38, transform: 'translate(-2 -2)' }),
    path(handle, { stroke: lighten(IRON, 0.28), width: 20, transform: 'translate(-5 -6)', opacity: 0.8 }),
    path(handle, { stroke: lighten(IRON, 0.65), width: 6, transform: 'translate(-8 -11)', opacity: 0.8 }),
    lathe(
      x,
      [
        [364, 84],
        [376, 104],
        [404, 140],
        [440, 158],
        [470, 164],
        [470, 164],
      ],
      IRON,
      'satin',
    ),
    ...(loaded
      ? [0, 1, 2, 3].map((i) =>
          lathe(
            x,
            [
              [472 + i * 36, 164 - i * 3],
              [472 + i * 36, 164 - i * 3],
              [502 + i * 36, 163 - i * 4],
              [502 + i * 36, 163 - i * 4],
            ],
            i % 2 === 0 ? '#43454C' : '#393A41',
            'satin',
          ),
        )
      : []),
    ...(loaded
      ? [1, 2, 3].map((i) =>
          path(
            `M${x - 163 + i * 4} ${470 + i * 36}A${163 - i * 4} 43 0 0 0 ${x + 163 - i * 4} ${470 + i * 36}`,
            { stroke: '#0F0F12', width: 5, cap: 'butt', opacity: 0.8 },
          ),
        )
      : []),
    lathe(
      x,
      loaded
        ? [
            [616, 150],
            [616, 150],
            [646, 146],
            [660, 136],
            [660, 136],
          ]
        : [
            [474, 150],
            [474, 150],
            [620, 60],
            [640, 120],
            [660, 120],
            [660, 120],
          ],
      '#26262B',
      'satin',
    ),
    ...badge(x),
  ];
}

/** The weight dial on the shell, without numbers: a ring of marks and a pointer. */
function badge(x: number): Shape[] {
  const marks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    return `M${x + 37 * Math.cos(angle)} ${436 + 35 * Math.sin(angle)}L${x + 43 * Math.cos(angle)} ${436 + 41 * Math.sin(angle)}`;
  }).join('');
  return [
    ellipse(x, 436, 52, 50, {
      fill: slant([
        [0, darken(IRON, 0.6)],
        [1, lighten(IRON, 0.2)],
      ]),
    }),
    ellipse(x, 436, 48, 46, { fill: '#232328' }),
    path(marks, { stroke: '#D8C5A8', width: 2.6 }),
    ellipse(x, 436, 31, 30, {
      fill: slant([
        [0, lighten(ACCENT, 0.4)],
        [0.5, ACCENT],
        [1, darken(ACCENT, 0.4)],
      ]),
    }),
    rect(x - 5, 410, 10, 50, 5, { fill: darken(ACCENT, 0.35), transform: `rotate(34 ${x} 436)` }),
    rect(x - 3, 411, 4, 46, 2, {
      fill: lighten(ACCENT, 0.5),
      transform: `rotate(34 ${x} 436)`,
      opacity: 0.8,
    }),
  ];
}

function plate(x: number, y: number, r: number): Shape[] {
  return [
    contactShadow(x + 3, y, r * 0.94, 0.8),
    lathe(
      x,
      [
        [y - 30, r],
        [y - 30, r],
        [y, r - 2],
        [y, r - 2],
      ],
      '#43454C',
      'satin',
    ),
    disc(
      x,
      y - 30,
      r,
      slant([
        [0, lighten('#43454C', 0.3)],
        [1, darken('#43454C', 0.25)],
      ]),
    ),
    ellipse(x, y - 30, r * 0.36, r * 0.36 * 0.26, { fill: '#141417' }),
    ellipse(x, y - 30, r * 0.78, r * 0.78 * 0.26, { stroke: darken('#43454C', 0.4), width: 2, opacity: 0.7 }),
  ];
}
