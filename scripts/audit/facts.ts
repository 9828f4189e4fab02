/* What the auditor looks at: three independent accounts of the same shop, or of a part of its orders and
   memberships. Amounts in cents, times in milliseconds. */

/** Facts of the provider. */
export type Ledger = {
  payments: { id: string; status: string; received: number; checkout: string | null; created: number }[];
  /** `refundId` is the shop's own id, of a refund that the shop made. */
  refunds: { id: string; payment: string; amount: number; status: string; refundId: string | null }[];
  /** `status` in the shop's words. */
  disputes: {
    id: string;
    payment: string;
    amount: number;
    status: string;
    withdrawn: number;
    reinstated: number;
    created: number;
  }[];
};

/** Facts of the database, row by row. */
export type Rows = ShopRows & {
  checkouts: {
    id: string;
    payment: string | null;
    total: number;
    outcome: string | null;
    /** True if it names what it is for: an order, or a membership. */
    hasOrder: boolean;
    /** False for one that `npm run demo` or a first start made up: it has no mails. */
    hasBuyer: boolean;
    createdAt: number;
    heldUntil: number | null;
  }[];
  orders: {
    id: string;
    payment: string | null;
    paymentStatus: string;
    /** True if staff marked it as paid. */
    isMarkedPaid: boolean;
    isCanceled: boolean;
    /** When it is canceled unless it is paid; null: never. */
    unpaidUntil: number | null;
    /** Since when its refund is to be requested; null: it is not. */
    refundDueAt: number | null;
    /** The paid cents that the shop owes its customer. */
    owed: number;
    subtotal: number;
    shipping: number;
    tax: number;
    discount: number;
    total: number;
    status: string;
    isDeleted: boolean;
    createdAt: number;
  }[];
  lines: {
    order: string;
    position: number;
    product: string;
    unitPrice: number;
    quantity: number;
    refunded: number;
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
    id: string;
    payment: string;
    checkout: string;
    amount: number;
    reason: string;
    status: string;
    providerId: string | null;
    /** How staff returned it themselves; null: Stripe returns it. */
    way: string | null;
    /** The refund that took the place of this failed one. */
    replacedBy: string | null;
    /** The first attempt, of a later one. */
    attemptOf: string | null;
    notify: boolean;
    lines: { position: number; quantity: number }[];
    createdAt: number;
  }[];
  /** Exchanges of pieces of an order: what counts towards another one, and what that did not use of it. */
  credits: {
    order: string;
    amount: number;
    rest: number;
    returnId: string;
    /** The status of the return. */
    returnStatus: string;
  }[];
  /**
   * Returns whose pieces were back when the order they were exchanged for ended, and that are not exchanged
   * again: what neither goods nor a refund were given for as it ended.
   */
  endedExchanges: { order: string; returnId: string; amount: number; endedAt: number }[];
  /** The amounts of issued invoices in cents; `lines` is the sum of their lines. */
  invoices: {
    order: string;
    number: number;
    subtotal: number;
    shipping: number;
    tax: number;
    discount: number;
    total: number;
    lines: number;
  }[];
  /** The credit notes; amounts in cents. `reverses` is the number of the one that is reversed. */
  creditNotes: {
    number: number;
    refund: string;
    order: string;
    reverses: number | null;
    subtotal: number;
    shipping: number;
    adjustment: number;
    tax: number;
    amount: number;
  }[];
  disputes: {
    id: string;
    payment: string;
    checkout: string;
    status: string;
    withdrawn: number;
    reinstated: number;
    openedAt: number;
  }[];
  holds: { checkout: string; product: string; quantity: number }[];
  /** Events of mails: 'order:MG-…:confirmation', 'membership:MM-…:receipt', 'refund:RF-…', 'dispute:du_…'. */
  mails: string[];
  /** Orders in the stored answers of idempotent requests. */
  answeredOrders: { id: string; total: number }[];
};

/** Rows that belong to no single order or membership. */
export type ShopRows = {
  products: { id: string; stock: number | null }[];
  /** Memberships that begin before the same person's previous one ends. */
  overlaps: { id: string; before: string }[];
  /** The counters that differ from counting; totals in cents where money is counted too. */
  counters: {
    name: string;
    counted: number;
    real: number;
    countedTotal: number | null;
    realTotal: number | null;
  }[];
  /** Products whose movements do not add up to their stock (0 where it is not counted). */
  stockSums: { product: string; stock: number | null; moved: number }[];
  /** Products whose held pieces differ from those that movements say are held. */
  heldSums: { product: string; held: number; moved: number }[];
  /** Products of orders of which another number was taken than movements say. */
  soldSums: { order: string; product: string; taken: number; moved: number }[];
  /** The missing numbers of each series of documents, from the first to the last of a gap. */
  gaps: { series: string; from: number; to: number }[];
};

/** The answers of the shop itself. */
export type Answers = {
  orders: Record<string, { total: number; lines: number; paymentStatus: string; refunded: number } | null>;
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

/** The facts that only the maker of the shop's history knows. */
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
};

/** The expectations of a shop whose history nobody noted down. */
export const EXPECTED_OF_ANY_SHOP: Expected = {
  acknowledged: [],
  acknowledgedMemberships: [],
  stock: {},
  // The half hour in which a payment's order must arrive, and a minute for the reconciler.
  patience: { withOrder: 120_000, withoutOrder: 1_860_000 },
};

/** `answers` is null where no shop was asked. */
export type Facts = { ledger: Ledger; rows: Rows; answers: Answers | null; expected: Expected; now: number };
