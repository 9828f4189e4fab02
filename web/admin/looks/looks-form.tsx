import type { WireStaffLooks } from '#contract/look-schemas.ts';
import { LOOK_FIELDS, type Looks } from '#domain/looks/look-fields.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { DraftBar } from '../page-texts/draft-bar.tsx';
import { Publications } from '../page-texts/publications.tsx';
import { DescribedField } from '../screen/described-field.tsx';
import { FieldConflicts } from '../screen/field-conflicts.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { describeTyped, fieldNames } from '../screen/typed-fields.ts';
import { DescribedPicture } from '../uploads/described-picture.tsx';
import { ContrastNotes } from './contrast-notes.tsx';
import { LooksPreview } from './looks-preview.tsx';
import { type LooksFormState, useLooksForm } from './use-looks-form.ts';

const COLORS = ['accent', 'paper'] as const;
const PICTURES = ['logo', 'darkLogo', 'icon', 'socialPicture'] as const;

/** The draft of the looks beside the pages as shoppers would see them. */
export function LooksForm({ saved }: { saved: WireStaffLooks }) {
  const looks = useLooksForm(saved);
  const { form, base, baseValues, values, merge, resolve, isDirty, busy } = looks;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <form ref={form} noValidate onSubmit={looks.submit} className="grid min-w-0 gap-6">
        <LeaveGuard when={(isDirty || looks.isUploading) && !busy} />
        <FieldConflicts
          merge={merge}
          values={values}
          theirs={baseValues}
          labels={fieldNames(LOOK_FIELDS)}
          describe={describeTyped}
          resolve={resolve}
        />
        <Card as="section" aria-labelledby="colors" className="grid gap-6">
          <h2 id="colors" className="text-xl">
            Colors
          </h2>
          {COLORS.map((name) => (
            <div key={name} className="grid gap-3">
              <Control name={name} looks={looks} />
              <ContrastNotes
                field={name}
                values={values}
                isRefused={looks.errors[name] !== undefined}
                onTake={(color) => looks.change({ [name]: color })}
              />
            </div>
          ))}
        </Card>
        <Card as="section" aria-labelledby="shapes" className="grid gap-5">
          <h2 id="shapes" className="text-xl">
            Corners and typefaces
          </h2>
          <Control name="radius" looks={looks} />
          <Control name="typefaces" looks={looks} />
        </Card>
        <Card as="section" aria-labelledby="pictures" className="grid gap-8">
          <h2 id="pictures" className="text-xl">
            Logo and pictures
          </h2>
          {PICTURES.map((name) => (
            <DescribedPicture
              key={name}
              field={LOOK_FIELDS[name]}
              name={name}
              value={String(values[name])}
              error={looks.errors[name]}
              whole
              onChange={(address) => looks.change({ [name]: address })}
              onUploading={looks.reportUpload}
            />
          ))}
        </Card>
        <DraftBar draft={looks} published="Shoppers see this" />
      </form>
      <div className="grid min-w-0 gap-6 xl:sticky xl:top-6">
        <LooksPreview version={base.version} />
        <Publications
          publications={base.publications}
          isShown
          words="What shoppers see"
          unavailable={busy || isDirty}
          onRestore={(publicationId) => void looks.run({ kind: 'restore', publicationId })}
        />
      </div>
    </div>
  );
}

type ControlProps = { name: Exclude<keyof Looks, (typeof PICTURES)[number]>; looks: LooksFormState };

function Control({ name, looks: { values, errors, change } }: ControlProps) {
  return (
    <DescribedField
      field={LOOK_FIELDS[name]}
      name={name}
      value={String(values[name])}
      error={errors[name]}
      onChange={(next) => change({ [name]: next })}
    />
  );
}
