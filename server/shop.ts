import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { ServerHealth } from '#domain/status/facts.ts';
import type { FileAnswers } from './cache/file-answers.ts';
import type { InvalidationWatch } from './cache/invalidation-watch.ts';
import type { Replicas } from './cache/replicas.ts';
import type { SharedAnswers } from './cache/shared-answers.ts';
import type { FindSharedRequest } from './cache/shared-keys.ts';
import type { Config } from './config/config.ts';
import type { OwnChanges } from './http/own-changes.ts';
import type { Reach } from './http/reached-by-others.ts';
import type { ReadMailPictures } from './mail/mail-pictures.ts';
import type { Pages } from './pages.ts';
import type { PaymentServices } from './payments/payment-services.ts';
import type { Payments } from './payments/payments.ts';
import type { StaffServices } from './staff/staff-services.ts';
import type { FileStore } from './storage/file-store.ts';

/** The parts of the application of a process. */
export type Shop = {
  config: Config;
  db: Database;
  /** For lists, searches and reviews for everyone, which must not keep buyers waiting. */
  reading: Database;
  /** For what is found by its key and the same for everyone. */
  rows: Database;
  /** The replicas that `reading` and `rows` read first; null without any. */
  replicas: Replicas | null;
  ownChanges: OwnChanges | null;
  payments: Payments;
  services: PaymentServices;
  watch: InvalidationWatch;
  /** Answers and files that are the same for everyone, and how requests find them. */
  shared: { answers: SharedAnswers; files: FileAnswers; find: FindSharedRequest };
  /** True once the server is about to stop: load balancers are to send requests elsewhere. */
  isStopping: () => boolean;
  staff: StaffServices;
  reach: Reach;
  /** How the processes of this server are. */
  describeServer: () => ServerHealth;
  /** The address that mail links to. */
  shopUrl: string;
  /** Pictures that staff uploaded. */
  uploads: FileStore;
  /** The pictures that mail carries. */
  readPictures: ReadMailPictures;
  log: Logger;
  /** The front end; null for the API alone. */
  web: { pages: Pages; buildDir: string } | null;
};
