import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { Specimen, Specimens } from './specimen.tsx';

export function Overlays() {
  const toast = useToast();
  const [open, setOpen] = useState<'center' | 'side' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimens>
      <Specimen title="Dialogs" row>
        <Button onClick={() => setOpen('center')}>Dialog</Button>
        <Button onClick={() => setOpen('side')}>Panel at the side</Button>
        <Button onClick={() => setOpen('confirm')}>Question</Button>
        <Dialog
          open={open === 'center' || open === 'side'}
          placement={open === 'side' ? 'side' : 'center'}
          onClose={close}
          title="Rate Your Experience"
          description="What you think helps others to choose."
          footer={
            <Button variant="primary" onClick={close}>
              Submit Review
            </Button>
          }
        >
          <TextField label="Title" optional />
        </Dialog>
        <ConfirmDialog
          open={open === 'confirm'}
          title="Delete this review?"
          text="Are you sure you want to delete this review?"
          confirmLabel="Delete"
          onConfirm={close}
          onCancel={close}
        />
      </Specimen>
      <Specimen title="Toasts: at most five at once, newest on top" row>
        {(['success', 'error', 'warning', 'info'] as const).map((type) => (
          <Button key={type} onClick={() => toast[type](`A toast of type ${type}`, 'It goes by itself.')}>
            {type}
          </Button>
        ))}
      </Specimen>
    </Specimens>
  );
}
