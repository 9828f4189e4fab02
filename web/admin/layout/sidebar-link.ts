const FRAME =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start text-sm font-medium lg:min-h-9';

/** The look of what the sidebar leads to. */
export const SIDEBAR_LINK = `${FRAME} text-muted hover:bg-sunken hover:text-ink`;
export const CURRENT_SIDEBAR_LINK = `${FRAME} bg-accent-soft text-accent-ink`;
