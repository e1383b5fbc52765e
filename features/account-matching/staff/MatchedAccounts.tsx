import { useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { CreditReport, LineRef } from '../../report-files/rules/model.ts';
import { findLine } from '../rules/regroup.ts';
import { ActNote } from './ActNote.tsx';
import { DecisionList } from './DecisionList.tsx';
import { PossibleMatches } from './PossibleMatches.tsx';
import { RegroupContext, type RegroupAct } from './regroup-context.ts';
import { useDescribedDecisions } from './use-described-decisions.ts';

interface MatchedAccountsProps {
  readonly contactId: string;
  readonly report: CreditReport;
  /** Lines were put together or split off; the report was fetched again before this is called. */
  readonly onAct: (anchor: LineRef) => void;
  /** The note about it was closed. */
  readonly onClose: () => void;
  /** A colleague decided about lines: the report is to be fetched again. */
  readonly onChange: () => void;
  /** The accounts below what is asked and was decided, with the note about what was just done to one of them. */
  readonly renderAccounts: (shown: {
    readonly above: ReactNode;
    readonly note: ReactNode;
    readonly notedId: string | undefined;
  }) => ReactElement;
}

/** The accounts of a report with the questions and decisions about which of their lines are one account. */
export function MatchedAccounts({ contactId, report, onAct, onClose, onChange, renderAccounts }: MatchedAccountsProps): ReactElement {
  const [act, setAct] = useState<RegroupAct>();
  const show = useCallback(
    (next: RegroupAct): void => {
      setAct(next);
      onAct(next.anchor);
    },
    [onAct],
  );
  const decisions = useDescribedDecisions(contactId, onChange);
  const regrouping = useMemo(() => ({ contactId, report, decisions, onAct: show }), [contactId, report, decisions, show]);
  return (
    <RegroupContext value={regrouping}>
      {renderAccounts({
        above: (
          <>
            <PossibleMatches contactId={contactId} report={report} />
            <DecisionList contactId={contactId} />
          </>
        ),
        note: act && (
          <ActNote
            key={act.ids.join()}
            contactId={contactId}
            act={act}
            onClose={() => {
              setAct(undefined);
              onClose();
            }}
          />
        ),
        notedId: act && findLine(report, act.anchor)?.account.id,
      })}
    </RegroupContext>
  );
}
