import {
  contactShadow,
  darken,
  down,
  ellipse,
  fade,
  glow,
  group,
  type Hex,
  lighten,
  moved,
  type Picture,
  path,
  picture,
  type Shape,
  scaled,
  slant,
  turned,
  weave,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, linen: Hex]> = [
  ['flax', '#CDBB9C'],
  ['sage', '#8C9B84'],
  ['rust', '#B0633F'],
  ['indigo', '#3E4C6B'],
];
const OUTLINE =
  'M150 176C196 214 300 196 400 194C500 192 606 212 652 172C676 162 690 178 680 200C650 260 660 340 662 420C664 500 654 576 684 626C694 648 676 664 654 654C600 622 500 640 400 642C300 644 200 624 148 656C126 664 110 648 120 626C150 572 140 500 140 420C140 340 148 258 122 202C112 180 128 162 150 176Z';

export const cushion: readonly Picture[] = [
  ...COLORS.map(([slug, linen]) => picture(`home/fernhollow-linen-cushion-${slug}`, [standing(linen)])),
  picture('home/fernhollow-linen-cushion-pair', [
    moved(-90, -40, [scaled(0.82, 400, 640, [standing('#3E4C6B')])]),
    moved(110, 10, [turned(5, 400, 640, [scaled(0.74, 400, 640, [standing('#CDBB9C')])])]),
  ]),
  picture('home/fernhollow-linen-cushion-corner', [
    moved(-140, 60, [scaled(2.1, 620, 250, [standing('#CDBB9C')])]),
  ]),
];

function standing(linen: Hex): Shape {
  return group([
    group([contactShadow(400, 0, 224)], { transform: 'translate(0 644) scale(1 0.36)' }),
    path(OUTLINE, {
      fill: glow(
        [
          [0, lighten(linen, 0.3)],
          [0.35, lighten(linen, 0.08)],
          [0.7, darken(linen, 0.14)],
          [1, darken(linen, 0.42)],
        ],
        { cx: 0.38, cy: 0.34, r: 0.74 },
      ),
    }),
    path(OUTLINE, { fill: weave(linen, 6) }),
    path(OUTLINE, {
      fill: down([
        [0, '#FFFFFF', 0.1],
        [0.5, '#FFFFFF', 0],
        [1, '#1B120B', 0.3],
      ]),
    }),
    ...creases(linen),
    path(OUTLINE, {
      stroke: slant([
        [0, lighten(linen, 0.35)],
        [0.5, darken(linen, 0.1)],
        [1, darken(linen, 0.42)],
      ]),
      width: 5,
    }),
    path('M150 186C196 224 300 206 400 204C500 202 606 222 650 182', {
      stroke: darken(linen, 0.35),
      width: 2,
      opacity: 0.45,
    }),
    ellipse(300, 330, 150, 110, { fill: glow(fade('#FFF7E8', 0.22)) }),
  ]);
}

/** Soft folds that run from the corners and the middle of the lower edge. */
function creases(linen: Hex): Shape[] {
  const folds = [
    'M146 196C190 244 226 270 262 288C216 280 176 250 146 196Z',
    'M658 194C620 240 586 268 548 286C596 278 634 246 658 194Z',
    'M148 634C190 580 230 556 276 536C226 546 184 578 148 634Z',
    'M656 634C612 578 574 556 528 538C580 548 620 578 656 634Z',
    'M392 640C388 600 396 560 410 524C412 564 410 604 412 640Z',
  ];
  return folds.map((d) =>
    group([
      path(d, { fill: darken(linen, 0.5), opacity: 0.34 }),
      path(d, { fill: lighten(linen, 0.5), opacity: 0.28, transform: 'translate(-6 -5)' }),
    ]),
  );
}
