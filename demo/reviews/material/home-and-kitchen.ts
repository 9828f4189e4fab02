import type { Topic } from './topic.ts';

export const homeAndKitchenTopics: readonly Topic[] = [
  {
    praise: [
      'It wipes clean in a moment.',
      'Cleaning it takes less time than I feared.',
      'No stains so far, and our household is not gentle.',
      'It comes up like new after a wash.',
    ],
    quibbles: [
      'The corners take a little patience when cleaning.',
      'Water marks show if you do not dry it.',
      'I clean it by hand to be on the safe side.',
    ],
    complaints: [
      'It stained in the first week and nothing gets it out.',
      'It is almost impossible to get properly clean.',
    ],
  },
  {
    praise: [
      'It is heavier than I expected, in the best way.',
      'The materials are what they say they are.',
      'Every edge is finished, even the ones you never see.',
      'It feels as if it will outlive me.',
    ],
    quibbles: [
      'It is quite heavy to lift down from a high shelf.',
      'The underside is less carefully finished than the top.',
      'One small mark in the finish, which I only saw in raking light.',
    ],
    complaints: [
      'The finish began to come off after a few weeks.',
      'It arrived with a chip, and so did the replacement.',
    ],
  },
  {
    praise: [
      'It has not gone back into the cupboard since it came.',
      'The whole family uses it without being told how.',
      'It does one thing and does it properly.',
      'Sunday mornings have become noticeably better.',
    ],
    quibbles: [
      'It takes a few tries to get the knack of it.',
      'For two people it is a little large.',
      'I use it less often than I planned, which is my fault.',
    ],
    complaints: [
      'It is awkward to use, and after a month I stopped trying.',
      'It works, but only if you treat it like a newborn.',
    ],
  },
  {
    praise: [
      'It suits our old kitchen and would suit a new one.',
      'Guests comment on it every time.',
      'The color is warm and goes with everything we have.',
      'It makes the room look tidier than it is.',
    ],
    quibbles: [
      'It draws more attention than I wanted.',
      'The color took some getting used to next to our tiles.',
    ],
    complaints: [
      'The color is nothing like what I ordered.',
      'In real life it looks far cheaper than in the pictures.',
    ],
  },
  {
    praise: [
      'It fits the space I had measured to the millimetre.',
      'It takes up less room than the thing it replaced.',
      'Easy to store, which matters in our small flat.',
    ],
    quibbles: [
      'Measure your shelf first; it is taller than it looks.',
      'Storing it takes some planning in a small flat.',
    ],
    complaints: [
      'It wobbles on a perfectly level surface.',
      'The measurements given are off by more than a centimetre.',
    ],
  },
  {
    praise: [
      'The instructions are short and correct.',
      'Nothing to assemble, nothing to lose.',
      'Spare parts can be ordered one by one.',
    ],
    quibbles: [
      'The instructions are pictures only; one sentence would have helped.',
      'I had to look up the care advice myself.',
    ],
    complaints: [
      'A part was missing and the instructions did not match the rest.',
      'It broke the third time I used it.',
    ],
  },
];
