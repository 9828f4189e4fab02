import type { Topic } from './topic.ts';

export const electronicsTopics: readonly Topic[] = [
  {
    praise: [
      'Setup took five minutes and nothing asked me to create an account.',
      'It worked straight out of the box.',
      'I had it running before my coffee was cold.',
      'My father set it up on his own, which says a lot.',
    ],
    quibbles: [
      'The first update took most of an evening.',
      'The quick start sheet is tiny; the full manual is online.',
      'It took two attempts to get going, then never complained again.',
    ],
    complaints: [
      'I spent an evening on the setup and it still forgets its settings.',
      'It froze three times on the first day.',
    ],
  },
  {
    praise: [
      'The build is solid: no creaks, no sharp edges, tight seams.',
      'The finish hides fingerprints well.',
      'It feels dense and well put together in the hand.',
      'The buttons have a clear, quiet click.',
    ],
    quibbles: [
      'The glossy part collects fingerprints.',
      'One seam is not quite as even as the others.',
      'The buttons could have a firmer click.',
    ],
    complaints: ['One of the buttons stuck from the first day.', 'The casing creaks whenever I pick it up.'],
  },
  {
    praise: [
      'It does its job so quietly that I forget it is there.',
      'I use it every working day and it has never let me down.',
      'Everyday things take one press instead of a menu.',
      'It replaced two older devices on my desk.',
    ],
    quibbles: [
      'One or two functions are hidden deeper than they should be.',
      'I needed a few days to get used to the controls.',
      'Some of the advanced settings I will never touch.',
    ],
    complaints: [
      'It switches itself off without any reason I could find.',
      'Simple things take far too many steps.',
    ],
  },
  {
    praise: [
      'It works with everything I own, old and new.',
      'No adapter needed, which I had feared.',
      'It connects by itself before I have sat down.',
    ],
    quibbles: [
      'My older laptop needed an adapter.',
      'I would have liked a longer cable in the box.',
      'It does not remember more devices than I own, but only just.',
    ],
    complaints: [
      'It loses the connection several times a day.',
      'It refused to work with the two devices I bought it for.',
    ],
  },
  {
    praise: [
      'It looks calm on the shelf, no blinking lights.',
      'The design is restrained enough for the living room.',
      'Colleagues keep asking where it comes from.',
    ],
    quibbles: [
      'The status light is brighter than it needs to be at night.',
      'I would have liked one more color to choose from.',
      'It takes up a little more room than my old one.',
    ],
    complaints: [
      'The status light shines through the whole room at night.',
      'It was scratched when I unpacked it.',
    ],
  },
  {
    praise: [
      'It stays cool even after hours of use.',
      'Repair parts are listed on the maker’s site, which decided it for me.',
      'Updates have come regularly and changed only what they said.',
    ],
    quibbles: ['It gets warm after an hour, never hot.', 'The last update moved a setting I use.'],
    complaints: [
      'It gets uncomfortably hot within half an hour.',
      'The replacement showed the same fault as the first one.',
    ],
  },
];
