// The queues of the Dispute Center and which rows belong to each. A row is a client with one of their rounds, or without any. The database finds
// the rows of a queue by the same table (`server/store/queue-rows.ts`); a test holds both together.

/** What is known of a row. Facts about a client belong to the row with their newest round, so that nothing waits twice. */
export const FACTS = [
  'isDraft',
  'isOpen',
  'stillWrong',
  'nothingLeft',
  'reportWaits',
  'reportUnjudged',
  'reportJudged',
  'questionWaits',
  'approvalWaits',
  'letterReturned',
  'letterUnprinted',
  'letterUnmailed',
  'answerRuns',
  'answerLate',
  'outcomeProposed',
  'answerMissing',
] as const;
export type Fact = (typeof FACTS)[number];

/** What a fact is about: the state of the round, something in it, or the client. */
export const FACT_LEVELS: Readonly<Record<Fact, 'row' | 'round' | 'client'>> = {
  /** The round is being prepared. */ isDraft: 'row',
  /** The round was opened, and items wait for an answer. */ isOpen: 'row',
  /** The newest round is closed, and an item that a bureau confirmed or did not answer was never put right. */ stillWrong: 'row',
  /** The newest round is closed, none is open, and nothing disputed is left wrong. */ nothingLeft: 'row',
  /** A report is being read or typed in, needs confirmation, or could not be read and no later one was. */ reportWaits: 'client',
  /** Since the newest report came no finding was asked or answered, and no round was prepared. */ reportUnjudged: 'client',
  /** Since a report came something was found wrong that is in no round, and no round was prepared. */ reportJudged: 'client',
  /** The client was asked about a finding or a personal detail and has not answered. */ questionWaits: 'client',
  /** A letter that was not mailed is with the client. */ approvalWaits: 'round',
  /** A letter that was not mailed was sent back by the client, or could not be made. */ letterReturned: 'round',
  /** A letter may be printed. */ letterUnprinted: 'round',
  /** A letter was printed, may be mailed, and no mailing is recorded. */ letterUnmailed: 'round',
  /** A bureau has time left for items without a result. */ answerRuns: 'round',
  /** A bureau's time for items without a result is over. */ answerLate: 'round',
  /** A result of an item was proposed. */ outcomeProposed: 'round',
  /** A bureau answered about some items of a letter, and about others not. */ answerMissing: 'round',
};

export const QUEUES = [
  'open',
  'read',
  'findings',
  'write',
  'client',
  'approve',
  'print',
  'waiting',
  'overdue',
  'answers',
  'next',
  'graduate',
] as const;
export type Queue = (typeof QUEUES)[number];

interface Way {
  readonly fact: Fact;
  /** The fact does not count while this one is true as well. */
  readonly unless?: Fact;
}
interface QueueRule {
  readonly label: string;
  /** What to do with the rows, for an empty page and for the help of the tab. */
  readonly empty: string;
  /** Any of these brings a row into the queue. The rows with the oldest such fact, or the nearest due date, come first. */
  readonly ways: readonly Way[];
  /** True where rounds of clients who left are shown too. */
  readonly withEnded?: true;
}

export const QUEUE_RULES: Readonly<Record<Queue, QueueRule>> = {
  open: { label: 'Open rounds', empty: 'No round is open.', ways: [{ fact: 'isOpen' }], withEnded: true },
  read: { label: 'To read', empty: 'No report waits to be read or confirmed.', ways: [{ fact: 'reportWaits' }] },
  findings: { label: 'Findings to judge', empty: 'No report waits to be judged.', ways: [{ fact: 'reportUnjudged' }] },
  write: {
    label: 'To write',
    empty: 'No round is being prepared, and none waits to be.',
    ways: [{ fact: 'isDraft' }, { fact: 'reportJudged', unless: 'questionWaits' }],
  },
  client: {
    label: 'With the client',
    empty: 'No client has a letter or a question to answer.',
    ways: [{ fact: 'approvalWaits' }, { fact: 'questionWaits' }],
  },
  approve: { label: 'Sent back or failed', empty: 'No letter was sent back or failed.', ways: [{ fact: 'letterReturned' }] },
  print: {
    label: 'To print or mail',
    empty: 'No approved letter waits to be printed or mailed.',
    ways: [{ fact: 'letterUnprinted' }, { fact: 'letterUnmailed' }],
  },
  waiting: { label: 'Waiting for answers', empty: 'No bureau’s time is running.', ways: [{ fact: 'answerRuns' }] },
  overdue: { label: 'Overdue', empty: 'No answer is overdue.', ways: [{ fact: 'answerLate' }] },
  answers: {
    label: 'Answers to enter',
    empty: 'No result waits for a decision, and no answer is missing.',
    ways: [{ fact: 'outcomeProposed' }, { fact: 'answerMissing' }],
  },
  next: { label: 'Ready for the next round', empty: 'No client waits for another round.', ways: [{ fact: 'stillWrong' }] },
  graduate: { label: 'May graduate', empty: 'No client has everything settled.', ways: [{ fact: 'nothingLeft' }] },
};

export type RowFacts = Readonly<Record<Fact, boolean>> & {
  /** The client graduated, canceled or was archived: no more work is done for them. */
  readonly hasEnded: boolean;
};

/** The queues a row belongs to, in their order. */
export function queuesOf(facts: RowFacts): readonly Queue[] {
  return QUEUES.filter((queue) => {
    const { ways, withEnded } = QUEUE_RULES[queue];
    if (facts.hasEnded && withEnded !== true) return false;
    return ways.some(({ fact, unless }) => facts[fact] && !(unless !== undefined && facts[unless]));
  });
}

/** True when a queue can hold rounds in this state; 'none' is a client without a round. */
export function mayHold(queue: Queue, state: 'none' | 'draft' | 'open' | 'closed'): boolean {
  return QUEUE_RULES[queue].ways.some(({ fact }) => {
    if (FACT_LEVELS[fact] === 'client') return true;
    if (fact === 'isDraft') return state === 'draft';
    return fact === 'stillWrong' || fact === 'nothingLeft' ? state === 'closed' : state === 'open';
  });
}
