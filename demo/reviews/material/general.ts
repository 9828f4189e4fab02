import type { Topic } from './topic.ts';

/** Topics of any purchase: delivery, price, the shop, the description. */
export const generalTopics: readonly Topic[] = [
  {
    praise: [
      'Delivery took three days and the parcel arrived without a dent.',
      'It came a day earlier than promised, well packed and with no needless plastic.',
      'The tracking was accurate to the hour.',
      'Packed in plain cardboard that went straight into the recycling.',
    ],
    quibbles: [
      'Delivery took a day longer than announced.',
      'The outer box was a little crushed, though nothing inside had suffered.',
      'There was far more packaging than this needs.',
    ],
    complaints: [
      'It also arrived four days late, and nobody told me why.',
      'The parcel had clearly been opened and taped shut again.',
    ],
  },
  {
    praise: [
      'At the reduced price it was an easy decision.',
      'I compared it with two that cost more, and this one is better made.',
      'Not the cheapest, but you can see where the money went.',
      'I expected less for the price and got more.',
    ],
    quibbles: [
      'At the full price I would have hesitated.',
      'It is fairly priced, not a bargain.',
      'The extras add up quickly when you choose more than one.',
    ],
    complaints: [
      'For this price I expected a good deal more.',
      'I have owned one at half the price that did the job better.',
    ],
  },
  {
    praise: [
      'It looks exactly like the pictures, which is rarer than it should be.',
      'The measurements in the description are right; I checked them.',
      'Everything in the description turned out to be true.',
    ],
    quibbles: [
      'The color is a shade darker in daylight than on my screen.',
      'It is a bit bigger than I had pictured, so do read the dimensions.',
      'The pictures flatter it slightly.',
    ],
    complaints: [
      'It looks quite different from the pictures.',
      'The description left out the one thing I needed to know.',
    ],
  },
  {
    praise: [
      'I had a question before ordering and got a proper answer the same afternoon.',
      'I first ordered the wrong variant, and the exchange was quick and friendly.',
    ],
    quibbles: [
      'Customer service was polite but took two days to reply.',
      'The exchange worked, although I had to print the label myself.',
    ],
    complaints: [
      'I wrote to customer service twice before anyone replied.',
      'Sending it back cost me a lunch break and a roll of tape.',
    ],
  },
];
