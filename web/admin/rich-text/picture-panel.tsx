import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { UploadArea } from '../uploads/upload-area.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { useUploads } from '../uploads/use-uploads.ts';

interface PicturePanelProps {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
  onUploading: ((isUploading: boolean) => void) | undefined;
}

/** Uploads a picture into the text, or describes the selected one. Uploads go on while it is closed. */
export function PicturePanel({ editor, isOpen, onClose, onUploading }: PicturePanelProps) {
  const [alt, setAlt] = useState('');
  const uploads = useUploads((src) => {
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
    setAlt('');
    onClose();
  });
  const { isUploading } = uploads;
  useEffect(() => onUploading?.(isUploading), [isUploading, onUploading]);
  const isChosen = isOpen && editor.isActive('image');
  useEffect(() => {
    if (isChosen) setAlt(String(editor.getAttributes('image').alt ?? ''));
  }, [isChosen, editor]);
  if (!isOpen && uploads.list.length === 0) return null;
  return (
    <div className="grid gap-3 border-b border-line p-3">
      {isOpen && (
        <TextField
          label="Description of the picture"
          hint="For people who do not see it; empty if it only decorates"
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
        />
      )}
      {isChosen && (
        <Button
          className="justify-self-start"
          onClick={() => {
            editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run();
            onClose();
          }}
        >
          Set description
        </Button>
      )}
      <UploadList uploads={uploads} />
      {isOpen && (
        <UploadArea
          ref={null}
          isSingle
          label={isChosen ? 'Upload another picture' : 'Upload a picture'}
          onFiles={(files) => uploads.add(files)}
        />
      )}
    </div>
  );
}
