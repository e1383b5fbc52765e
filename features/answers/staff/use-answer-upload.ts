// Scans on their way: each is uploaded, then added as an answer. Those that are there already are named.
import { useState } from 'react';
import { readFileError, uploadFile } from '../../../platform/web/files/files.ts';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { freeName } from '../../files/rules/documents.ts';
import { api } from './queries.ts';

export interface SentScan {
  readonly key: number;
  readonly name: string;
  readonly state: 'sending' | 'added' | 'same' | 'refused';
  readonly problem?: string;
}

const FOLDER = 'staff/answers';
let keys = 0;

export function useAnswerUpload(): {
  readonly scans: readonly SentScan[];
  readonly add: (files: readonly File[]) => void;
  readonly clear: () => void;
} {
  const [scans, setScans] = useState<readonly SentScan[]>([]);
  const addAnswers = useChange(api.add, { several: true });
  const set = (key: number, change: Partial<SentScan>): void =>
    setScans((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const send = async (key: number, file: File): Promise<void> => {
    // A folder of its own for each, since scanners call every file alike.
    const path = `${FOLDER}/${crypto.randomUUID()}/${freeName(file.name, [])}`;
    try {
      await uploadFile(path, file);
    } catch (error) {
      return set(key, { state: 'refused', problem: readFileError(error).message });
    }
    try {
      await addAnswers.run({ paths: [path] });
      set(key, { state: 'added' });
    } catch (error) {
      const { code, message } = asRefusal(error);
      set(key, code === 'answers.thereAlready' ? { state: 'same' } : { state: 'refused', problem: message });
    }
  };
  return {
    scans,
    add: (files) => {
      const fresh = files.map((file) => {
        keys += 1;
        return { key: keys, file };
      });
      setScans((all) => [...all, ...fresh.map(({ key, file }): SentScan => ({ key, name: file.name, state: 'sending' }))]);
      void (async () => {
        // One after the other: scans are large, and each is read right away.
        for (const { key, file } of fresh) await send(key, file);
      })();
    },
    clear: () => setScans((all) => all.filter(({ state }) => state === 'sending')),
  };
}
