/** A search has exactly one of these (specification, section 3). */
export const TRACK_METHODS = ['orderId', 'email', 'phone'] as const;
export type TrackMethod = (typeof TRACK_METHODS)[number];

/** Messages for an empty search (specification, section 5). */
export const NOTHING_TYPED: Record<TrackMethod, string> = {
  orderId: 'Please enter an Order ID',
  email: 'Please enter an email address',
  phone: 'Please enter a phone number',
};

export const NO_EMAIL_ADDRESS = 'Please enter a valid email address';
export const NO_PHONE_NUMBER = 'Please enter a valid phone number';
