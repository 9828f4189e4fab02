import type { MailJudgement } from './judge-mails.ts';
import type { Judged } from './measures.ts';
import type { Overload } from './overload.ts';
import type { Answers } from './traffic.ts';

/** All that a soak found. */
export type Soak = {
  minutes: number;
  seed: number;
  orders: number;
  requests: number;
  samples: number;
  /** How often each fault was injected. */
  faults: ReadonlyMap<string, number>;
  answers: Answers;
  /** Empty if the run was too short to judge. */
  judged: readonly Judged[];
  audit: string;
  mails: MailJudgement;
  /** Of each server. */
  logs: readonly string[];
  overload: Overload | null;
  violations: readonly string[];
};

/** The report in Markdown. */
export function formatSoak(soak: Soak): string {
  const { minutes, seed, orders, requests, samples, faults, answers, judged, audit, mails, overload } = soak;
  const injected = [...faults.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${minutes} minutes, seed ${seed}: ${orders} orders, ${requests} requests, ${injected} faults, ${samples} samples.`,
    audit.trim(),
    `Mails: ${mails.sent} sent, ${mails.givenUp} given up, ${mails.waiting} wait, ${mails.repeated} delivered again.`,
    '',
    ...formatFaults(faults),
    '',
    ...formatAnswers(answers),
    '',
    ...(judged.length > 0 ? formatJudged(judged) : ['The run was too short to judge what stays flat.']),
    '',
    ...(overload ? formatOverload(overload) : []),
    '',
    ...(soak.violations.length > 0 ? soak.violations.map((line) => `✗ ${line}`) : ['Nothing is wrong.']),
  ].join('\n');
}

const formatFaults = (faults: Soak['faults']) => [
  '| fault | times |',
  '| --- | --- |',
  ...[...faults].map(([name, count]) => `| ${name} | ${count} |`),
];

const formatAnswers = (answers: Answers) => [
  '| visitors | answers or outcomes |',
  '| --- | --- |',
  ...[...answers].map(([visitor, counts]) => {
    const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
    return `| ${visitor} | ${sorted.map(([result, count]) => `${count} × ${result}`).join(', ')} |`;
  }),
];

/** Without tables in which nothing happened. */
const formatJudged = (judged: readonly Judged[]) => [
  '| measure | second third | last third | flat |',
  '| --- | --- | --- | --- |',
  ...judged
    .filter(({ second, last }) => second !== 0 || last !== 0)
    .map(
      ({ name, unit, second, last, isFlat }) =>
        `| ${name} | ${round(second)} ${unit} | ${round(last)} ${unit} | ${isFlat ? 'yes' : 'no'} |`,
    ),
];

const formatOverload = ({ usual, overloaded, looks, recovery }: Overload) => [
  '| load | begun a second | answered a second | statuses | median | 99 of 100 | longest |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...Object.entries({ usual, 'ten times': overloaded }).map(
    ([name, { begun, answered, statuses, median, p99, longest }]) =>
      `| ${name} | ${begun} | ${answered} | ${Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')} | ${median} ms | ${p99} ms | ${longest} ms |`,
  ),
  ...Object.entries(looks).map(
    ([page, { looks: count, failed, slowest }]) =>
      `${page}: ${count} looks, ${failed} failed, the slowest ${slowest} ms.`,
  ),
  `Itself again after ${recovery} ms.`,
];

const round = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0));
