/** Locks the data folder of its argument, prints the outcome and holds the lock until its input ends. */
import { openDataFolder } from './data-folder.ts';

const [path = ''] = process.argv.slice(2);
try {
  await openDataFolder(path, { address: 'http://127.0.0.1:3000' });
  process.stdout.write('locked\n');
} catch (error) {
  process.stdout.write(`${error}\n`);
}
// Holds the process, and so the lock, until all contenders have answered.
process.stdin.resume();
