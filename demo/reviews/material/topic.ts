/**
 * Sentences about one aspect of a product ("setup", "fit"). A comment takes at most one sentence from a
 * topic, so it never praises and criticizes the same thing.
 */
export type Topic = {
  /** Sentences that suit three stars and more. */
  praise: readonly string[];
  /** Small reservations, for three and four stars. */
  quibbles: readonly string[];
  /** Real faults, for one and two stars. */
  complaints: readonly string[];
};
