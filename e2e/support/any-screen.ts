/**
 * Details of a test of data, addresses, keys or what the server does: it runs on the desktop only. Another
 * test checks on the phone the layout of its screen and that its controls can be reached.
 */
export const ANY_SCREEN = { tag: '@any-screen' };
