import type { Logger } from 'pino';
import { calls } from '#contract/calls/index.ts';
import type { Databases } from '#db/connection.ts';
import type { ServerHealth } from '#domain/status/facts.ts';
import { createApp } from './app.ts';
import { createFileAnswers } from './cache/file-answers.ts';
import type { InvalidationWatch } from './cache/invalidation-watch.ts';
import { openReplicas } from './cache/replicas.ts';
import { createSharedAnswers } from './cache/shared-answers.ts';
import { createFindSharedRequest } from './cache/shared-keys.ts';
import type { Config } from './config/config.ts';
import { rememberOwnChanges } from './http/own-changes.ts';
import { watchReach } from './http/reached-by-others.ts';
import { isSecure } from './http/request-context.ts';
import type { ReadMailPictures } from './mail/mail-pictures.ts';
import { limitProviderCalls } from './payments/limit-provider-calls.ts';
import { createPaymentServices } from './payments/payment-services.ts';
import type { Payments } from './payments/payments.ts';
import type { CurrentSettings } from './settings/current-settings.ts';
import type { Shop } from './shop.ts';
import { openStaff } from './staff/staff-services.ts';
import type { FileStore } from './storage/file-store.ts';

type RequestsOptions = {
  config: Config;
  databases: Pick<Databases, 'buying' | 'reading'>;
  log: Logger;
  web: Shop['web'];
  /** The address that mail links to. */
  shopUrl: string;
  payments: Payments;
  watch: InvalidationWatch;
  settings: CurrentSettings;
  uploads: FileStore;
  readPictures: ReadMailPictures;
  /** Called when a mail was written, so that it is sent immediately. */
  onMail: () => void;
  describeServer: () => ServerHealth;
  now: () => Date;
};

export type Requests = ReturnType<typeof openRequests>;

/** Opens what answers requests: the application with its caches and its limits. */
export function openRequests({
  config,
  databases: { buying: db, reading },
  log,
  payments,
  settings,
  onMail,
  now,
  ...parts
}: RequestsOptions) {
  let isStopping = false;
  const replicas = openReplicas({
    urls: config.replicaUrls,
    primary: db,
    watch: parts.watch,
    workers: config.workers,
    log,
  });
  const watch = replicas?.watch ?? parts.watch;
  const ownChanges = replicas && rememberOwnChanges(watch, isSecure(config));
  const shared = {
    answers: createSharedAnswers(watch),
    files: createFileAnswers(),
    find: createFindSharedRequest(calls, config.publicUrl && new URL(config.publicUrl).origin),
  };
  const limited = limitProviderCalls(payments.provider, config.mostRequests, config.providerTimeout);
  const services = createPaymentServices({
    config,
    db,
    payments: limited,
    canStartPayments: () => !limited.isFull(),
    settings,
    log,
    now,
    onMail,
  });
  const staff = openStaff({ config, db, log, now, onMail });
  const reach = watchReach({ db, config, log, now });
  const app = createApp({
    ...parts,
    config,
    db,
    reading: replicas?.route(reading, 'lists') ?? reading,
    rows: replicas?.route(db, 'rows') ?? db,
    watch,
    replicas,
    ownChanges,
    payments,
    services,
    shared,
    isStopping: () => isStopping,
    staff,
    reach,
    log,
  });
  return {
    app,
    shared: { ...shared, ownChanges, reach },
    services,
    staff,
    replicas,
    async closeReplicas() {
      ownChanges?.stop();
      await replicas?.stop();
    },
    /** Makes /readyz answer 503; everything else goes on. */
    announceStop: () => {
      isStopping = true;
    },
  };
}
