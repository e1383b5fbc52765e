// The clock of the demo office: set to chosen moments in the past while the office is filled, the real time afterwards.
export interface StoryClock {
  readonly now: () => Date;
  /** Sets the clock to this moment and stops it. */
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
