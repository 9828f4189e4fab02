/**
 * Locks a data folder and says whether it did; holds the lock until its input ends:
 * `node test-lock-holder.ts <folder>`.
 */
import { openDataFolder } from './data-folder.ts';

const [path = ''] = process.argv.slice(2);
try {
  await openDataFolder(path, { address: 'http://127.0.0.1:3000' });
  process.stdout.write('locked\n');
} catch (error) {
  process.stdout.write(`${error}\n`);
}
// Keeps the process, and so the lock, alive until all contenders have answered.
process.stdin.resume();
