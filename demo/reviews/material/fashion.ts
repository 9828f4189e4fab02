import type { Topic } from './topic.ts';

export const fashionTopics: readonly Topic[] = [
  {
    praise: [
      'The stitching is straight and tight everywhere I looked.',
      'You can tell someone cared about the edges and the seams.',
      'No loose threads, inside or out.',
      'The workmanship stands up to a close look.',
    ],
    quibbles: [
      'I snipped one loose thread on the first day.',
      'One seam on the inside is less neat than the rest.',
      'The finish is good rather than perfect.',
    ],
    complaints: ['A seam came undone in the second week.', 'There was glue showing along one edge.'],
  },
  {
    praise: [
      'The material feels better than in shops I cannot afford.',
      'It is getting better with wear, as it should.',
      'It has a good weight without being heavy.',
      'The material is exactly what the description says.',
    ],
    quibbles: [
      'The material needs a few wears before it softens.',
      'It is slightly thinner than I had imagined.',
      'There was a faint smell of new material for two days.',
    ],
    complaints: [
      'The material feels much cheaper than it looks in the pictures.',
      'It looked worn out after a month of careful use.',
    ],
  },
  {
    praise: [
      'The color is deep and even.',
      'It goes with nearly everything I own.',
      'I get compliments on it from people who never notice such things.',
      'Quiet, no logo, exactly my taste.',
    ],
    quibbles: [
      'I wish it came in one more color.',
      'In daylight the color is a touch cooler than I expected.',
    ],
    complaints: ['The color rubbed off on a light shirt.', 'The color I received is not the one I ordered.'],
  },
  {
    praise: [
      'It works with a suit and with jeans.',
      'I have worn it in rain and wind, and it still looks new.',
      'It has become the thing I reach for without thinking.',
      'My husband has already tried to borrow it.',
    ],
    quibbles: ['I keep it for dry days, just in case.', 'It is a little dressier than I needed.'],
    complaints: ['I wore it twice and do not feel like a third time.', 'It lost its shape within weeks.'],
  },
  {
    praise: [
      'It arrived in a cotton bag that I now use for travelling.',
      'Wrapped so nicely that I kept the box.',
      'The care card is short and useful.',
    ],
    quibbles: ['A care card would have been useful.', 'The dust bag is thin, but at least there is one.'],
    complaints: [
      'It came folded hard, and the crease never went away.',
      'It smelled of chemicals and still does.',
    ],
  },
];
