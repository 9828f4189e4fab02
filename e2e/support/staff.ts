/** What the staff of the shop under test send along. */
export const STAFF_TOKEN = 'a-token-for-journeys-that-is-long-enough';
export const AS_STAFF = { Authorization: `Bearer ${STAFF_TOKEN}` };
