import type { Kind } from './kind.ts';

export const sportsKinds: readonly Kind[] = [
  {
    named: /helmet|backpack|tent|binoculars|stove/i,
    praise: [
      'Every adjustment holds where you set it.',
      'I can work it with gloves on.',
      'Nothing rattles, nothing pinches.',
    ],
    quibbles: ['The adjustments are stiff when it is cold.', 'With thick gloves it gets fiddly.'],
    complaints: [
      'The adjustments slip and have to be redone all the time.',
      'It has a sharp edge where your hand goes.',
    ],
  },
  {
    named: /yoga mat/i,
    praise: [
      'My hands stay put, even in a warm room.',
      'Thick enough for my knees, firm enough for balance.',
      'It lies flat at once and does not curl.',
      'A wipe with a cloth, and it is clean.',
    ],
    quibbles: ['Heavy to carry to the studio by bicycle.', 'It smelled of rubber for the first few days.'],
    complaints: ['It crumbles where my feet stand.', 'I slide on it as soon as I sweat a little.'],
  },
  {
    named: /kettlebell/i,
    praise: [
      'Changing the weight takes one turn of the dial.',
      'It replaced six kettlebells in my small flat.',
      'Nothing rattles in the swing, even at full weight.',
      'The handle is smooth and wide enough for two hands.',
    ],
    quibbles: ['The lowest weight is just as bulky as the highest.', 'I wish there were smaller steps.'],
    complaints: [
      'The lock does not always catch, and I do not trust it.',
      'The plates rattle with every swing.',
    ],
  },
  {
    named: /trail/i,
    praise: [
      'They grip on wet roots, where my old pair slid.',
      'No hot spots after twenty kilometres.',
      'The toe cap has saved me more than once.',
      'They drain and dry quickly after a stream.',
    ],
    quibbles: ['On asphalt they feel a bit firm.', 'Take half a size more if you wear thick socks.'],
    complaints: [
      'The upper tore at the toe after a month.',
      'The lugs wore down after a hundred kilometres.',
    ],
  },
  {
    named: /bottle|flask/i,
    praise: [
      'Ice in the morning, still ice at night.',
      'The tea was too hot to drink after six hours.',
      'It does not leak, even upside down in my bag.',
      'It fits the bicycle holder and the car.',
      'The opening is wide enough to clean properly.',
    ],
    quibbles: ['The lid needs a firm turn to seal.', 'Heavier than plastic, naturally.'],
    complaints: ['The lid leaks, and my papers paid for it.', 'The coating chipped on the first drop.'],
  },
  {
    named: /tent/i,
    praise: [
      'Up in six minutes, alone, in the wind.',
      'A whole night of rain, and dry inside in the morning.',
      'Enough headroom to sit up and dress.',
      'It packs down to the size of a loaf of bread.',
    ],
    quibbles: ['Two people fit if they like each other.', 'The pegs are too soft for stony ground.'],
    complaints: [
      'The seam above my head dripped all night.',
      'A pole splintered the second time I put it up.',
    ],
  },
  {
    named: /backpack|pack\b/i,
    praise: [
      'The hip belt carries the weight, and my shoulders are free.',
      'My back stays dry, even uphill.',
      'Everything has a pocket, and I can still find it.',
      'The rain cover is built in and really covers.',
    ],
    quibbles: ['The side pockets are tight when the pack is full.', 'The straps have rather long ends.'],
    complaints: ['A buckle broke on the first hike.', 'The seams on the back panel rub.'],
  },
  {
    named: /helmet/i,
    praise: [
      'So airy that I forget I am wearing it.',
      'The dial at the back fits it in a second.',
      'It sits low and safe without pressing on the temples.',
      'The buckle closes with one hand.',
    ],
    quibbles: ['With a cap underneath it gets tight.', 'The padding takes a day to dry.'],
    complaints: ['It presses on my forehead, whatever I adjust.', 'The dial slipped during the ride.'],
  },
  {
    named: /racket|racquet/i,
    praise: [
      'Plenty of power, and I still keep the ball in.',
      'My elbow has been quiet since I changed.',
      'The sweet spot is generous.',
      'Quick at the net and stable at the baseline.',
    ],
    quibbles: [
      'The strings it comes with are only decent.',
      'I added an overgrip, as it was a bit thin for me.',
    ],
    complaints: ['The frame cracked in normal play.', 'The strings lost all tension within two weeks.'],
  },
  {
    named: /longboard|skateboard|surfboard/i,
    praise: [
      'It carves smoothly and stays calm at speed.',
      'The wheels roll over small stones without drama.',
      'Just enough flex for long pushes.',
      'The wood is lovely, almost too good to stand on.',
    ],
    quibbles: ['I tightened the trucks before the first ride.', 'The grip on top is rough on thin soles.'],
    complaints: ['One bearing ground from the first day.', 'The deck split at a bolt hole.'],
  },
  {
    named: /rope/i,
    praise: [
      'It runs smoothly through the device and feeds easily.',
      'Soft in the hand, and it does not kink.',
      'The middle mark is easy to see.',
      'Falls are caught softly.',
      'The sheath still looks new after a season of weekends.',
    ],
    quibbles: ['A little slippery until the coating wears in.', 'It picks up aluminium grey quickly.'],
    complaints: [
      'The sheath slipped over the core near one end.',
      'It twisted badly and never straightened out.',
    ],
  },
  {
    named: /stove/i,
    praise: [
      'Half a litre of water boils in under three minutes.',
      'It stays lit in a stiff breeze.',
      'The flame turns down far enough to simmer.',
      'It folds into my mug.',
    ],
    quibbles: ['With a large pot it gets a little wobbly.', 'It is quite loud at full flame.'],
    complaints: ['The igniter gave up on the third morning.', 'The valve hisses even when it is closed.'],
  },
  {
    named: /binoculars/i,
    praise: [
      'Bright and sharp right to the edge, even at dusk.',
      'I can tell a warbler from a wren across the pond.',
      'The focus wheel is smooth and quick.',
      'They work well with my glasses on.',
    ],
    quibbles: ['The lens caps come off too easily.', 'The strap is a bit thin for a whole day.'],
    complaints: [
      'The two barrels do not line up, and I see double.',
      'They fogged up inside after a light shower.',
    ],
  },
];
