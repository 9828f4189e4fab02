import {
  across,
  contactShadow,
  darken,
  disc,
  down,
  ellipse,
  footprintShadow,
  group,
  type Hex,
  lathe,
  lighten,
  type Picture,
  path,
  pattern,
  picture,
  rect,
  roundStops,
  type Shape,
  slant,
  turned,
} from '../kit/index.ts';

const CHROME = '#B9BEC4';
const metals: ReadonlyArray<readonly [slug: string, metal: Hex]> = [
  ['chrome', CHROME],
  ['brass', '#C49A50'],
  ['graphite', '#55585E'],
];

export function razorPictures(): Picture[] {
  return [
    ...metals.map(([slug, metal]) => picture(`beauty/kern-safety-razor-${slug}`, [lying(metal)])),
    picture('beauty/kern-safety-razor-stand', stand(CHROME)),
    picture('beauty/kern-safety-razor-head', [
      group([lying(CHROME)], { transform: 'translate(-560 -120) scale(2)' }),
    ]),
  ];
}

function lying(metal: Hex): Shape {
  return turned(32, 400, 400, [
    footprintShadow('M384 220H416V680H384ZM284 136H516V206H284Z'),
    ...handle(metal),
    ...head(metal),
  ]);
}

/** From the front: knurled handle, collar, the toothed bar and the cap over the blade. */
function handle(metal: Hex): Shape[] {
  const round = across(roundStops(metal, 'metal'));
  const knurl = pattern(
    9,
    9,
    [
      rect(0, 0, 9, 3, 0, { fill: darken(metal, 0.7), opacity: 0.5 }),
      rect(0, 0, 3, 9, 0, { fill: darken(metal, 0.7), opacity: 0.5 }),
      rect(4, 4, 3, 3, 0, { fill: lighten(metal, 0.8), opacity: 0.55 }),
    ],
    45,
  );
  return [
    rect(386, 206, 28, 60, 5, { fill: round }),
    path('M386 262H414L420 284V300H380V284Z', { fill: round }),
    rect(377, 298, 46, 330, 8, { fill: round }),
    rect(377, 312, 46, 140, 0, { fill: knurl }),
    rect(377, 478, 46, 134, 0, { fill: knurl }),
    rect(375, 452, 50, 10, 4, { fill: round }),
    rect(375, 468, 50, 10, 4, { fill: round }),
    path('M375 626H425V650Q425 676 400 676Q375 676 375 650Z', { fill: round }),
    path('M375 632H425', { stroke: darken(metal, 0.6), width: 3, opacity: 0.6 }),
    path('M388 300V640', { stroke: lighten(metal, 0.9), width: 4, opacity: 0.4 }),
  ];
}

function head(metal: Hex): Shape[] {
  const teeth = Array.from({ length: 23 }, (_, i) => `M${297 + i * 9.4} 190v14`).join('');
  return [
    path('M284 176H516L510 206Q508 212 500 212H300Q292 212 290 206Z', {
      fill: down(roundStops(metal, 'metal')),
    }),
    path(teeth, { stroke: darken(metal, 0.7), width: 4, opacity: 0.7 }),
    path('M270 170H530V180H270Z', {
      fill: down([
        [0, '#F4F6F8'],
        [1, '#8C9197'],
      ]),
    }),
    path('M284 168Q284 132 320 128H480Q516 132 516 168Q516 174 508 174H292Q284 174 284 168Z', {
      fill: down([
        [0, lighten(metal, 0.35)],
        [0.25, lighten(metal, 0.75)],
        [0.45, metal],
        [0.7, darken(metal, 0.35)],
        [0.9, lighten(metal, 0.2)],
        [1, darken(metal, 0.4)],
      ]),
    }),
    path('M304 142Q400 132 496 142', { stroke: '#FFFFFF', width: 4, opacity: 0.6 }),
  ];
}

/** Hanging by its head in the weighted stand. */
function stand(metal: Hex): Shape[] {
  const rod = across(roundStops(metal, 'metal'));
  return [
    contactShadow(404, 656, 126),
    lathe(
      400,
      [
        [622, 122],
        [622, 122],
        [640, 128],
        [652, 126],
        [652, 126],
      ],
      metal,
      'metal',
    ),
    disc(
      400,
      622,
      122,
      slant([
        [0, lighten(metal, 0.7)],
        [0.45, metal],
        [0.6, lighten(metal, 0.4)],
        [1, darken(metal, 0.3)],
      ]),
    ),
    ellipse(470, 628, 26, 7, { fill: '#1C1917', opacity: 0.3 }),
    rect(344, 190, 20, 436, 6, { fill: rod }),
    path('M354 190Q354 160 384 160H440', { stroke: darken(metal, 0.4), width: 20 }),
    path('M354 190Q354 160 384 160H440', {
      stroke: lighten(metal, 0.35),
      width: 9,
      transform: 'translate(-2 -3)',
    }),
    group([...handle(metal), ...head(metal)], { transform: 'translate(150 10) scale(0.78)' }),
    path('M432 168H446M476 168H492', { stroke: darken(metal, 0.3), width: 14 }),
    path('M432 166H446M476 166H492', { stroke: lighten(metal, 0.5), width: 6 }),
  ];
}
