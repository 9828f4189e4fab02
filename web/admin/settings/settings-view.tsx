import type { ReactNode } from 'react';
import type { WireSettings } from '#contract/calls/settings.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { CompanyFields } from './company-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { ColorTemplates, FeatureTemplates, SpecificationTemplates } from './templates.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** One form for everything staff can set; what is saved holds from the next price on. */
export function SettingsView({ saved }: { saved: WireSettings }) {
  const settings = useSettingsForm(saved);
  const { form, isDirty, busy } = settings;
  return (
    <form ref={form} noValidate onSubmit={settings.submit} className="grid gap-6">
      <LeaveGuard when={isDirty && !busy} />
      <Section
        title="Company"
        text="On invoices, in the footer of the shop and on its contact page."
        error={settings.errors.company}
      >
        <CompanyFields settings={settings} />
      </Section>
      <Section title="Time zone" text="Days, months and times of the shop, its mails and its files.">
        <TimeZoneField settings={settings} />
      </Section>
      <Section title="Prices and delivery" text="What is being paid for already keeps its price.">
        <PriceFields settings={settings} />
      </Section>
      <Section
        title="Product templates"
        text="What the form of a product offers to choose instead of typing."
      >
        <ColorTemplates settings={settings} />
        <SpecificationTemplates settings={settings} />
        <FeatureTemplates settings={settings} />
      </Section>
      <div className="bottom-bar -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-4 sm:-mx-6 sm:px-6">
        <p role="status" className="mr-auto text-sm text-muted max-sm:basis-full">
          {isDirty ? 'Not saved yet' : 'Everything is saved'}
        </p>
        <Button onClick={settings.discard} unavailable={!isDirty || busy}>
          Discard
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving..." unavailable={!isDirty}>
          Save settings
        </Button>
      </div>
    </form>
  );
}

type SectionProps = { title: string; text: string; error?: string | undefined; children: ReactNode };

function Section({ title, text, error, children }: SectionProps) {
  return (
    <Card
      as="section"
      aria-label={title}
      className="grid gap-x-10 gap-y-5 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
        {error && (
          <p role="alert" className="mt-3 text-sm font-medium text-bad">
            {error}
          </p>
        )}
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </Card>
  );
}
