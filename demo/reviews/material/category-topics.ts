import { beautyTopics } from './beauty.ts';
import { electronicsTopics } from './electronics.ts';
import { fashionTopics } from './fashion.ts';
import { homeAndKitchenTopics } from './home-and-kitchen.ts';
import { sportsTopics } from './sports.ts';
import type { Topic } from './topic.ts';

/** Topics of a category; empty for an unknown category. */
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
