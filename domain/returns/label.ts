/** The file types of a shipping label: carriers give PDF. */
export const LABEL_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

export type LabelType = (typeof LABEL_TYPES)[number];

/** The type of a file by its first bytes, whatever its sender calls it; null if it cannot be a label. */
export function detectLabelType(bytes: Uint8Array): LabelType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null;
}

/** Returns the URL of a return's label. The order's id grants access to it, as to all of the order. */
export function labelUrl({ id, orderId }: { id: string; orderId: string }): string {
  return `/api/orders/${encodeURIComponent(orderId)}/returns/${encodeURIComponent(id)}/label`;
}

/** 'return-label-RT-….pdf' */
export function labelFileName(id: string, type: LabelType): string {
  return `return-label-${id}.${EXTENSIONS[type]}`;
}

const EXTENSIONS: Record<LabelType, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};
