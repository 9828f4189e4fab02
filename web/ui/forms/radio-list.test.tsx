import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RadioList } from './radio-list.tsx';

describe('a list of radios', () => {
  const choices = [
    { value: 'a', label: 'Alpha', count: 1200 },
    { value: 'b', label: 'Beta', disabled: true, hint: 'Gone for now' },
  ];

  it('is a named group of plain radios that submit with the form', () => {
    const html = renderToStaticMarkup(
      <RadioList legend="Letter" name="letter" choices={choices} defaultValue="a" />,
    );
    expect(html).toMatch(/<fieldset role="radiogroup"[^>]*><legend[^>]*>Letter<\/legend>/);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/name="letter" checked="" value="a"/);
  });

  it('shows the count of each choice', () => {
    expect(renderToStaticMarkup(<RadioList legend="Letter" name="letter" choices={choices} />)).toContain(
      '1,200',
    );
  });

  it('associates hints with their choices and the error with the group', () => {
    const html = renderToStaticMarkup(
      <RadioList legend="Letter" name="letter" choices={choices} error="Choose one" />,
    );
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="([^"]+)".*id="\1"[^>]*>.*Choose one/);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*aria-describedby="([^"]+)".*id="\1"[^>]*>Gone for now/);
  });
});
