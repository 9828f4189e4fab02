import Plus from 'lucide-react/icons/plus';
import type { WireSettings } from '#contract/calls/settings.ts';
import type { WireShippingZones } from '#contract/calls/shipping.ts';
import type { WireTaxRates } from '#contract/calls/tax.ts';
import { clashText, findClashes } from '#domain/shipping/find-zone.ts';
import { SHIPPING_PRESETS } from '#domain/shipping/shipping-presets.ts';
import { SHIPPING_LIMITS } from '#domain/shipping/zone.ts';
import { newKey } from '#web/shared/new-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { ListConflictNotice } from '../screen/list-conflict-notice.tsx';
import { SaveBar } from '../screen/save-bar.tsx';
import { PricePreview } from '../settings/price-preview.tsx';
import { parseWireTaxRates } from '../settings/stored-lists.ts';
import { describeZone, readZones, type ZoneEntry } from './shipping-form-values.ts';
import { withShippingPreset } from './shipping-preset-values.ts';
import { useShippingForm } from './use-shipping-form.ts';
import { ZoneCard } from './zone-card.tsx';

type Props = { zones: WireShippingZones; taxes: WireTaxRates; settings: WireSettings };

/** The shipping zones with their methods and prices. */
export function ShippingView({ zones, taxes, settings }: Props) {
  const shipping = useShippingForm(zones);
  const { values, errors, isDirty, busy } = shipping;
  const { entries } = values;
  const clashes = findClashes(entries);
  const setZones = (next: ZoneEntry[]) => shipping.change({ entries: next });
  return (
    <form ref={shipping.form} noValidate onSubmit={shipping.submit} className="grid gap-6">
      <LeaveGuard when={isDirty && !busy} />
      <ListConflictNotice merge={shipping.merge} resolve={shipping.resolve} describe={describeZone} />
      {entries.length === 0 && (
        <Card as="section" aria-label="No zones">
          <h2 className="text-xl">Shipping is flat</h2>
          <p className="mt-1 max-w-prose text-muted">
            Every order pays the shipping of the general settings, wherever it goes. Add a zone to charge by
            place, weight or amount, or start from an example and change its prices.
          </p>
          {renderPresets()}
        </Card>
      )}
      {entries.length > 0 && (
        <p className="max-w-prose text-sm text-muted">
          An order goes by the zone that names its place most exactly: its state, then its country, then
          everywhere else. Where two zones claim the same place, the first one wins.
        </p>
      )}
      {entries.map((zone, place) => (
        <ZoneCard
          key={zone.key}
          zone={zone}
          path={`zones.${place}`}
          errors={errors}
          clashes={clashes.filter(({ loser }) => loser === place).map((clash) => clashText(entries, clash))}
          onChange={(next) => setZones(entries.with(place, next))}
          onRemove={() => setZones(entries.toSpliced(place, 1))}
          onMoveUp={
            place === 0 ? null : () => setZones(entries.toSpliced(place, 1).toSpliced(place - 1, 0, zone))
          }
        />
      ))}
      {errors.zones && (
        <p role="alert" className="text-sm font-medium text-bad">
          {errors.zones}
        </p>
      )}
      <div>
        <Button
          icon={<Plus aria-hidden="true" className="size-4" />}
          unavailable={entries.length >= SHIPPING_LIMITS.zones}
          onClick={() => setZones([...entries, newZone()])}
        >
          Add zone
        </Button>
      </div>
      {entries.length > 0 && (
        <Card as="section" aria-label="More zones">
          <h2 className="text-xl">Add zones of an example</h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            They are added to the zones above. A zone that has the same name stays as it is.
          </p>
          {renderPresets()}
        </Card>
      )}
      <PricePreview zones={readZones(values)} table={parseWireTaxRates(taxes)} settings={settings} />
      <SaveBar isDirty={isDirty} busy={busy} onDiscard={shipping.discard} label="Save shipping" />
    </form>
  );

  function renderPresets() {
    return (
      <div className="mt-4 flex flex-wrap gap-2">
        {SHIPPING_PRESETS.map((preset) => (
          <Button key={preset.id} size="sm" onClick={() => setZones(withShippingPreset(entries, preset))}>
            {preset.name}
          </Button>
        ))}
      </div>
    );
  }
}

function newZone(): ZoneEntry {
  return { key: newKey(), name: '', regions: [], methods: [] };
}
