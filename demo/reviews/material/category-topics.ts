import { beautyTopics } from './beauty.ts';
import { electronicsTopics } from './electronics.ts';
import { fashionTopics } from './fashion.ts';
import { homeAndKitchenTopics } from './home-and-kitchen.ts';
import { sportsTopics } from './sports.ts';
import type { Topic } from './topic.ts';

/** What reviewers mention of anything in a category; nothing for a category unknown here. */
export function categoryTopics(category: string): readonly Topic[] {
  return byCategory[category] ?? [];
}

const byCategory: Readonly<Record<string, readonly Topic[]>> = {
  Electronics: electronicsTopics,
  'Home & Kitchen': homeAndKitchenTopics,
  Fashion: fashionTopics,
  'Beauty & Personal Care': beautyTopics,
  'Sports & Outdoors': sportsTopics,
};
