/**
 * Defers a page's scripts until after its first paint. They are as many bytes as everything else together,
 * and browsers fetch and start them while the first picture waits to be painted; a page works without them,
 * so they can come a moment later (docs/decisions/026). They wait in templates, exactly where React rendered
 * them and hydration looks for them. The two patterns follow the HTML that React Router and React write: a
 * test fails when that changes.
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
