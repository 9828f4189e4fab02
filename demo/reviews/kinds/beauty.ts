import type { Kind } from './kind.ts';

export const beautyKinds: readonly Kind[] = [
  {
    named: /serum|cream|balm|soap|razor|salts|beard/i,
    praise: [
      'My skin is sensitive and had no complaints at all.',
      'No redness, no itching, and I react to nearly everything.',
      'Gentle enough for every day.',
      'It leaves my skin calm, which I cannot say of many things in my cabinet.',
    ],
    quibbles: [
      'I needed a few days to find out how much is enough.',
      'On very dry days I still need a little something extra.',
      'It did not change my life, but it did no harm either.',
    ],
    complaints: [
      'My skin was red for two days afterwards.',
      'I gave it four weeks and saw no difference at all.',
    ],
  },
  {
    named: /serum/i,
    praise: [
      'Three drops are enough for face and neck.',
      'It sinks in within a minute and leaves no film.',
      'My skin looks rested even when I am not.',
      'It sits well under sunscreen and make-up.',
      'The dry patches on my cheeks are gone.',
    ],
    quibbles: [
      'The pipette picks up a little less as the bottle empties.',
      'It is slightly sticky for the first minute.',
    ],
    complaints: [
      'It pills as soon as I put anything over it.',
      'The pipette drips down the outside of the bottle.',
    ],
  },
  {
    named: /parfum|perfume/i,
    praise: [
      'It opens bright and dries down to something warm and close to the skin.',
      'Two sprays in the morning, and I still notice it at dinner.',
      'Nobody can name it, everybody asks.',
      'It never turns sweet on me.',
    ],
    quibbles: ['The first ten minutes are a little sharp.', 'On my skin it fades by the afternoon.'],
    complaints: ['After an hour there is nothing left of it.', 'The sprayer leaks and my bag smells of it.'],
  },
  {
    named: /cream|balm/i,
    praise: [
      'Rich, but it does not shine.',
      'A pea-sized amount does the whole face.',
      'The tightness after washing is gone.',
      'The refill clicks in cleanly, so the jar stays.',
    ],
    quibbles: ['A little heavy for me in summer.', 'I would like a small spatula with it.'],
    complaints: ['It sits on the skin and never sinks in.', 'The jar arrived half dried out.'],
  },
  {
    named: /razor/i,
    praise: [
      'The weight does the work; no pressure needed.',
      'Fewer red spots than with any cartridge.',
      'Changing the blade takes ten seconds.',
      'The knurled handle holds even with soap on the fingers.',
      'The blades cost next to nothing.',
    ],
    quibbles: [
      'Expect a nick or two in the first week.',
      'The handle could be a centimetre longer for my hands.',
    ],
    complaints: ['The head does not clamp the blade evenly.', 'The plating came off at the head.'],
  },
  {
    named: /dryer/i,
    praise: [
      'My thick hair is dry in half the time.',
      'Much quieter than my old one; I can hear the radio.',
      'Light enough not to tire the arm.',
      'The cold setting is really cold.',
    ],
    quibbles: ['The cable could be half a metre longer.', 'I press the buttons by accident now and then.'],
    complaints: [
      'It smelled burnt after two weeks.',
      'It overheats and switches off in the middle of drying.',
    ],
  },
  {
    named: /toothbrush/i,
    praise: [
      'My dentist noticed the difference before I told him.',
      'The battery lasts for weeks.',
      'The timer is a gentle nudge, not an alarm.',
      'The brush head is small enough for the back teeth.',
    ],
    quibbles: ['It tickles for the first few days.', 'The replacement heads are not cheap.'],
    complaints: ['It stopped charging after a month.', 'Water gets in under the brush head and stays there.'],
  },
  {
    named: /beard/i,
    praise: [
      'The oil softens without making it greasy.',
      'The comb is cut, not moulded, and does not pull.',
      'The scent stays with me and does not fill the room.',
      'My wife approves, which settles it.',
      'The scissors are properly sharp.',
    ],
    quibbles: ['The balm is hard to get out on cold mornings.', 'The oil bottle is smaller than it looks.'],
    complaints: [
      'The scissors pinch instead of cutting.',
      'The smell is far too strong for something under my nose.',
    ],
  },
  {
    named: /soap/i,
    praise: [
      'The bars stay hard and do not go slimy.',
      'It lathers well even in our hard water.',
      'The scent is of herbs, not of a department store.',
      'No tight feeling after the shower.',
    ],
    quibbles: ['Two of the scents are quite alike.', 'Keep it on a draining dish, or it goes soft.'],
    complaints: ['It dries out my hands.', 'The bars were cracked, and they crumble in use.'],
  },
  {
    named: /brush(es| set)/i,
    praise: [
      'The hairs are soft and do not shed.',
      'They pick up just enough powder and blend it evenly.',
      'They wash well and dry in shape overnight.',
      'The handles are nicely weighted.',
      'Every brush in the set gets used.',
    ],
    quibbles: ['I would have liked a smaller one for the eyes.', 'The large one shed two hairs at first.'],
    complaints: ['They lose hairs every time I use them.', 'One ferrule came loose after the first wash.'],
  },
  {
    named: /bath salts/i,
    praise: [
      'They dissolve completely and leave no grit.',
      'The scent fills the bathroom without being heavy.',
      'I sleep better on bath nights.',
      'The cork closes tightly, so the salts stay dry.',
    ],
    quibbles: ['You need more than the card says in a large tub.', 'The spoon is rather small.'],
    complaints: [
      'They had turned into one solid lump.',
      'The scent is gone as soon as it touches the water.',
    ],
  },
  {
    named: /candle/i,
    praise: [
      'It burns evenly to the edge, with no tunnel.',
      'You notice the scent when you come in, and then it steps back.',
      'No soot on the glass, even near the end.',
      'The empty glass now holds my pencils.',
    ],
    quibbles: ['In our large living room the scent gets lost.', 'Trim the wick, or it flickers.'],
    complaints: ['The wick drowned after an hour.', 'It has hardly any scent at all.'],
  },
];
