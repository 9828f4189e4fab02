import { classNames } from '../styles/class-names.ts';
import styles from './rich-text.css?url';

/** Formatted text as HTML of the server, which wrote it from a tree of allowed elements (model W7). */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <>
      <RichTextStyles />
      <div
        className={classNames('rich-text max-w-prose', className)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has written it element by element
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

/** The styles of `.rich-text`, loaded by pages that have some. */
export function RichTextStyles() {
  return <link rel="stylesheet" href={styles} precedence="default" />;
}
