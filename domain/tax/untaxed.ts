/** The tax category of products that are taxed nowhere, whatever the rates of the shop are. */
export const UNTAXED = 'Not taxed';
