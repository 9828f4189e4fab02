import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Stars } from '#web/ui/feedback/stars.tsx';
import { Steps } from '#web/ui/feedback/steps.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Specimen, Specimens } from './specimen.tsx';

export function Feedback() {
  return (
    <Specimens>
      <Specimen title="Badges" row>
        <Badge>Neutral</Badge>
        <Badge tone="success">Delivered</Badge>
        <Badge tone="primary">On The Road</Badge>
        <Badge tone="warning">Processing</Badge>
        <Badge tone="error">Rejected</Badge>
        <Badge tone="accent">Most Popular</Badge>
      </Specimen>
      <Specimen title="Stars" row>
        <Stars value={5} />
        <Stars value={3.6} size="lg" />
        <Stars value={0} size="sm" />
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
      <Specimen title="What a part of a page is about" wide>
        <SectionHeading
          level={3}
          eyebrow="New this week"
          title="Featured Products"
          text="Chosen one by one."
          action={<TextLink to="#feedback">Show All</TextLink>}
        />
      </Specimen>
      <Specimen title="A picture, and its place before it comes" row>
        <span className="block size-32 overflow-hidden rounded-xl bg-sunken">
          <Picture src="/icon-512.png" alt="The flower" width={512} height={512} className="size-full" />
        </span>
        <span className="block size-32 rounded-xl bg-sunken" />
      </Specimen>
      <Specimen title="Views of one list">
        <LinkTabs
          label="Orders"
          tabs={[
            { label: 'All', to: '#feedback', isCurrent: true },
            { label: 'Deleted', to: '#lists', isCurrent: false },
          ]}
        />
      </Specimen>
      <Specimen title="Where one is" wide>
        <Breadcrumbs
          items={[
            { label: 'Home', to: '#feedback' },
            { label: 'Products', to: '#feedback' },
            { label: 'Heron Pour-Over Kettle' },
          ]}
        />
      </Specimen>
    </Specimens>
  );
}
