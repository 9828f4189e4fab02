/* What the auditor looks at: three independent accounts of the same shop. Amounts in cents, times in
   milliseconds. */

/** Facts of the provider. */
export type Ledger = {
  payments: { id: string; status: string; received: number; checkout: string | null; created: number }[];
  refunds: { id: string; payment: string; amount: number; status: string }[];
};

/** Facts of the database, row by row. */
export type Rows = {
  checkouts: {
    id: string;
    payment: string | null;
    total: number;
    outcome: string | null;
    /** True if it names what it is for: an order, or a membership. */
    hasOrder: boolean;
    createdAt: number;
    heldUntil: number | null;
  }[];
  orders: {
    id: string;
    payment: string | null;
    paymentStatus: string;
    /** True if staff marked it as paid. */
    isMarkedPaid: boolean;
    subtotal: number;
    shipping: number;
    tax: number;
    discount: number;
    total: number;
    status: string;
    createdAt: number;
  }[];
  lines: {
    order: string;
    position: number;
    product: string;
    unitPrice: number;
    quantity: number;
    restocked: number;
  }[];
  activities: { order: string; position: number; status: string }[];
  memberships: {
    id: string;
    payment: string;
    /** In lower case. */
    email: string;
    amount: number;
    startsAt: number;
    endsAt: number;
    isRefunded: boolean;
  }[];
  refunds: {
    payment: string;
    checkout: string;
    amount: number;
    reason: string;
    status: string;
    providerId: string | null;
    createdAt: number;
  }[];
  products: { id: string; stock: number | null }[];
  holds: { checkout: string; product: string; quantity: number }[];
  /** Events of mails: 'order:MG-…:confirmation', 'membership:MM-…:receipt', 'refund:pi_…'. */
  mails: string[];
  /** Orders in the stored answers of idempotent requests. */
  answeredOrders: { id: string; total: number }[];
};

/** What the shop itself answers. */
export type Answers = {
  orders: Record<string, { total: number; lines: number; paymentStatus: string } | null>;
  payments: {
    payment: string | null;
    checkout: string;
    state: string;
    isSettled: boolean;
    amount: number;
    order: string | null;
    membership: string | null;
    refund: string | null;
  }[];
};

/** What only those know who made the shop's history. */
export type Expected = {
  /** Orders that were acknowledged by a 201. */
  acknowledged: readonly string[];
  /** Memberships that were acknowledged by a 201. */
  acknowledgedMemberships: readonly string[];
  /** Pieces of counted products before anything was sold. */
  stock: Readonly<Record<string, number>>;
  /**
   * Milliseconds a payment may be neither order nor refund: one that came with its order, and one that did
   * not.
   */
  patience: { withOrder: number; withoutOrder: number };
  /** Milliseconds since 1970: orders placed before were made without mail, as those of `npm run demo`. */
  mailedSince: number;
};

export type Facts = { ledger: Ledger; rows: Rows; answers: Answers; expected: Expected; now: number };
