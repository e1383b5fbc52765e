import { createContext, use, useState } from 'react';
import type { CreditReportRow } from '../../contract.ts';
import type { Around } from './field-problems.ts';
import { addLine, changeLine, entry, removeLine, type Entry, type FormReport, type Lines } from './form-report.ts';

export interface ManualEntryProps {
  readonly reportId: string;
  readonly fileName: string;
  readonly onBack: () => void;
  readonly onFinished: (report: CreditReportRow) => void;
  readonly onSetAside: (report: CreditReportRow) => void;
}
export interface EntryEditing extends Around {
  readonly edit: (make: (form: FormReport) => FormReport) => void;
}
export const EntryContext = createContext<EntryEditing>({ chosen: [], finishing: false, edit: () => undefined });

export function useEntry(): EntryEditing {
  return use(EntryContext);
}

/** Adds, changes and removes lines of one kind; the one removed last can come back to its place. */
export function useLines<T>(lines: Lines<T>) {
  const { edit } = useEntry();
  const [removed, setRemoved] = useState<{ readonly line: Entry<T>; readonly at: number }>();
  return {
    add: (value: T): string => {
      const added = entry(value);
      edit((form) => addLine(form, lines, added));
      return added.key;
    },
    change: (key: string, change: Partial<T>): void => edit((form) => changeLine(form, lines, key, change)),
    remove: (line: Entry<T>): void =>
      edit((form) => {
        setRemoved({ line, at: lines.of(form).indexOf(line) });
        return removeLine(form, lines, line.key);
      }),
    removed: removed?.line.value,
    undo: (): void => {
      if (removed) edit((form) => addLine(form, lines, removed.line, removed.at));
      setRemoved(undefined);
    },
    forget: (): void => setRemoved(undefined),
  };
}
