/** Limits of what people may type, in characters. Shared by the forms, the lists and the server. */
export const LIMITS = { line: 200, text: 5_000, email: 254, phone: 40, search: 100 } as const;
