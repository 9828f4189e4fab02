import { type ReactNode, useId } from 'react';
import type { WireStatus } from '#contract/calls/status.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { BackupRows } from './backup-rows.tsx';
import { describeDatabase, describeServer } from './status-words.ts';
import { WaitingRows } from './waiting-rows.tsx';

/** How the parts of the shop are, in words and figures. Rows stay in their places when they change. */
export function StatusSections({ status }: { status: WireStatus }) {
  const dates = useDates();
  return (
    <div className="gap-4 xl:columns-2">
      <Section title="Backups">
        <BackupRows backups={status.backups} lastBackupAt={status.figures?.lastBackupAt} />
      </Section>
      <Section title="Waiting">
        <WaitingRows status={status} />
      </Section>
      <Section title="Server">
        <DefinitionList items={describeServer(status, dates)} />
      </Section>
      <Section title="Database">
        <DefinitionList items={describeDatabase(status, dates)} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      padded={false}
      className="mb-4 break-inside-avoid p-5 [&_dl]:border-y-0"
    >
      <h2 id={id} className="mb-1 text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}
