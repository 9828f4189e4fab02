import type { Kind } from './kind.ts';

export const electronicsKinds: readonly Kind[] = [
  {
    named: /headphones|earbuds|buds\b/i,
    praise: [
      'Voices sound close and natural, and the bass never covers them.',
      'The noise cancelling makes the train disappear.',
      'I wear them for hours and forget they are there.',
      'Calls are clear even on a windy platform.',
    ],
    quibbles: ['They get warm on long summer days.', 'The touch controls take some learning.'],
    complaints: [
      'One side is quieter than the other.',
      'They cut out whenever I put the phone in my pocket.',
    ],
  },
  {
    named: /\bphone\b|smartphone/i,
    praise: [
      'A full day of heavy use and still a third of the battery.',
      'The screen is easy to read in full sun.',
      'Night pictures without a tripod, and they look like night.',
      'It fits my hand, which few of them do these days.',
    ],
    quibbles: ['It is slippery without a case.', 'There is no charger in the box.'],
    complaints: [
      'The battery is empty by four in the afternoon.',
      'The camera takes two seconds to wake up.',
    ],
  },
  {
    named: /laptop|notebook|book\b/i,
    praise: [
      'The keys have real travel, and I type faster on it.',
      'The fan stays off unless I compile something.',
      'It lasts a working day without its charger.',
      'The screen is even and does not tire my eyes.',
    ],
    quibbles: ['One more port on the right would help.', 'The speakers are fine for calls, not for music.'],
    complaints: ['The fan runs all the time.', 'Two keys registered twice from the first day.'],
  },
  {
    named: /tablet|reader|\bpad\b/i,
    praise: [
      'Reading on it for an hour is no strain at all.',
      'Light enough to hold in one hand in bed.',
      'The pen feels close to paper.',
      'The battery outlasts any flight I take.',
    ],
    quibbles: ['The case costs extra, and you will want one.', 'Turning pages takes a moment at times.'],
    complaints: ['The screen has a yellow edge on one side.', 'It reacts late to every second tap.'],
  },
  {
    named: /speaker|soundbar|turntable|radio/i,
    praise: [
      'It fills the room without shouting.',
      'You hear details in records you thought you knew.',
      'Even very quiet it keeps its warmth.',
      'The dial is a pleasure to turn.',
    ],
    quibbles: [
      'Give it some distance to the wall, or the bass gets thick.',
      'The cable is a bit short for our shelf.',
    ],
    complaints: ['It rattles on low notes.', 'It hums as soon as it is plugged in.'],
  },
  {
    named: /camera|lens/i,
    praise: [
      'The pictures need hardly any work afterwards.',
      'The dials do what dials should, without menus.',
      'It focuses on my running dog, nearly every time.',
      'Small enough that I really take it along.',
    ],
    quibbles: ['The menu is long and oddly sorted.', 'I bought a second battery straight away.'],
    complaints: ['It misses focus in every second picture.', 'There was dust on the sensor out of the box.'],
  },
  {
    named: /keyboard|mouse/i,
    praise: [
      'The sound is deep and soft, and my colleagues have not complained.',
      'My wrists are grateful.',
      'It wakes at once and never drops a letter.',
      'Heavy enough not to wander over the desk.',
    ],
    quibbles: ['It is a little high without a wrist rest.', 'The software is only needed once, luckily.'],
    complaints: ['Some keys stick when I type fast.', 'It loses its pairing every morning.'],
  },
  {
    named: /monitor|display|projector|television|\btv\b/i,
    praise: [
      'The colors were right without any adjusting.',
      'Text is crisp from edge to edge.',
      'No dead pixels, no bright corners.',
      'One cable for picture and power, finally.',
    ],
    quibbles: ['The menu button is hard to find with your fingers.', 'It needs a deep desk.'],
    complaints: ['One corner glows in the dark.', 'The stand wobbles with every keystroke.'],
  },
  {
    named: /watch|band|tracker/i,
    praise: [
      'The heart rate matches my chest strap.',
      'I charge it once a week, on Sundays.',
      'The screen is bright enough for a run at noon.',
      'I sleep with it on and do not notice.',
    ],
    quibbles: ['It counts steps when I chop onions.', 'The strap that comes with it collects lint.'],
    complaints: ['It loses the satellite on every second run.', 'The strap gave me a rash.'],
  },
  {
    named: /charger|power bank|dock|hub/i,
    praise: [
      'It charges laptop and phone at the same time without getting hot.',
      'One thing in my bag instead of four.',
      'It delivers what it promises; I measured it.',
    ],
    quibbles: ['The plug covers the neighbouring socket.', 'It is heavier than it looks.'],
    complaints: ['It stopped charging after two weeks.', 'One of the ports was dead on arrival.'],
  },
  {
    named: /drone/i,
    praise: [
      'It hangs in the wind as if nailed to the sky.',
      'My daughter flew it safely within ten minutes.',
      'The pictures are steady even at the edge of its range.',
    ],
    quibbles: ['Half an hour a battery, so take two.', 'It is louder than I hoped.'],
    complaints: [
      'It drifted off and landed in a tree.',
      'The app lost the picture twice in the first flight.',
    ],
  },
];
