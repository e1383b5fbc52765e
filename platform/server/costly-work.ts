// A limit on costly work for each person: reading reports, making documents, exports, large tables. A few requests of one person are under
// way at the same time, some more wait, and beyond that they are refused. For the places of the whole program, which a request has only
// while the program itself works on it, people take turns. So who sends slowly, or does not read an answer, takes none from others.
import { createFairQueue } from './fair-queue.ts';

export interface CostlyWork {
  /**
   * Waits until one more request of `owner` may be under way; undefined when too many of theirs wait already, or when `signal` says that no
   * one waits for the answer any more.
   */
  enter(owner: string, signal: AbortSignal): Promise<CostlyRequest | undefined>;
}
export interface CostlyRequest {
  /** Waits for a place of the program. False when `signal` says that no one waits any more. */
  begin(): Promise<boolean>;
  /** The work is done, and its answer is on its way. */
  done(): void;
  /** The request is over. */
  leave(): void;
}
export interface CostlyWorkLimits {
  /** Of one person at the same time. */
  readonly perPerson: number;
  /** Of one person in the queue. */
  readonly waitingPerPerson: number;
  /** Of all people at the same time. */
  readonly atOnce: number;
}
/** Twelve wait so that a page with many tables opens; four of six places remain for others. */
export const COSTLY_LIMITS: CostlyWorkLimits = { perPerson: 2, waitingPerPerson: 12, atOnce: 6 };

interface Person {
  running: number;
  readonly waiting: (() => void)[];
}

export function createCostlyWork({ perPerson, waitingPerPerson, atOnce }: CostlyWorkLimits = COSTLY_LIMITS): CostlyWork {
  const people = new Map<string, Person>();
  const turns = createFairQueue<() => boolean>();
  let working = 0;

  const letIn = (): void => {
    // Who has left in the meantime answers false, and the next one is asked.
    while (working < atOnce) {
      const next = turns.next();
      if (!next) return;
      if (next()) working += 1;
    }
  };
  const takePlace = (owner: string, signal: AbortSignal): Promise<boolean> =>
    new Promise((done) => {
      turns.add(owner, () => {
        done(!signal.aborted);
        return !signal.aborted;
      });
      signal.addEventListener('abort', () => done(false), { once: true });
      letIn();
    });

  const admit = (owner: string, person: Person, signal: AbortSignal): CostlyRequest => {
    person.running += 1;
    let state: 'waiting' | 'working' | 'done' | 'over' = 'waiting';
    const isOver = (): boolean => state === 'over';
    const done = (): void => {
      if (state !== 'working') return;
      state = 'done';
      working -= 1;
      letIn();
    };
    return {
      async begin() {
        if (signal.aborted || !(await takePlace(owner, signal))) return false;
        if (isOver()) {
          // They left after the place was theirs and before they knew; nobody would give it back.
          working -= 1;
          letIn();
          return false;
        }
        state = 'working';
        return true;
      },
      done,
      leave() {
        done();
        if (state === 'over') return;
        state = 'over';
        person.running -= 1;
        person.waiting.shift()?.();
        forget(owner, person);
      },
    };
  };
  const forget = (owner: string, person: Person): void => {
    if (person.running === 0 && person.waiting.length === 0) people.delete(owner);
  };

  return {
    enter(owner, signal) {
      if (signal.aborted) return Promise.resolve(undefined);
      const person = people.get(owner) ?? { running: 0, waiting: [] };
      people.set(owner, person);
      if (person.running < perPerson) return Promise.resolve(admit(owner, person, signal));
      if (person.waiting.length >= waitingPerPerson) return Promise.resolve(undefined);
      return new Promise((answer) => {
        const go = (): void => {
          signal.removeEventListener('abort', giveUp);
          answer(admit(owner, person, signal));
        };
        const giveUp = (): void => {
          person.waiting.splice(person.waiting.indexOf(go), 1);
          forget(owner, person);
          answer(undefined);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        person.waiting.push(go);
      });
    },
  };
}
