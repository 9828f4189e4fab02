/** Classes of a sheet of paper, which begins a page of its own in print. */
export const SHEET =
  'mx-auto w-full max-w-4xl rounded-xl border border-line bg-surface p-5 text-sm sm:p-8 print:max-w-none ' +
  'print:break-after-page print:rounded-none print:border-0 print:bg-transparent print:p-0 print:last:break-after-auto';
