import type { Kind } from './kind.ts';

export const homeAndKitchenKinds: readonly Kind[] = [
  {
    named: /kettle/i,
    praise: [
      'It pours in a thin, steady stream, exactly where I want it.',
      'A litre boils in the time it takes to find the cups.',
      'It holds the temperature I set.',
      'The handle stays cool.',
    ],
    quibbles: ['Fill it to the mark only, or it spits.', 'The beep could be quieter.'],
    complaints: ['The lid drips when pouring.', 'Rust spots inside after three weeks.'],
  },
  {
    named: /espresso|coffee|grinder|pour-over|french press/i,
    praise: [
      'The coffee is as good as in my corner bar, and I am hard to please.',
      'Grind and water are easy to repeat, so every cup is the same.',
      'It is ready before I have found my glasses.',
      'Sweet and clear, with no bitterness.',
    ],
    quibbles: ['It took half a bag of beans to find the setting.', 'It is not quiet at six in the morning.'],
    complaints: ['It leaks around the seal.', 'The coffee is lukewarm, whatever I set.'],
  },
  {
    named: /mug|cup|teapot|carafe|tumbler|glass/i,
    praise: [
      'The rim is thin and pleasant to drink from.',
      'The glaze is slightly different on each one, which I love.',
      'It keeps tea warm for a good while.',
      'It sits well in the hand and never feels top-heavy.',
    ],
    quibbles: ['A touch smaller than I expected.', 'The foot scratches a soft table, so use a coaster.'],
    complaints: ['One of them arrived broken.', 'The glaze is crazed after a few washes.'],
  },
  {
    named: /pan\b|skillet|casserole|dutch oven|\bpot\b|cocotte|wok/i,
    praise: [
      'Even heat right to the edge, and a proper crust.',
      'Nothing sticks once it has been seasoned.',
      'It goes from the stove to the oven to the table.',
      'Stews come out better, and I cannot say why.',
    ],
    quibbles: ['Heavy for one hand when full.', 'The handle gets hot, so keep a cloth at hand.'],
    complaints: ['The base is not flat and it spins on the hob.', 'The enamel chipped in the first month.'],
  },
  {
    named: /knife|knives/i,
    praise: [
      'It falls through tomatoes by its own weight.',
      'The balance point is exactly at the finger.',
      'It keeps its edge for weeks of daily cooking.',
      'The handle is smooth and fits small and large hands.',
    ],
    quibbles: ['Dry it at once, or it spots.', 'The sheath costs extra.'],
    complaints: ['The tip bent on a carrot.', 'It came blunt and would not take an edge.'],
  },
  {
    named: /lamp|light|lantern/i,
    praise: [
      'The light is warm and does not glare.',
      'It dims down to a glow for the evening.',
      'The shade throws a lovely circle on the wall.',
      'The joint stays where you put it.',
    ],
    quibbles: ['The switch is on the cable, out of reach from bed.', 'The bulb is not included.'],
    complaints: ['It flickers at the lowest setting.', 'The arm sinks slowly, all evening.'],
  },
  {
    named: /throw|blanket|quilt|cushion|pillow|linen|duvet|sheet/i,
    praise: [
      'Soft from the first night and softer with each wash.',
      'It breathes in summer and still warms in winter.',
      'The weave is dense and even.',
      'The cat has claimed it, which is the highest praise.',
    ],
    quibbles: ['It sheds a little at first.', 'It creases, as it should, but you must like that.'],
    complaints: ['It shrank by a hand’s breadth in a cool wash.', 'A seam came open after two weeks.'],
  },
  {
    named: /towel|bath/i,
    praise: [
      'It dries you instead of pushing the water about.',
      'Still fluffy after a dozen washes.',
      'It dries overnight on the rail.',
    ],
    quibbles: ['Wash it twice before the first use.', 'Thinner than I expected, but it works.'],
    complaints: ['It leaves lint everywhere.', 'Threads pull out at the edge.'],
  },
  {
    named: /vase|planter|bowl|plate|tray|dinner/i,
    praise: [
      'Beautiful on its own, even empty.',
      'The surface is silky and even.',
      'It stands firmly and does not tip.',
      'The color changes with the light of the day.',
    ],
    quibbles: ['The base could use felt.', 'Slightly smaller than in the pictures.'],
    complaints: ['A crack ran through the base.', 'It wobbles on a flat table.'],
  },
  {
    named: /board|rolling pin|spoon|utensil/i,
    praise: [
      'The wood is dense and smells faintly of walnuts.',
      'It does not slide on the counter.',
      'Knife marks close up again after oiling.',
    ],
    quibbles: ['Oil it before the first use.', 'It is heavy to rinse in a small sink.'],
    complaints: ['It split along the grain.', 'It warped after the first washing.'],
  },
  {
    named: /toaster|blender|mixer|oven|air fryer|juicer|processor/i,
    praise: [
      'Even results, batch after batch.',
      'Powerful without being rough.',
      'The controls are one dial and one button, thank you.',
      'It comes apart in seconds for cleaning.',
    ],
    quibbles: ['It is loud at full power.', 'The cord is a little short.'],
    complaints: ['It smelled burnt on the first day.', 'One half comes out dark, the other pale.'],
  },
  {
    named: /chair|stool|table|shelf|desk|sofa/i,
    praise: [
      'Comfortable for a whole evening.',
      'The joints are tight and nothing creaks.',
      'Assembly took ten minutes and one tool.',
      'The wood has a lovely grain.',
    ],
    quibbles: ['Put felt under the legs.', 'The seat is firm at first.'],
    complaints: ['One leg is shorter than the others.', 'The finish marks at the first glass of water.'],
  },
  {
    named: /clock|mirror|frame|diffuser|purifier|vacuum|fan\b|humidifier/i,
    praise: [
      'Silent, truly silent.',
      'It does its work without asking for attention.',
      'It looks far calmer than the usual ones.',
    ],
    quibbles: ['The instructions for mounting are brief.', 'The cover takes a firm hand.'],
    complaints: ['It ticks so loudly that I moved it to the hall.', 'It stopped after three weeks.'],
  },
];
