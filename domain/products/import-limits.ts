/** Rows and characters of a CSV file of products that is imported. */
export const MAX_IMPORT_ROWS = 10_000;
export const MAX_IMPORT_LENGTH = 10_000_000;
