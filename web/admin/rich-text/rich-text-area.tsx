import { createDocument, type Editor, EditorContent, getHTMLFromFragment, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { FieldControl } from '#web/ui/forms/field.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { EDITOR_EXTENSIONS } from './editor-extensions.ts';
import { LinkPanel } from './link-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { RichTextSkeleton } from './rich-text-skeleton.tsx';
import { type Panel, RichTextToolbar } from './rich-text-toolbar.tsx';

interface RichTextAreaProps {
  control: FieldControl;
  label: string;
  required: boolean;
  value: string;
  onChange: (html: string) => void;
  onUploading?: ((isUploading: boolean) => void) | undefined;
}

/** The editor itself: a toolbar, the panel of a link or picture, and the text. */
export default function RichTextArea({
  control,
  label,
  required,
  value,
  onChange,
  onUploading,
}: RichTextAreaProps) {
  const [panel, setPanel] = useState<Panel>(null);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  /** The HTML that was passed last, and the same as the editor writes it. */
  const known = useRef({ value, html: '' });
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    content: value,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: { attributes: describeArea(control, label, required) },
    onCreate({ editor: now }) {
      known.current.html = writeHtml(now);
    },
    onUpdate({ editor: now }) {
      const html = writeHtml(now);
      const isSame = html === known.current.html;
      latestOnChange.current(isSame ? known.current.value : html);
    },
  });

  // What somebody else has saved, or a discarded change. The same text keeps the caret where it is.
  useEffect(() => {
    if (!editor || value === known.current.value || value === writeHtml(editor)) return;
    const html = trimEnd(getHTMLFromFragment(createDocument(value, editor.schema).content, editor.schema));
    if (html !== writeHtml(editor)) editor.commands.setContent(value, { emitUpdate: false });
    known.current = { value, html };
  }, [editor, value]);

  const attributes = JSON.stringify(describeArea(control, label, required));
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(attributes) } });
  }, [editor, attributes]);

  // A form that was submitted before the editor was there could not focus it.
  useEffect(() => {
    const area = editor?.view.dom;
    if (area && area === area.closest('form')?.querySelector('[aria-invalid="true"]'))
      editor.commands.focus();
  }, [editor]);

  if (!editor) return <RichTextSkeleton />;
  function close(now: Editor) {
    setPanel(null);
    now.commands.focus();
  }
  return (
    <div
      className={classNames(
        'rounded-lg border bg-surface focus-within:border-ink',
        control['aria-invalid'] ? 'border-bad bg-bad-soft' : 'border-control',
      )}
    >
      <RichTextToolbar editor={editor} panel={panel} onPanel={setPanel} />
      {panel === 'link' && <LinkPanel editor={editor} onClose={() => close(editor)} />}
      <PicturePanel
        editor={editor}
        isOpen={panel === 'picture'}
        onClose={() => close(editor)}
        onUploading={onUploading}
      />
      <EditorContent editor={editor} className="focus-frame rounded-b-lg" />
    </div>
  );
}

function writeHtml(editor: Editor): string {
  return editor.isEmpty ? '' : trimEnd(editor.getHTML());
}

/** Without the empty line that the editor keeps below the last block. */
function trimEnd(html: string): string {
  return html.replace(/(?:<p><\/p>)+$/, '');
}

function describeArea(control: FieldControl, label: string, required: boolean): Record<string, string> {
  const described = control['aria-describedby'];
  return {
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(required && { 'aria-required': 'true' }),
    ...(described !== undefined && { 'aria-describedby': described }),
    ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
    class: 'rich-text max-h-[70dvh] min-h-64 overflow-y-auto whitespace-pre-wrap px-4 py-3 outline-none',
  };
}
