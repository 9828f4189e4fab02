import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Image from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Minus from 'lucide-react/icons/minus';
import Redo from 'lucide-react/icons/redo-2';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Table from 'lucide-react/icons/table';
import Quote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { ComponentType, KeyboardEvent } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { controlClasses } from '#web/ui/forms/control-style.ts';

export type Panel = 'link' | 'picture' | null;

interface RichTextToolbarProps {
  editor: Editor;
  panel: Panel;
  onPanel: (panel: Panel) => void;
}

type Tool = {
  label: string;
  icon: ComponentType<{ className?: string }>;
  run: (editor: Editor) => unknown;
  /** The mark or node that it sets. */
  sets?: string;
  /** False while there is nothing to do; default: always. */
  can?: (editor: Editor) => boolean;
};

const TOOLS: readonly Tool[] = [
  { label: 'Bold', icon: Bold, sets: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    label: 'Italic',
    icon: Italic,
    sets: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline',
    icon: Underline,
    sets: 'underline',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Strike through',
    icon: Strikethrough,
    sets: 'strike',
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: 'Bullet list',
    icon: List,
    sets: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    sets: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: Quote,
    sets: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Line across', icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  {
    label: 'Table',
    icon: Table,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    can: (editor) => !editor.isActive('table'),
  },
  {
    label: 'Undo',
    icon: Undo,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    icon: Redo,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

const TABLE_TOOLS: readonly { label: string; run: (editor: Editor) => unknown }[] = [
  { label: 'Add row', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Add column', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Delete row', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Delete column', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'Delete table', run: (editor) => editor.chain().focus().deleteTable().run() },
];

/** The formats of the selected text. Arrow keys move among the tools. */
export function RichTextToolbar({ editor, panel, onPanel }: RichTextToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      style: [2, 3, 4].find((level) => now.isActive('heading', { level })) ?? 0,
      active: TOOLS.filter(({ sets }) => sets !== undefined && now.isActive(sets)).map(({ label }) => label),
      unavailable: TOOLS.filter(({ can }) => can && !can(now)).map(({ label }) => label),
      inLink: now.isActive('link'),
      inTable: now.isActive('table'),
    }),
  });
  const toggle = (name: 'link' | 'picture') => onPanel(panel === name ? null : name);
  return (
    <div
      role="toolbar"
      aria-label="Format"
      onKeyDown={moveAmongTools}
      className="flex flex-wrap items-center gap-0.5 border-b border-line p-1.5"
    >
      <select
        aria-label="Style"
        className={controlClasses('max-w-40')}
        value={state.style}
        onChange={({ target }) => setStyle(editor, Number(target.value))}
      >
        <option value={0}>Paragraph</option>
        <option value={2}>Heading</option>
        <option value={3}>Subheading</option>
        <option value={4}>Small heading</option>
      </select>
      {TOOLS.map(({ label, icon: Icon, run, sets }) => (
        <ToolButton
          key={label}
          label={label}
          {...(sets !== undefined && { isPressed: state.active.includes(label) })}
          unavailable={state.unavailable.includes(label)}
          icon={Icon}
          onClick={() => run(editor)}
        />
      ))}
      <ToolButton
        label="Link"
        icon={Link}
        isPressed={state.inLink}
        isOpen={panel === 'link'}
        onClick={() => toggle('link')}
      />
      <ToolButton
        label="Picture"
        icon={Image}
        isOpen={panel === 'picture'}
        onClick={() => toggle('picture')}
      />
      {state.inTable && (
        <div className="flex w-full flex-wrap gap-1 pt-1">
          {TABLE_TOOLS.map(({ label, run }) => (
            <Button key={label} size="sm" variant="quiet" onClick={() => run(editor)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

type ToolButtonProps = {
  label: string;
  icon: Tool['icon'];
  isPressed?: boolean;
  /** Of a tool with a panel. */
  isOpen?: boolean;
  unavailable?: boolean;
  onClick: () => void;
};

function ToolButton({ label, icon: Icon, isPressed, isOpen, unavailable = false, onClick }: ToolButtonProps) {
  return (
    <IconButton
      label={label}
      size="sm"
      aria-pressed={isPressed}
      aria-expanded={isOpen}
      unavailable={unavailable}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="aria-disabled:opacity-40 aria-expanded:bg-sunken aria-pressed:bg-accent-soft"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </IconButton>
  );
}

function setStyle(editor: Editor, level: number) {
  const chain = editor.chain().focus();
  if (level === 2 || level === 3 || level === 4) chain.setHeading({ level }).run();
  else chain.setParagraph().run();
}

function moveAmongTools(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || event.target instanceof HTMLSelectElement) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')];
  const from = tools.findIndex((tool) => tool.contains(document.activeElement));
  const next = from + step;
  tools[(next + tools.length) % tools.length]?.focus();
  event.preventDefault();
}
