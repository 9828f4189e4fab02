import shop from '../../package.json' with { type: 'json' };

/** The version of the shop. */
export const VERSION: string = shop.version;
