import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Chip } from '#web/ui/feedback/chip.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Actions() {
  return (
    <Specimens>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} title={`Button, ${variant}`} row>
          <Button variant={variant}>Rest</Button>
          <Button variant={variant} icon={<Plus aria-hidden="true" className="size-4" />}>
            With icon
          </Button>
          <Button variant={variant} busy busyLabel="Busy...">
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} unavailable>
            Unavailable
          </Button>
        </Specimen>
      ))}
      <Specimen title="Sizes" row>
        <Button variant="primary" size="sm">
          Small
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
      </Specimen>
      <Specimen title="Links" row>
        <ButtonLink to="#actions">Button that leads on</ButtonLink>
        <TextLink to="#actions">Link among words</TextLink>
      </Specimen>
      <Specimen title="Icon buttons" row>
        <IconButton label="Add">
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Remove" variant="secondary">
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Remove, small" size="sm">
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </Specimen>
      <Specimen title="Chips" row>
        <Chip removeLabel="Remove Fashion" removeHref="#actions">
          Fashion
        </Chip>
        <Chip removeLabel="Remove $50 - Any" onRemove={() => undefined}>
          $50 - Any
        </Chip>
      </Specimen>
    </Specimens>
  );
}
