import { main } from '#server/main.ts';
import { BUILD_DIR, buildIfNeeded } from './build.ts';

await main(BUILD_DIR, buildIfNeeded);
