/**
 * Lets the page be seen before its scripts are even asked for. They are as many bytes as everything else together, and
 * browsers fetch and start them while the first picture waits to be painted; a page works without them, so they can
 * come a moment later (docs/decisions/026). They wait in templates, exactly where React rendered them and will look
 * for them, and are put in place after the first paint.
 */
export function scriptsAfterPaint(html: string): string {
  return html
    .replace(PRELOADS, '<template data-after-paint>$&</template>')
    .replace(ENTRY, (script) => `<template data-after-paint>${script}</template>${START}`);
}

const PRELOADS = /(?:<link rel="modulepreload"[^>]*>)+/;
const ENTRY = /<script type="module" async="">.*?<\/script>/s;

// A page in a tab nobody looks at is never painted. The script takes itself away: React did not render it.
const START = `<script>(() => {
  const put = () => {
    for (const place of document.querySelectorAll('template[data-after-paint]')) place.replaceWith(place.content);
  };
  document.currentScript.remove();
  if (document.hidden) put();
  else requestAnimationFrame(() => setTimeout(put));
})()</script>`;
