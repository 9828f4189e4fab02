import type { Topic } from './topic.ts';

export const beautyTopics: readonly Topic[] = [
  {
    praise: [
      'It looks good enough to stay out next to the basin.',
      'The packaging is beautiful without being wasteful.',
      'It feels heavy and cool in the hand, like something that will last.',
      'Even the lid closes with a good sound.',
    ],
    quibbles: [
      'It is heavier than I would like for travelling.',
      'It takes up some room on a narrow shelf.',
      'The box is prettier than it is practical.',
    ],
    complaints: [
      'It leaked in the parcel and everything was sticky.',
      'It arrived damaged, in spite of all that packaging.',
    ],
  },
  {
    praise: [
      'It has become the part of the morning I look forward to.',
      'Five quiet minutes in the evening, and this is why.',
      'It made my routine shorter, not longer.',
      'I took it on a trip and was glad I did.',
    ],
    quibbles: [
      'It takes a little practice.',
      'It adds a minute to the morning, which I mostly do not mind.',
      'I forget to use it more often than I should.',
    ],
    complaints: [
      'It takes twice as long as what I used before, for the same result.',
      'After a week it went to the back of the cabinet.',
    ],
  },
  {
    praise: [
      'No perfume cloud, just clean.',
      'The list of ingredients and materials is short and honest.',
      'I like that it can be refilled or kept instead of thrown away.',
      'Everything is explained on one small card.',
    ],
    quibbles: ['I would have liked the directions in larger type.', 'I wish a travel size existed.'],
    complaints: [
      'There were no directions in the box at all.',
      'The promises on the page are bigger than the results.',
    ],
  },
  {
    praise: [
      'It lasts much longer than I thought it would.',
      'My partner uses it too, and there is still plenty of life in it.',
      'I gave one to my mother and she asked for the address of the shop.',
      'It feels like a present, even when you buy it for yourself.',
    ],
    quibbles: [
      'As a present it is perfect; for every day it is a small luxury.',
      'I expected a little more for the size of the box.',
    ],
    complaints: [
      'It did not last nearly as long as I had hoped.',
      'I bought it as a present and was embarrassed to give it.',
    ],
  },
];
