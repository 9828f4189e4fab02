import {
  across,
  contactShadow,
  darken,
  disc,
  down,
  ellipse,
  group,
  type Hex,
  lathe,
  lathePath,
  lighten,
  mesh,
  moved,
  type Picture,
  path,
  picture,
  rect,
  roundStops,
  type Shape,
  scaled,
  slant,
  tube,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, color: Hex]> = [
  ['moss', '#5E6B4E'],
  ['oat', '#D9CDB8'],
  ['ember', '#B4573D'],
];
const LEATHER = '#8A5A38';

export const portableSpeaker: readonly Picture[] = [
  ...COLORS.map(([slug, color]) =>
    picture(`electronics/bramble-portable-speaker-${slug}`, speaker(color, 0.26)),
  ),
  picture('electronics/bramble-portable-speaker-top', [scaled(1.1, 400, 430, speaker('#5E6B4E', 0.62))]),
  picture('electronics/bramble-portable-speaker-pair', [
    moved(-150, -40, [scaled(0.72, 400, 640, speaker('#5E6B4E', 0.26))]),
    moved(130, 10, [scaled(0.78, 400, 640, speaker('#5E6B4E', 0.26))]),
  ]),
];

function speaker(color: Hex, tilt: number): Shape[] {
  const [top, bottom] = tilt > 0.4 ? [330, 590] : [236, 640];
  const profile = [
    [top, 134],
    [top + 6, 146],
    [top + 22, 152],
    [bottom - 34, 152],
    [bottom - 12, 144],
    [bottom, 128],
    [bottom, 128],
  ] as const;
  const cloth = lathePath(
    400,
    [
      [top + 18, 152.5],
      [top + 18, 152.5],
      [bottom - 34, 152.5],
      [bottom - 34, 152.5],
    ],
    tilt,
  );
  const band = darken(color, 0.35);
  return [
    contactShadow(400, bottom, tilt > 0.4 ? 160 : 136),
    tube(`M536 ${top + 60}C612 ${top + 50} 618 ${top + 190} 538 ${top + 196}`, 15, LEATHER, 'matte'),
    lathe(400, profile, band, 'satin', tilt),
    path(cloth, { fill: across(roundStops(color, 'matte')) }),
    path(cloth, { fill: mesh(color, 8, 1.9) }),
    path(cloth, {
      fill: down([
        [0, '#1B120B', 0.2],
        [0.14, '#1B120B', 0],
        [0.8, '#1B120B', 0],
        [1, '#1B120B', 0.24],
      ]),
    }),
    disc(
      400,
      top,
      134,
      slant([
        [0, lighten(color, 0.3)],
        [0.5, color],
        [1, darken(color, 0.28)],
      ]),
      tilt,
    ),
    disc(
      400,
      top + 2,
      124,
      slant([
        [0, darken(color, 0.3)],
        [1, lighten(color, 0.06)],
      ]),
      tilt,
    ),
    disc(
      400,
      top + 4,
      121,
      slant([
        [0, lighten(color, 0.14)],
        [1, darken(color, 0.2)],
      ]),
      tilt,
    ),
    ...controls(top + 4, tilt, color),
    tag(bottom),
  ];
}

function controls(y: number, tilt: number, color: Hex): Shape[] {
  const mark = lighten(color, 0.62);
  const at = (x: number, z: number) => [400 + x, y + z * tilt] as const;
  const button = (x: number, z: number): Shape[] => {
    const [cx, cy] = at(x, z);
    return [
      ellipse(cx, cy, 25, 25 * tilt, { fill: darken(color, 0.34) }),
      ellipse(cx, cy - 3, 24, 24 * tilt, {
        fill: slant([
          [0, lighten(color, 0.22)],
          [1, darken(color, 0.14)],
        ]),
      }),
    ];
  };
  const bar = (x: number, z: number, w: number, h: number): Shape =>
    rect(400 + x - w / 2, y - 3 + z * tilt - (h * tilt) / 2, w, h * tilt, 1, { fill: mark });
  return [
    ...button(-70, 0),
    ...button(0, 0),
    ...button(70, 0),
    bar(-70, 0, 20, 4),
    bar(70, 0, 20, 4),
    bar(70, 0, 4, 20),
    ellipse(400, y - 3, 9, 9 * tilt, { fill: mark }),
    ellipse(400, y + 70 * tilt, 4, 4 * tilt, { fill: '#F0B45A' }),
  ];
}

function tag(bottom: number): Shape {
  return group([
    rect(372, bottom - 36, 56, 20, 4, {
      fill: slant([
        [0, lighten(LEATHER, 0.14)],
        [1, darken(LEATHER, 0.2)],
      ]),
    }),
    rect(376, bottom - 33, 48, 2, 1, { fill: lighten(LEATHER, 0.5), opacity: 0.5 }),
  ]);
}
