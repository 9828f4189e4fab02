/** Rows and characters of a CSV file of products that is imported. */
export const MAX_IMPORT_ROWS = 10_000;
export const MAX_IMPORT_LENGTH = 10_000_000;

/** Pictures that come with a file of products, in a zip archive of so many bytes. */
export const MAX_IMPORT_PICTURES = 2_000;
export const MAX_ZIP_BYTES = 500_000_000;
