/** Where the shop is and how it is reached; the same on every page that tells it. */
export const SHOP_DETAILS = {
  address: ['48 Orchard Street', 'Portland, OR 97205', 'United States'],
  phone: { text: '+1 (503) 555-0148', href: 'tel:+15035550148' },
  email: { text: 'hello@marigold.example', href: 'mailto:hello@marigold.example' },
} as const;
