import { exitWithError } from '#server/exit-with-error.ts';
import { runStaffCommand } from './staff-command.ts';

/*
 * npm run staff -- add EMAIL [--name NAME] [--ask] | reset EMAIL [--ask] | remove EMAIL [--owner] | list:
 * manages who may sign in to the back office. The shop may run. Passwords are generated and shown once, or
 * with --ask read from the keyboard; never passed as an argument, which other users of the machine could see.
 */

try {
  console.log(await runStaffCommand(process.argv.slice(2), process.env));
} catch (error) {
  exitWithError(error);
}
