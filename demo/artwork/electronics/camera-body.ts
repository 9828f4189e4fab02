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
  moved,
  type Picture,
  path,
  picture,
  rect,
  ribs,
  roundStops,
  type Shape,
  slant,
  weave,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, plate: Hex]> = [
  ['silver', '#C2C1BD'],
  ['black', '#33322F'],
];
const LEATHERETTE = '#2A2826';

const BODY =
  'M120 330C120 306 136 294 158 292H642C664 294 680 306 680 330V560C680 582 666 594 644 594H156C134 594 120 582 120 560Z';

export const cameraBody: readonly Picture[] = [
  ...COLORS.map(([slug, plate]) =>
    picture(`electronics/kestrel-k1-mirrorless-camera-${slug}`, [moved(0, 40, front(plate))]),
  ),
  picture('electronics/kestrel-k1-mirrorless-camera-back', [moved(0, 40, back('#C2C1BD'))]),
  picture('electronics/kestrel-k1-mirrorless-camera-top', fromAbove('#C2C1BD')),
];

function shell(plate: Hex): Shape[] {
  return [
    contactShadow(290, 590, 150),
    contactShadow(520, 590, 150),
    path('M312 296L340 228C344 218 352 212 364 212H438C450 212 458 218 462 228L490 296Z', {
      fill: across(roundStops(plate, 'satin')),
    }),
    rect(150, 264, 92, 34, 8, { fill: across(roundStops(plate, 'metal')) }),
    rect(150, 264, 92, 34, 8, { fill: ribs(plate, 7), opacity: 0.7 }),
    rect(548, 256, 84, 42, 8, { fill: across(roundStops(plate, 'metal')) }),
    rect(548, 256, 84, 42, 8, { fill: ribs(plate, 6), opacity: 0.8 }),
    path(BODY, { fill: across(roundStops(plate, 'satin')) }),
    path(BODY, {
      fill: down([
        [0, '#FFFFFF', 0.35],
        [0.12, '#FFFFFF', 0],
        [0.6, '#1B120B', 0],
        [1, '#1B120B', 0.3],
      ]),
    }),
    rect(120, 356, 560, 192, 0, { fill: across(roundStops(LEATHERETTE, 'matte')) }),
    rect(120, 356, 560, 192, 0, { fill: weave('#55504A', 6) }),
    rect(120, 352, 560, 4, 0, { fill: lighten(plate, 0.45), opacity: 0.6 }),
    rect(120, 548, 560, 4, 0, { fill: lighten(plate, 0.3), opacity: 0.4 }),
  ];
}

function front(plate: Hex): Shape[] {
  const grip =
    'M120 340C120 310 150 300 178 304C214 310 222 330 220 372V528C220 566 204 590 168 592C140 594 120 586 120 560Z';
  return [
    ...shell(plate),
    path(grip, { fill: across(roundStops(LEATHERETTE, 'satin')) }),
    path(grip, { fill: weave('#55504A', 6) }),
    ellipse(172, 300, 22, 9, { fill: ball(plate, 'metal') }),
    rect(372, 236, 56, 30, 5, { fill: face('#16171A', 'front', 'gloss') }),
    circle(610, 392, 11, {
      fill: glow([
        [0, '#F3C98B'],
        [0.4, '#8A4B2B'],
        [1, '#1B120B'],
      ]),
    }),
    ellipse(424, 470, 152, 150, { fill: '#120C08', opacity: 0.42, soft: 12 }),
    ...lens(404, 452, plate),
  ];
}

/** The mounted lens, looking a little past us. */
function lens(cx: number, cy: number, plate: Hex): Shape[] {
  return [
    circle(cx, cy, 146, { fill: slant(roundStops(plate, 'metal')) }),
    circle(cx - 3, cy - 2, 136, {
      fill: slant([
        [0, '#4A4845'],
        [0.5, '#26231F'],
        [1, '#121010'],
      ]),
    }),
    circle(cx - 5, cy - 3, 128, { stroke: ribs('#3A3835', 7), width: 20 }),
    circle(cx - 7, cy - 4, 114, {
      fill: slant([
        [0, '#55524E'],
        [0.5, '#2A2826'],
        [1, '#141211'],
      ]),
    }),
    circle(cx - 8, cy - 5, 96, {
      fill: slant([
        [0, '#0E0D0C'],
        [1, '#3E3B38'],
      ]),
    }),
    circle(cx - 8, cy - 5, 88, { fill: '#0D0C0C' }),
    ...glassElements(cx - 8, cy - 5, 78),
  ];
}

function glassElements(cx: number, cy: number, r: number): Shape[] {
  return [
    circle(cx, cy, r, {
      fill: glow(
        [
          [0, '#0B0F1A'],
          [0.42, '#16223A'],
          [0.7, '#33264A'],
          [0.9, '#1E3B44'],
          [1, '#0B0B0D'],
        ],
        { cx: 0.55, cy: 0.58, r: 0.6 },
      ),
    }),
    circle(cx + r * 0.06, cy + r * 0.06, r * 0.46, {
      fill: glow([
        [0, '#020204'],
        [0.75, '#0B1220'],
        [1, '#2C4A63'],
      ]),
    }),
    path(
      `M${cx - r * 0.74} ${cy - r * 0.3}A${r * 0.8} ${r * 0.8} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.79}A${r * 1.1} ${r * 1.1} 0 0 0 ${cx - r * 0.74} ${cy - r * 0.3}Z`,
      { fill: slant(fade('#EAF2FF', 0.75, 0.2)) },
    ),
    ellipse(cx + r * 0.36, cy + r * 0.46, r * 0.2, r * 0.1, {
      fill: glow(fade('#D9A6E8', 0.6)),
      transform: `rotate(-40 ${cx + r * 0.36} ${cy + r * 0.46})`,
    }),
  ];
}

function back(plate: Hex): Shape[] {
  const button = (x: number, y: number, r: number): Shape =>
    group([
      circle(x, y + 1.5, r + 2, { fill: '#100F0E' }),
      circle(x, y, r, { fill: ball('#4A4744', 'satin') }),
    ]);
  return [
    ...shell(plate),
    rect(360, 228, 84, 54, 14, { fill: '#1B1A19' }),
    rect(372, 236, 60, 38, 8, { fill: face('#10131A', 'front', 'gloss') }),
    rect(176, 334, 320, 232, 12, {
      fill: slant([
        [0, '#4A4744'],
        [1, '#1A1817'],
      ]),
    }),
    rect(182, 340, 308, 220, 9, { fill: '#121213' }),
    rect(190, 348, 292, 204, 4, {
      fill: down([
        [0, '#E9C79A'],
        [0.5, '#C68A62'],
        [1, '#5A4A55'],
      ]),
    }),
    path('M190 500C260 450 320 470 380 440C420 424 450 440 482 426V552H190Z', { fill: '#3A3A4C' }),
    path('M190 530C260 500 340 520 482 480V552H190Z', { fill: '#23283A' }),
    path('M190 348H360L250 552H190Z', { fill: slant(fade('#FFFFFF', 0.22, 0.03)) }),
    circle(584, 460, 46, {
      fill: slant([
        [0, '#55524E'],
        [1, '#141312'],
      ]),
    }),
    circle(584, 460, 40, { fill: ribs('#3A3835', 6) }),
    circle(584, 460, 32, { fill: ball('#33312E', 'satin') }),
    button(584, 460, 13),
    button(548, 378, 12),
    button(620, 378, 12),
    button(548, 538, 11),
    button(620, 538, 11),
  ];
}

function fromAbove(plate: Hex): Shape[] {
  const dial = (x: number, r: number): Shape =>
    group([
      circle(x + 5, 290 + 6, r + 3, { fill: '#1B120B', opacity: 0.3, soft: 4 }),
      circle(x, 290, r, { fill: ribs(plate, 6) }),
      circle(x, 290, r, { fill: slant(roundStops(plate, 'metal')), opacity: 0.75 }),
      circle(x, 290, r * 0.74, {
        fill: slant([
          [0, darken(plate, 0.25)],
          [0.5, lighten(plate, 0.4)],
          [1, darken(plate, 0.15)],
        ]),
      }),
    ]);
  const body =
    'M112 250C112 222 134 206 164 206H648C674 206 690 220 690 248V334C690 360 674 372 648 372H270C250 372 246 412 214 420C170 430 112 424 112 372Z';
  return [
    path(body, { fill: '#5B3A1E', soft: 22, opacity: 0.36, transform: 'translate(24 26)' }),
    path('M276 360H552V640H276Z', {
      fill: '#3A2414',
      soft: 18,
      opacity: 0.36,
      transform: 'translate(20 16)',
    }),
    ...barrel(414),
    path(body, { fill: slant(roundStops(plate, 'satin')) }),
    path(body, {
      fill: down([
        [0, '#1B120B', 0.24],
        [0.2, '#FFFFFF', 0.12],
        [0.8, '#1B120B', 0],
        [1, '#1B120B', 0.28],
      ]),
    }),
    path('M330 206H500L484 362C482 374 476 380 464 380H366C354 380 348 374 346 362Z', {
      fill: across(roundStops(plate, 'satin')),
    }),
    rect(388, 190, 54, 20, 6, { fill: '#22201E' }),
    dial(570, 40),
    dial(270, 36),
    circle(176, 356, 21, {
      fill: slant([
        [0, darken(plate, 0.4)],
        [1, lighten(plate, 0.4)],
      ]),
    }),
    circle(176, 356, 16, { fill: ball(plate, 'metal') }),
    circle(646, 290, 15, { fill: ball(darken(plate, 0.2), 'metal') }),
  ];
}

/** The lens from above: rings of different width, ribbed where fingers turn them. */
function barrel(cx: number): Shape[] {
  const ring = (y: number, h: number, half: number, color: Hex, ribbed: boolean): Shape =>
    group([
      rect(cx - half, y, half * 2, h, 6, { fill: across(roundStops(color, 'satin')) }),
      ...(ribbed ? [rect(cx - half, y, half * 2, h, 6, { fill: ribs('#4A4744', 7) })] : []),
    ]);
  return [
    ring(366, 40, 118, '#C2C1BD', false),
    ring(402, 70, 124, '#2A2826', true),
    ring(468, 26, 120, '#33312E', false),
    ring(490, 84, 126, '#2A2826', true),
    ring(570, 60, 120, '#2E2C29', false),
    rect(cx - 112, 620, 224, 12, 5, { fill: across(roundStops('#1B1A19', 'gloss')) }),
  ];
}
