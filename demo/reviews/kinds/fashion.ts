import type { Kind } from './kind.ts';

export const fashionKinds: readonly Kind[] = [
  {
    named: /weekender/i,
    praise: [
      'It holds three days of clothes, a wash bag and a pair of shoes.',
      'It fits under the seat of the train and in the cabin locker.',
      'The leather has already picked up a soft shine at the handles.',
      'The strap is wide enough not to cut into the shoulder.',
      'The zip runs like butter and closes to the very end.',
    ],
    quibbles: [
      'Empty, it is already rather heavy.',
      'I would have liked a second inner pocket.',
      'The strap squeaks a little when the bag is full.',
    ],
    complaints: [
      'The zip jammed on the first trip.',
      'One handle was sewn on visibly higher than the other.',
    ],
  },
  {
    named: /watch/i,
    praise: [
      'Mine gains about four seconds a day, which is excellent for an automatic.',
      'I could watch the second hand glide for an hour.',
      'The dial catches the light differently all day long.',
      'It slides under a shirt cuff without a fight.',
      'The crown is easy to grip and screws down firmly.',
    ],
    quibbles: [
      'It stops if it lies in the drawer for two days, as automatics do.',
      'The strap was stiff for the first week.',
      'The date is hard to read without my glasses.',
    ],
    complaints: ['Mine loses four minutes a day.', 'Dust under the crystal, visible at first glance.'],
  },
  {
    named: /sunglasses/i,
    praise: [
      'They stay put when I bend down, and do not press behind the ears.',
      'The lenses are clear right to the edge, no distortion.',
      'The acetate has real depth, you can see it in the sun.',
      'Driving into the evening sun is finally pleasant.',
    ],
    quibbles: [
      'A little wide for my narrow face.',
      'The lenses could be a touch darker for the beach.',
      'The case is too bulky for a jacket pocket.',
    ],
    complaints: [
      'One hinge was loose from the start.',
      'The frame sits crooked, and the optician could not fix it.',
    ],
  },
  {
    named: /scarf/i,
    praise: [
      'Soft enough to wear against the bare neck.',
      'Warm without any bulk under a coat.',
      'It hardly pills, even where the coat collar rubs.',
      'Long enough to wrap twice.',
      'After a wash by hand it is even softer.',
    ],
    quibbles: ['It shed a few fibres on my black coat at first.', 'I would have liked it a hand wider.'],
    complaints: ['It pilled all over after three wearings.', 'It scratches, which cashmere should not.'],
  },
  {
    named: /\btie\b/i,
    praise: [
      'It makes a firm knot with a proper dimple.',
      'The knot holds from the morning meeting to the last dance.',
      'The silk has a quiet sheen, not a shine.',
      'The width is right for both my suits.',
    ],
    quibbles: ['Slightly short for me, and I am tall.', 'It creases if you leave the knot in overnight.'],
    complaints: ['The lining twists, and the tie never hangs straight.', 'A pulled thread across the front.'],
  },
  {
    named: /overcoat|\bcoat\b/i,
    praise: [
      'The shoulders fit as if made to measure.',
      'It keeps the wind out, and I wear only a shirt beneath it.',
      'The wool is dense and soft at once.',
      'It falls beautifully, open or buttoned.',
      'The inner pocket takes a phone without spoiling the line.',
    ],
    quibbles: [
      'The sleeves were a little long and had to be taken up.',
      'It runs large; I went down a size.',
      'It attracts lint, so keep a brush at hand.',
    ],
    complaints: ['Two buttons came off within a week.', 'The sleeves are of different length.'],
  },
  {
    named: /sneakers/i,
    praise: [
      'No blisters, not even on the first long walk.',
      'They wipe clean with a damp cloth and look new.',
      'True to size, with room for the toes.',
      'The sole has just enough spring for the city.',
      'The leather creases gracefully.',
    ],
    quibbles: [
      'The heel was stiff for the first three days.',
      'They run half a size large.',
      'The laces are a little too long.',
    ],
    complaints: ['The sole came away at the toe.', 'They rubbed my heels raw and never softened.'],
  },
  {
    named: /boots/i,
    praise: [
      'The elastic is firm, and they still slip on without a shoehorn.',
      'Comfortable from the first hour, with thin or thick socks.',
      'Properly welted, so my cobbler was pleased.',
      'They have been through puddles, and my feet stayed dry.',
    ],
    quibbles: [
      'Narrow over the instep at first.',
      'The sole is slippery until it has been scuffed a little.',
      'Between two sizes, take the smaller one.',
    ],
    complaints: ['The heel squeaks with every step.', 'Water came in at the welt on the first wet day.'],
  },
  {
    named: /wallet/i,
    praise: [
      'Six cards and some folded notes, and no bulge in the pocket.',
      'The cards slide out with one thumb and never on their own.',
      'The leather has darkened beautifully at the edges.',
      'The initials are neat and deep.',
    ],
    quibbles: [
      'The slots were very tight for the first two weeks.',
      'No place for coins, which I knew, but I miss it now and then.',
    ],
    complaints: ['The slots stretched, and the cards fall out.', 'The edge paint cracked in a few weeks.'],
  },
  {
    named: /\bbelt\b/i,
    praise: [
      'Thick, one-piece leather that does not stretch.',
      'The buckle is solid, with no rattle and no flaking.',
      'The holes are exactly where I need them.',
      'It softens where it bends and nowhere else.',
    ],
    quibbles: ['Order a size up; the length runs short.', 'Stiff to begin with, as thick leather is.'],
    complaints: ['The layers came apart after a month.', 'The buckle left grey marks on my shirt.'],
  },
  {
    named: /tote/i,
    praise: [
      'It stands up by itself next to my desk.',
      'A laptop, a folder and a bottle fit without bulging.',
      'The handles sit well on the shoulder, even over a coat.',
      'The inner pocket saves me from digging for keys.',
    ],
    quibbles: ['An outer pocket for the ticket would help.', 'The open top worries me a bit on the tram.'],
    complaints: ['One handle began to crack at the ring.', 'The base sagged as soon as I put a laptop in.'],
  },
  {
    named: /beanie/i,
    praise: [
      'Warm without itching the forehead.',
      'It keeps its shape after several washes.',
      'It covers the ears and does not ride up.',
      'The turned edge keeps the wind out.',
    ],
    quibbles: [
      'A bit snug on a large head.',
      'I would wash it by hand, although the label is more generous.',
    ],
    complaints: ['It stretched so far that it slips over my eyes.', 'It itches badly.'],
  },
];
