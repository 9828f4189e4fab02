import type { Page } from '@playwright/test';

/** The text spacing of WCAG 1.4.12. */
const WIDE_TEXT = `
  *:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Switches the text spacing of WCAG 1.4.12 on or off. */
export async function setWideText(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = css ? [sheet] : [];
    },
    isWide ? WIDE_TEXT : '',
  );
}

/**
 * Shows every order id of a page as the widest one, so that what fits is no matter of chance: its letters are
 * random, and W is more than twice as wide as 1.
 */
export async function widenOrderIds(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue =
        text.nodeValue?.replace(/MG(-[0-9A-HJKMNP-TV-Z]{4}){4}/g, 'MG-WWWW-WWWW-WWWW-WWWW') ?? null;
  });
}

/**
 * Texts outside the screen or cut off by a container. Texts with an intended ellipsis are excluded; their
 * full text is elsewhere.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    // After a resize, lengths that depend on the window follow a frame later.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    // Nothing changes meanwhile, and texts share most of their ancestors.
    const hidden = new Map<Element, boolean>();
    const frames = new Map<Element, ReturnType<typeof readFrame>>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && isCut(box, parent)) cut.push(text.textContent.trim());
    }
    return cut;

    function isShown(element: Element): boolean {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !isVisuallyHidden(element)
      );
    }
    /** Visually hidden, itself or by an ancestor. */
    function isVisuallyHidden(element: Element): boolean {
      const known = hidden.get(element);
      if (known !== undefined) return known;
      const isHidden =
        element.matches('[aria-hidden="true"], option, noscript') ||
        getComputedStyle(element).clipPath === 'inset(50%)' ||
        (element.parentElement !== null && isVisuallyHidden(element.parentElement));
      hidden.set(element, isHidden);
      return isHidden;
    }
    function findFrame(element: Element) {
      const frame = frames.get(element) ?? readFrame(element);
      frames.set(element, frame);
      return frame;
    }
    /** Reads how an element treats content that does not fit. */
    function readFrame(element: Element) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      return {
        isFree: textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX),
        cutsX: /hidden|clip/.test(overflowX),
        cutsY: /hidden|clip/.test(overflowY),
        edge: element.getBoundingClientRect(),
      };
    }
    function isCut({ left, right, top, bottom }: DOMRect, from: Element): boolean {
      for (
        let around: Element | null = from;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { isFree, cutsX, cutsY, edge } = findFrame(around);
        if (isFree) return false;
        if (cutsX && (left < edge.left - 2 || right > edge.right + 2)) return true;
        if (cutsY && (top < edge.top - 2 || bottom > edge.bottom + 2)) return true;
      }
      return left < -2 || right > window.innerWidth + 2;
    }
  });
}

/** Words of common length that are broken in the middle, which is acceptable for long words only. */
export async function brokenWords(page: Page): Promise<string[]> {
  return await page.evaluate((longest) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (
        !text.parentElement?.checkVisibility({ opacityProperty: true }) ||
        text.parentElement.closest('.sr-only')
      )
        continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<!\S)[\p{L}\p{N}]{2,}(?!\S)/gu)) {
        if (word.length > longest) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  }, COMMON_WORD);
}

/** Characters. */
const COMMON_WORD = 14;

/** Minimum target size in CSS pixels; WCAG 2.5.8 requires 24. */
const MIN_TARGET = 44;

/**
 * Controls below the minimum target size. Links inside a sentence are excepted, and the bars of the chart,
 * whose months are also in a list.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate((finger) => {
    const small: string[] = [];
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.matches('[tabindex="-1"]') ||
        control.closest('.sr-only, [inert]')
      )
        continue;
      const { width, height } = measureTarget(control);
      if (width < 2 || isInSentence(control) || control.closest('ol[aria-label^="Revenue"]')) continue;
      const name = control.getAttribute('aria-label') ?? control.innerText.trim();
      if (width < finger - 0.5 || height < finger - 0.5)
        small.push(`${name || control.outerHTML.slice(0, 80)}: ${Math.round(width)} × ${Math.round(height)}`);
    }
    return small;

    /** Target of a control with its label and the area added for touch. */
    function measureTarget(control: HTMLElement): { width: number; height: number } {
      const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null;
      const boxes = [control, ...(label ? [label] : [])].flatMap((element) => {
        const around = getComputedStyle(element, '::after');
        const { width, height } = element.getBoundingClientRect();
        const isExtended = around.position === 'absolute' && around.content !== 'none';
        return isExtended
          ? [{ width: Number.parseFloat(around.width), height: Number.parseFloat(around.height) }]
          : [{ width, height }];
      });
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    }
    function isInSentence(control: HTMLElement): boolean {
      const words = control.closest('p, label')?.textContent ?? '';
      return getComputedStyle(control).display === 'inline' && words.length > control.innerText.length + 12;
    }
  }, MIN_TARGET);
}
