export const DEFAULT_TIME_ZONE = 'UTC';
