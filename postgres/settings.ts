/** PostgreSQL's settings as command-line arguments; `extra` overrides. */
export function toSettingArguments(
  listening: Record<string, string>,
  extra: Record<string, string>,
): string[] {
  const settings = { ...SETTINGS, ...listening, ...extra };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Listens on a socket that only the owner of its folder reaches. */
export function listenOnSocket(folder: string, port: number): Record<string, string> {
  return {
    listen_addresses: '',
    // The setting is a list; in quotes a comma or a space is part of the path.
    unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(port),
  };
}

/** For Windows: this machine only; the password protects from its other users. */
export function listenOnLoopback(port: number): Record<string, string> {
  return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
}

const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // A start that logs nothing for long is given up (postmaster.ts): a long recovery says how far it is.
  log_startup_progress_interval: '10s',
  lc_messages: 'C',
  // Statements and the details of errors contain names and addresses of customers.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
