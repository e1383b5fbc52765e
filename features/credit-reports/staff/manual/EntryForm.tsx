import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import { findMissing } from '../../rules/manual/manual-rules.ts';
import { useReportChanges } from '../queries.ts';
import { AccountsPart } from './AccountsPart.tsx';
import { EntryBar } from './EntryBar.tsx';
import { EntryContext, type EntryEditing, type ManualEntryProps } from './entry-context.ts';
import classes from './EntryForm.module.css';
import { countProblems, isEmpty, tradeProblems } from './field-problems.ts';
import { typedOf, type FormReport } from './form-report.ts';
import { InquiriesPart } from './InquiriesPart.tsx';
import layout from './ManualEntry.module.css';
import { useManualChanges } from './manual-queries.ts';
import { newestMonth } from './months.ts';
import { PersonPart } from './PersonPart.tsx';
import { RecordsPart } from './RecordsPart.tsx';
import { ReportPart } from './ReportPart.tsx';
import { ScoresPart } from './ScoresPart.tsx';
import type { Kept } from './entry-autosave.ts';
import { useEntryAutosave } from './use-entry-autosave.ts';

/** The form a report is typed into; it saves itself, and becomes a report when it is finished. */
export function EntryForm({
  reportId,
  kept,
  onBack,
  onFinished,
  onSetAside,
}: ManualEntryProps & { readonly kept: Kept & { readonly hasFile: boolean } }): ReactElement {
  const { autosave, view } = useEntryAutosave(reportId, kept);
  const form = view.value;
  const [finishing, setFinishing] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [openKey, setOpenKey] = useState<string>();
  const root = useRef<HTMLFormElement>(null);
  const { finish } = useManualChanges();
  const { discard } = useReportChanges();
  const editing = useMemo<EntryEditing>(
    () => ({
      chosen: form.bureaus,
      finishing,
      edit: (make) => {
        setMissing(undefined);
        autosave.edit(make);
      },
    }),
    [form.bureaus, finishing, autosave],
  );

  useEffect(() => {
    const node = root.current;
    const leaveField = (): void => void autosave.flush();
    node?.addEventListener('focusout', leaveField);
    return () => node?.removeEventListener('focusout', leaveField);
  }, [autosave]);

  /** Everything typed is on the server before anything is made of the report. */
  const whenSaved = async (act: (version: number) => Promise<void>): Promise<void> => {
    await autosave.flush();
    const { save, version } = autosave.current();
    if (save === 'saved') await act(version).catch(() => undefined);
  };
  const tryFinish = (): Promise<void> => {
    setFinishing(true);
    if (countProblems(form, true, officeToday()) > 0 || isEmpty(form)) {
      const wrong = form.trades.find(
        ({ value }) => Object.keys(tradeProblems(value, { chosen: form.bureaus, finishing: true })).length > 0,
      );
      setOpenKey(wrong?.key);
      // After the problems are shown at their fields.
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return Promise.resolve();
    }
    const sentence = findMissing(typedOf(form).typed, officeToday())?.message;
    setMissing(sentence);
    return sentence === undefined
      ? whenSaved(async (version) => onFinished(await finish.run({ id: reportId, version })))
      : Promise.resolve();
  };
  const setAside = (): Promise<void> => whenSaved(async (version) => onSetAside(await discard.run({ id: reportId, version })));

  return (
    <form ref={root} noValidate className={layout['form']} aria-label="What the report says" onSubmit={(event) => event.preventDefault()}>
      <EntryContext value={editing}>
        <ReportPart form={form} />
        {form.bureaus.length === 0 && !hasLines(form) ? (
          <p className={classes['later']}>Choose the bureaus in the report, then enter what each of them reports.</p>
        ) : (
          <>
            <ScoresPart scores={form.scores} />
            <PersonPart form={form} />
            <AccountsPart form={form} newest={newestMonth(form.reportDate, officeToday())} openKey={openKey} onOpen={setOpenKey} />
            <InquiriesPart inquiries={form.inquiries} />
            <RecordsPart records={form.publicRecords} />
          </>
        )}
      </EntryContext>
      <EntryBar
        view={view}
        problems={countProblems(form, finishing, officeToday())}
        missing={missing}
        error={finish.error ?? discard.error}
        busy={finish.isPending || discard.isPending}
        onRetry={() => void autosave.flush()}
        onKeepMine={() => void autosave.keepMine()}
        onLoadTheirs={autosave.takeTheirs}
        onFinish={() => void tryFinish()}
        onSetAside={() => void setAside()}
        onBack={onBack}
      />
    </form>
  );
}

function hasLines(form: FormReport): boolean {
  return !isEmpty(form) || form.identities.length > 0;
}
