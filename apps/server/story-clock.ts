// The clock of the demo office: it stands at chosen moments of the past while the office is filled, and is the real one afterwards.
export interface StoryClock {
  readonly now: () => Date;
  /** Stands at this moment from now on. */
  goTo(moment: Date): void;
  /** Runs with the real time from now on. */
  letGo(): void;
}

export function createStoryClock(): StoryClock {
  let standing: Date | undefined;
  return {
    now: () => new Date(standing ?? Date.now()),
    goTo: (moment) => void (standing = moment),
    letGo: () => void (standing = undefined),
  };
}
