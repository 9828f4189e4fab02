import { Badge } from '#web/ui/badge.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { Row, Specimen, Specimens } from './specimen.tsx';

export function Telling() {
  return (
    <Specimens>
      <Specimen title="Badges">
        <Row>
          <Badge>Neutral</Badge>
          <Badge tone="success">Delivered</Badge>
          <Badge tone="primary">On The Road</Badge>
          <Badge tone="warning">Processing</Badge>
          <Badge tone="error">Rejected</Badge>
        </Row>
      </Specimen>
      <Specimen title="Stars">
        <Row>
          <Stars value={5} />
          <Stars value={3.6} size="lg" />
          <Stars value={0} size="sm" />
        </Row>
      </Specimen>
      <Specimen title="How far something is" wide>
        <div className="grid gap-8">
          <Steps label="Order" steps={['Placed', 'Packaging', 'On the road', 'Delivered']} reached={2} />
          <ProgressBar label="Upload" percent={64} showPercent />
        </div>
      </Specimen>
      <Specimen title="Facts">
        <Card>
          <DefinitionList
            items={[
              { term: 'Material', description: 'Beech, steel' },
              { term: 'Weight', description: '1.1 kg' },
              { term: 'Warranty', description: 'Two years' },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen title="Questions">
        <Disclosure summary="Is there a money-back guarantee?" defaultOpen>
          <p>Yes: within 30 days.</p>
        </Disclosure>
        <Disclosure summary="How long is it valid?">
          <p>One year.</p>
        </Disclosure>
      </Specimen>
      <Specimen title="Where one is" wide>
        <Breadcrumbs
          items={[
            { label: 'Home', to: '#telling' },
            { label: 'Products', to: '#telling' },
            { label: 'Heron Pour-Over Kettle' },
          ]}
        />
      </Specimen>
    </Specimens>
  );
}
