/** The parameter by which staff see the draft of a page at its own URL; its value is the page's name. */
export const DRAFT_PARAMETER = 'draft';
