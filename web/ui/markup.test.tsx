import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Button } from './actions/button.tsx';
import { ProgressBar } from './feedback/progress-bar.tsx';
import { Stars } from './feedback/stars.tsx';
import { QuantityStepper } from './forms/quantity-stepper.tsx';
import { RadioList } from './forms/radio-list.tsx';
import { TextField } from './forms/text-field.tsx';
import { Pagination } from './navigation/pagination.tsx';
import { Dialog } from './overlays/dialog.tsx';
import { Picture } from './pictures/picture.tsx';
import { ErrorState } from './states/error-state.tsx';
import { ToastProvider } from './toasts/toasts.tsx';
import { useToast } from './toasts/use-toast.ts';

const render = renderToStaticMarkup;

describe('a text field', () => {
  it('ties its label to the box', () => {
    const html = render(<TextField id="mail" label="Email" type="email" autoComplete="email" />);
    expect(html).toContain('<label for="mail"');
    expect(html).toMatch(/<input[^>]*type="email"[^>]*id="mail"/);
    expect(html).toContain('autoComplete="email"');
  });

  it('is neither described nor invalid while nothing is wrong', () => {
    const html = render(<TextField label="Email" />);
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid=');
  });

  it('reads the error before the hint', () => {
    const html = render(
      <TextField id="zip" label="ZIP code" hint="Five digits" error="ZIP code is required" />,
    );
    expect(html).toContain('aria-describedby="zip-error zip-hint"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/<p id="zip-error"[^>]*>.*ZIP code is required<\/p>/);
    expect(html).toMatch(/<p id="zip-hint"[^>]*>Five digits<\/p>/);
  });

  it('marks what may be left empty', () => {
    expect(render(<TextField label="Company" optional />)).toContain('(optional)');
  });
});

describe('a list of radios', () => {
  const choices = [
    { value: 'a', label: 'Alpha', count: 1200 },
    { value: 'b', label: 'Beta', disabled: true, hint: 'Gone for now' },
  ];

  it('is a named group of plain radios that a form sends by itself', () => {
    const html = render(<RadioList legend="Letter" name="letter" choices={choices} defaultValue="a" />);
    expect(html).toMatch(/<fieldset role="radiogroup"[^>]*><legend[^>]*>Letter<\/legend>/);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/name="letter" checked="" value="a"/);
  });

  it('shows how many each choice would give', () => {
    expect(render(<RadioList legend="Letter" name="letter" choices={choices} />)).toContain('1,200');
  });

  it('ties the hint to its choice and the error to the group', () => {
    const html = render(<RadioList legend="Letter" name="letter" choices={choices} error="Choose one" />);
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="([^"]+)".*id="\1"[^>]*>.*Choose one/);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*aria-describedby="([^"]+)".*id="\1"[^>]*>Gone for now/);
  });
});

describe('a dialog', () => {
  const dialog = <Dialog open onClose={() => {}} title="Thank you" description="It is on its way." />;

  it('is named by its title and described by its text', () => {
    const html = render(dialog);
    expect(html).toMatch(/<dialog[^>]*aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Thank you<\/h2>/);
    expect(html).toMatch(/<dialog[^>]*aria-describedby="([^"]+)".*id="\1"[^>]*>It is on its way/);
  });

  it('leaves the opening to the browser, which alone can make it modal', () => {
    expect(render(dialog)).not.toMatch(/<dialog[^>]* open/);
  });

  it('has no cross when only its own buttons may end it', () => {
    expect(render(dialog)).toContain('aria-label="Close"');
    expect(render(<Dialog open onClose={() => {}} title="Paying" dismissable={false} />)).not.toContain(
      'aria-label="Close"',
    );
  });
});

describe('a busy button', () => {
  it('keeps its focus, says so, and names what is under way', () => {
    const html = render(
      <Button busy busyLabel="Sending…">
        Send
      </Button>,
    );
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain(' disabled=""');
    expect(html).toContain('Sending…');
  });
});

describe('pages', () => {
  it('are links, the current one marked, with neighbours on both sides', () => {
    const html = renderRouted(<Pagination page={2} pageCount={3} hrefOf={(page) => `/list?page=${page}`} />);
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"[^>]*href="\/list\?page=2"/);
    expect(html).toMatch(/rel="prev"[^>]*href="\/list\?page=1"/);
    expect(html).toMatch(/rel="next"[^>]*href="\/list\?page=3"/);
  });

  it('are not shown where there is one', () => {
    expect(renderRouted(<Pagination page={1} pageCount={1} hrefOf={String} />)).toBe('');
  });
});

describe('small things', () => {
  it('reads stars in words', () => {
    expect(render(<Stars value={4.26} />)).toContain('role="img" aria-label="4.3 out of 5 stars"');
  });

  it('bounds a progress bar', () => {
    expect(render(<ProgressBar label="Order" percent={140} />)).toContain('aria-valuenow="100"');
  });

  it('reserves the place of a picture and waits with fetching it', () => {
    const html = render(<Picture src="/a.jpg" alt="" width={400} height={300} />);
    expect(html).toContain('width="400" height="300"');
    expect(html).toContain('loading="lazy"');
  });

  it('gives a quantity as a plain number box', () => {
    const html = render(
      <QuantityStepper label="Quantity" name="quantity" max={9} value={1} onChange={() => {}} />,
    );
    expect(html).toMatch(/type="number"[^>]*min="1" max="9"[^>]*name="quantity" value="1"/);
  });

  it('offers to try again without script', () => {
    const html = renderRouted(<ErrorState title="It did not load" retryHref="/list" />);
    expect(html).toContain('role="alert"');
    expect(html).toMatch(/<a[^>]*href="\/list"[^>]*>Try again<\/a>/);
  });
});

describe('toasts', () => {
  it('are refused outside their provider', () => {
    expect(() => render(<Caller />)).toThrow('useToast must be used inside a ToastProvider');
  });

  it('have their live region in the page before the first one comes', () => {
    const html = render(
      <ToastProvider>
        <Caller />
      </ToastProvider>,
    );
    expect(html).toMatch(/^called<ol[^>]*aria-live="polite"/);
  });
});

function renderRouted(element: React.ReactElement): string {
  return render(<StaticRouter location="/">{element}</StaticRouter>);
}

function Caller() {
  useToast();
  return 'called';
}
