import {
  circle,
  contactShadow,
  darken,
  down,
  ellipse,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  picture,
  randomFrom,
  type Shape,
  slant,
  smooth,
  tube,
} from '../kit/index.ts';
import { sampled, stitches } from './line-work.ts';
import { molded } from './molded.ts';
import { type Acetate, sunglassesSide } from './sunglasses-side.ts';

const colors: ReadonlyArray<readonly [slug: string, acetate: Acetate]> = [
  ['tortoise', { body: '#7A4420', flecks: '#2E170B', lens: '#5C4A34' }],
  ['ink', { body: '#26252A', lens: '#44484C' }],
  ['honey', { body: '#C8893A', flecks: '#9A5E1F', lens: '#4E5B50' }],
];
const TORTOISE: Acetate = { body: '#7A4420', flecks: '#2E170B', lens: '#5C4A34' };

export function sunglassesPictures(): Picture[] {
  return [
    ...colors.map(([slug, acetate]) => picture(`fashion/lido-sunglasses-${slug}`, worn(acetate))),
    picture('fashion/lido-sunglasses-side', sunglassesSide(TORTOISE)),
    picture('fashion/lido-sunglasses-case', [
      leatherCase(),
      group(worn(TORTOISE), { transform: 'translate(92 196) scale(0.78)' }),
    ]),
  ];
}

/** Standing on its open temples, seen from the front and a little above. */
function worn(acetate: Acetate): Shape[] {
  const { body, lens } = acetate;
  const dark = darken(body, 0.4);
  return [
    path('M150 520Q400 600 668 520L640 470L180 470Z', {
      fill: '#5B3A1E',
      soft: 22,
      opacity: 0.3,
      transform: 'translate(18 20)',
    }),
    path('M168 522Q262 556 352 520M448 520Q546 556 640 522', {
      stroke: '#3A2414',
      width: 14,
      soft: 6,
      opacity: 0.35,
    }),
    temple(
      [
        [160, 372],
        [196, 330],
        [236, 312],
        [262, 332],
        [268, 366],
      ],
      dark,
    ),
    temple(
      [
        [640, 372],
        [604, 330],
        [564, 312],
        [538, 332],
        [532, 366],
      ],
      dark,
    ),
    lensShape(262, lens),
    lensShape(538, lens),
    rimShape(262, acetate, 1),
    rimShape(538, acetate, 2),
    path('M352 404Q366 372 400 370Q434 372 448 404Q430 390 400 390Q370 390 352 404Z', {
      fill: down([
        [0, lighten(body, 0.4)],
        [0.5, body],
        [1, darken(body, 0.5)],
      ]),
    }),
    ...[
      [152, 376],
      [648, 376],
    ].map(([x = 0, y = 0]) => molded(`M${x - 16} ${y - 22}h32v36q-16 10 -32 0Z`, body, { depth: 14 })),
    ...[
      [150, 378],
      [650, 378],
    ].map(([x = 0, y = 0]) => circle(x, y, 4, { fill: '#D9C08A' })),
  ];
}

function temple(points: readonly Point[], color: Hex): Shape {
  return tube(smooth(points), 15, color, 'gloss');
}

const RIM = (x: number, r: number) =>
  smooth(
    [
      [x - r, 408],
      [x - r * 0.86, 408 - r * 0.68],
      [x - r * 0.3, 408 - r * 0.93],
      [x + r * 0.3, 408 - r * 0.93],
      [x + r * 0.86, 408 - r * 0.66],
      [x + r, 412],
      [x + r * 0.74, 408 + r * 0.74],
      [x, 408 + r * 1.02],
      [x - r * 0.74, 408 + r * 0.74],
    ],
    true,
  );

function lensShape(x: number, lens: Hex): Shape {
  return group([
    path(RIM(x, 104), {
      fill: slant([
        [0, darken(lens, 0.25), 0.94],
        [0.5, lens, 0.9],
        [1, lighten(lens, 0.4), 0.82],
      ]),
    }),
    path(`M${x - 78} 452Q${x - 92} 360 ${x - 20} 326L${x + 26} 322Q${x - 50} 360 ${x - 52} 470Z`, {
      fill: '#FFFFFF',
      opacity: 0.17,
    }),
    path(`M${x - 36} 486Q${x - 44} 380 ${x + 44} 326L${x + 58} 330Q${x - 22} 390 ${x - 22} 492Z`, {
      fill: '#FFFFFF',
      opacity: 0.1,
    }),
  ]);
}

function rimShape(x: number, { body, flecks }: Acetate, seed: number): Shape {
  const d = `${RIM(x, 116)}${RIM(x, 93)}`;
  const clip = path(d, { rule: 'evenodd' });
  return group([
    path(d, {
      fill: slant([
        [0, lighten(body, 0.3)],
        [0.45, body],
        [1, darken(body, 0.35)],
      ]),
      rule: 'evenodd',
    }),
    ...(flecks === undefined ? [] : [spots(x, flecks, seed)]),
    path(RIM(x, 113), {
      stroke: lighten(body, 0.75),
      width: 2.6,
      opacity: 0.75,
      transform: 'translate(1 2)',
    }),
    path(RIM(x, 96), { stroke: darken(body, 0.7), width: 4, opacity: 0.5, transform: 'translate(-1 -2)' }),
    path(RIM(x, 105), {
      stroke: lighten(body, 0.5),
      width: 3,
      opacity: 0.25,
      transform: 'translate(0 -2)',
      clip,
    }),
  ]);
}

/** The dark islands of tortoise, only as deep as the rim is wide. */
function spots(x: number, color: Hex, seed: number): Shape {
  const random = randomFrom(seed);
  return group(
    Array.from({ length: 20 }, (_, i) => {
      const angle = ((i + random() * 0.7) / 20) * 2 * Math.PI;
      const [cx, cy] = [x + 104 * Math.cos(angle), 412 + 100 * Math.sin(angle)];
      const turn = (angle * 180) / Math.PI + 90;
      return ellipse(cx, cy, 9 + random() * 8, 4 + random() * 4, {
        fill: color,
        opacity: 0.5 + random() * 0.25,
        transform: `rotate(${turn} ${cx} ${cy})`,
      });
    }),
  );
}

function leatherCase(): Shape {
  const leather = '#3E4F3F';
  const d = smooth(
    [
      [190, 330],
      [200, 268],
      [260, 242],
      [400, 236],
      [540, 242],
      [600, 268],
      [612, 330],
      [600, 384],
      [540, 400],
      [400, 404],
      [260, 400],
      [200, 384],
    ],
    true,
  );
  return group([
    contactShadow(406, 392, 205),
    molded(d, leather, { depth: 60 }),
    stitches(
      sampled([
        [204, 322],
        [214, 278],
        [264, 256],
        [400, 250],
        [536, 256],
        [588, 278],
        [598, 322],
      ]),
      lighten(leather, 0.4),
    ),
    path('M374 236h52v62q-26 18 -52 0Z', { fill: darken(leather, 0.2) }),
    circle(400, 290, 8, {
      fill: slant([
        [0, '#F2DFB2'],
        [1, '#8A6A34'],
      ]),
    }),
  ]);
}
