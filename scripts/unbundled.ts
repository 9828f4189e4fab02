/**
 * Packages that stay outside of bundles: those with other files beside their code, and those that most shops
 * never load (decision 056).
 */
export const UNBUNDLED = ['sharp', 'pdfkit', 'fontkit', '@aws-sdk/client-s3', 'age-encryption'];
