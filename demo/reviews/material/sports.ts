import type { Topic } from './topic.ts';

export const sportsTopics: readonly Topic[] = [
  {
    praise: [
      'I have taken it out in rain, mud and a little snow, and it shrugs it off.',
      'It has been dropped, dragged and sat on, and still looks fine.',
      'It survived a season with my sons.',
      'After many weekends outdoors there is hardly a mark on it.',
    ],
    quibbles: [
      'It picks up scuffs quickly, none of them deep.',
      'It needs a wipe after every outing or it looks tired.',
      'I cannot yet say how it will hold up over years.',
    ],
    complaints: [
      'It broke on the second outing, far from home.',
      'It was visibly worn after a month of light use.',
    ],
  },
  {
    praise: [
      'It is easy enough to take along that it always comes with me.',
      'The weight given in the description is correct; I put it on the scale.',
      'The balance is spot on.',
      'It is easy to carry, even for my daughter.',
    ],
    quibbles: [
      'A few grams heavier than my last one.',
      'It takes up a bit more room in the car than planned.',
    ],
    complaints: [
      'It weighs noticeably more than the page says.',
      'It is clumsy to handle and I never got used to it.',
    ],
  },
  {
    praise: [
      'It does what it should and leaves me alone with the view.',
      'I train more often since I own it, honestly.',
      'It made a noticeable difference on the first day.',
      'My club has since ordered four more.',
    ],
    quibbles: [
      'Beginners may need a few outings to get used to it.',
      'It is more than I need for the odd weekend.',
      'I swapped one small part for something I prefer.',
    ],
    complaints: [
      'It is fine indoors and useless in real weather.',
      'I went back to my ten-year-old one after three outings.',
    ],
  },
  {
    praise: [
      'It looks good without shouting.',
      'It is easy to find in a full car boot.',
      'It dries fast and does not hold smells.',
    ],
    quibbles: [
      'The light color shows every bit of mud.',
      'It needed a night on the balcony to lose the factory smell.',
    ],
    complaints: [
      'The smell did not go away, even after a week in the open air.',
      'The color faded badly over one summer.',
    ],
  },
];
