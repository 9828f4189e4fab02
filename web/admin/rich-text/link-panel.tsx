import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isRichLink } from '#domain/rich-text/rich-links.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

/** Sets, changes or removes the link of the selected text. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function apply() {
    const href = completeLink(typed);
    if (!isRichLink(href))
      return setError('Enter an address that begins with https:// or /, or an email address');
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') apply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line p-3">
      <TextField
        ref={field}
        label="Address of the link"
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
        onKeyDown={onKeyDown}
        inputMode="url"
        autoComplete="off"
        placeholder="https://example.com or /user/products"
        className="min-w-60 grow"
      />
      <Button onClick={apply}>Set link</Button>
      {before !== '' && (
        <Button variant="quiet" onClick={remove}>
          Remove link
        </Button>
      )}
    </div>
  );
}

/** 'example.com' → 'https://example.com', 'a@b.c' → 'mailto:a@b.c'. */
function completeLink(typed: string): string {
  const trimmed = typed.trim();
  if (/^(\/|[a-z]+:)/i.test(trimmed)) return trimmed;
  return /^[^\s/]+@[^\s/]+$/.test(trimmed) ? `mailto:${trimmed}` : `https://${trimmed}`;
}
