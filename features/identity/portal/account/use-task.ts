import { useState } from 'react';
import { describeProblem } from './describe-problem.ts';

export interface Task {
  readonly busy: boolean;
  /** One sentence; '' when there is no problem. */
  readonly problem: string;
  /** Runs `work` unless something is running already; what it throws becomes the problem. */
  readonly start: (work: () => Promise<void>) => void;
}

/** Work that a button of this page starts; `fallback` is said when it fails without a reason. */
export function useTask(fallback: string): Task {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(describeProblem(error, fallback));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, start: (work) => void (busy ? undefined : run(work)) };
}
