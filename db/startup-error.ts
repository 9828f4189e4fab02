/** The shop and its PostgreSQL refuse to start with the same error, so that one handler prints both. */
export { StartupError } from '#postgres/startup-error.ts';
