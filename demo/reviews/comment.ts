import type { Chance } from './chance.ts';
import { type Deck, dealAgain, deckOf } from './deck.ts';
import { frames } from './material/frames.ts';
import type { Topic } from './material/topic.ts';
import type { Rating } from './review.ts';

/** Decks of sentences for one product, so that its reviews do not repeat each other. */
export type Conversation = { write(rating: Rating): { title: string; comment: string } };

/**
 * @param specific topics of this kind of product, said more often than the rest
 * @param common topics of its category and of any purchase
 * @param taken comments already written anywhere; a new one is added to it and never equals one of them
 */
export function converse(
  topics: { specific: readonly Topic[]; common: readonly Topic[] },
  taken: Set<string>,
  chance: Chance,
): Conversation {
  const decks = {
    specific: sentenceDecks(topics.specific, chance),
    common: sentenceDecks(topics.common, chance),
    frames: {
      1: frameDecks(1, chance),
      2: frameDecks(2, chance),
      3: frameDecks(3, chance),
      4: frameDecks(4, chance),
      5: frameDecks(5, chance),
    },
  };
  const compose = (rating: Rating): string => {
    const frame = decks.frames[rating];
    const spoken = new Set<Topic>();
    const say = (tone: Tone) => {
      const [first, second] =
        chance.next() < 0.5 ? [decks.specific, decks.common] : [decks.common, decks.specific];
      const fresh = (sentence: Sentence) => !spoken.has(sentence.topic);
      const sentence =
        first[tone].deal(fresh) ?? second[tone].deal(fresh) ?? dealAgain(decks.common[tone], fresh);
      if (sentence !== undefined) spoken.add(sentence.topic);
      return sentence?.text;
    };
    const plans = plansByRating[rating];
    const plan = plans[chance.between(0, plans.length - 1)] ?? [];
    return plan
      .map((part) => (part === 'opening' || part === 'closing' ? dealAgain(frame[part]) : say(part)))
      .filter((text) => text !== undefined)
      .join(' ');
  };
  return {
    write(rating) {
      let comment = compose(rating);
      while (taken.has(comment)) comment = compose(rating);
      taken.add(comment);
      return { title: dealAgain(decks.frames[rating].title) ?? '', comment };
    },
  };
}

type Tone = 'praise' | 'quibbles' | 'complaints';
type Part = 'opening' | 'closing' | Tone;

const plansByRating: Readonly<Record<Rating, readonly (readonly Part[])[]>> = {
  5: [
    ['praise'],
    ['praise', 'praise'],
    ['praise', 'praise'],
    ['opening', 'praise'],
    ['opening', 'praise', 'praise'],
    ['praise', 'closing'],
    ['praise', 'praise', 'closing'],
    ['opening', 'praise', 'praise', 'closing'],
  ],
  4: [
    ['praise', 'quibbles'],
    ['praise', 'praise', 'quibbles'],
    ['opening', 'praise'],
    ['opening', 'quibbles'],
    ['opening', 'praise', 'quibbles'],
    ['praise', 'quibbles', 'closing'],
    ['opening', 'praise', 'quibbles', 'closing'],
  ],
  3: [
    ['opening', 'praise', 'quibbles'],
    ['opening', 'quibbles', 'quibbles'],
    ['praise', 'quibbles', 'closing'],
    ['opening', 'praise', 'quibbles', 'quibbles'],
    ['opening', 'quibbles', 'closing'],
  ],
  2: [
    ['opening', 'complaints'],
    ['complaints', 'closing'],
    ['opening', 'complaints', 'closing'],
    ['opening', 'complaints', 'complaints'],
  ],
  1: [
    ['opening', 'complaints'],
    ['opening', 'complaints', 'complaints'],
    ['opening', 'complaints', 'closing'],
    ['complaints', 'complaints', 'closing'],
  ],
};

type Sentence = { topic: Topic; text: string };

function sentenceDecks(topics: readonly Topic[], chance: Chance): Record<Tone, Deck<Sentence>> {
  const deck = (tone: Tone) =>
    deckOf(
      topics.flatMap((topic) => topic[tone].map((text) => ({ topic, text }))),
      chance,
    );
  return { praise: deck('praise'), quibbles: deck('quibbles'), complaints: deck('complaints') };
}

type FrameDecks = Record<'title' | 'opening' | 'closing', Deck<string>>;

function frameDecks(rating: Rating, chance: Chance): FrameDecks {
  const { titles, openings, closings } = frames[rating];
  return {
    title: deckOf(titles, chance),
    opening: deckOf(openings, chance),
    closing: deckOf(closings, chance),
  };
}
