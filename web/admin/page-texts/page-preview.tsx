import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DRAFT_PARAMETER } from '#domain/page-texts/draft-parameter.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

/** The windows that a page is shown in; `width` is in CSS pixels. */
const WINDOWS = {
  phone: { label: 'Phone', width: 390 },
  desktop: { label: 'Desktop', width: 1440 },
};

type WindowName = keyof typeof WINDOWS;

const WINDOW_NAMES: readonly WindowName[] = ['phone', 'desktop'];

interface PagePreviewProps {
  title: string;
  path: string;
  /** The value of `DRAFT_PARAMETER`. */
  draft: string;
  /** True for what is at the end of its page. */
  showsEnd?: boolean;
  /** A page is loaded again when its draft has another one. */
  version: number;
  /** Shows that color scheme; by default the one that the member of staff prefers. */
  scheme?: 'light' | 'dark';
  /** Controls beside those of the window. */
  controls?: ReactNode;
}

/** The page as shoppers would see it with the saved draft, as on a phone or a wide window. */
export function PagePreview({ title, path, draft, showsEnd, version, scheme, controls }: PagePreviewProps) {
  const src = `${path}?${DRAFT_PARAMETER}=${draft}${scheme ? `&scheme=${scheme}` : ''}`;
  const [chosen, setChosen] = useState<WindowName>('desktop');
  const { width } = WINDOWS[chosen];
  const { box, size } = useSize();
  const scale = Math.min(1, size.width / width);
  return (
    <Card as="section" aria-label="Preview" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="grow text-xl">Preview</h2>
        {WINDOW_NAMES.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === chosen ? 'secondary' : 'quiet'}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            {WINDOWS[name].label}
          </Button>
        ))}
        {controls}
      </div>
      <div ref={box} className="h-[64dvh] w-full overflow-hidden rounded-lg border border-line bg-sunken">
        {size.width > 0 && (
          <iframe
            key={`${src} ${version}`}
            title={`${title} with the saved draft`}
            src={src}
            onLoad={({ currentTarget: { contentWindow } }) =>
              showsEnd && contentWindow && showEnd(contentWindow)
            }
            style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
            className={classNames('origin-top-left border-0', size.width > width && 'mx-auto block')}
          />
        )}
      </div>
      <p className="text-sm text-muted">Shows the saved draft. Only staff can open it.</p>
    </Card>
  );
}

/** Shows the end of a page, also while its pictures make it longer. */
function showEnd(page: Window): void {
  const { body } = page.document;
  const scroll = () => page.scrollTo(0, body.scrollHeight);
  scroll();
  new ResizeObserver(scroll).observe(body);
}

/** Follows the inner size of an element, in CSS pixels; 0 until it is measured. */
function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
