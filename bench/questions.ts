/** Something that is there, to be asked for. */
export type Shown = { orderId: string; email: string; day: string; productId: string };

export type Question = {
  name: string;
  to: (shown: Shown) => string;
  /** Of a search only the time counts: what finds more has more to do. */
  isSearch?: boolean;
};
