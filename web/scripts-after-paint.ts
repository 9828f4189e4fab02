/**
 * Defers a page's scripts until after its first paint (decision 026). They wait in templates, where hydration
 * expects them. The patterns follow the HTML that React Router and React render: a test fails when that
 * changes.
 */
export function scriptsAfterPaint(html: string): string {
  return html
    .replace(PRELOADS, '<template data-after-paint>$&</template>')
    .replace(ENTRY, (script) => `<template data-after-paint>${script}</template><script>${START}</script>`);
}

const PRELOADS = /(?:<link rel="modulepreload"[^>]*>)+/;
const ENTRY = /<script type="module" async="">.*?<\/script>/s;

/**
 * The script that puts the others into place. A hidden tab is never painted. It removes itself because React
 * did not render it.
 */
export const START = `(() => {
  const put = () => {
    for (const place of document.querySelectorAll('template[data-after-paint]')) place.replaceWith(place.content);
  };
  document.currentScript.remove();
  if (document.hidden) put();
  else requestAnimationFrame(() => setTimeout(put));
})()`;
