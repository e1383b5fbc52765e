// Pairs of lines that may be one account: a person says which, with one click.
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { formatDollars } from '../../../platform/base/money.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { lineText } from '../rules/match-words.ts';
import { findLine, decideOneAccount, decideTwoAccounts } from '../rules/regroup.ts';
import type { BureauTrade, CreditReport, PossibleMatch, Tradeline } from '../../report-files/rules/model.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { formatPartialDate } from '../../report-files/rules/report-view.ts';
import classes from './PossibleMatches.module.css';
import { decisionOf, useMatchChanges } from './match-queries.ts';

interface Side {
  readonly account: Tradeline;
  readonly trade: BureauTrade;
}
/** A pair as it was asked about; it keeps its place after the answer, though the report no longer holds it. */
interface Asked {
  readonly key: string;
  readonly match: PossibleMatch;
  readonly x: Side;
  readonly y: Side;
}
type Kind = 'same' | 'different';

const FIRST = 5;

export function PossibleMatches({ contactId, report }: { readonly contactId: string; readonly report: CreditReport }): ReactElement | null {
  const [answered, setAnswered] = useState<readonly Asked[]>([]);
  const [all, setAll] = useState(false);
  const open = pairsOf(report).filter(({ key }) => !answered.some((one) => one.key === key));
  const pairs = [...answered, ...open].sort((p, q) => q.match.confidence - p.match.confidence || (p.key < q.key ? -1 : 1));
  if (pairs.length === 0) return null;
  const shown = all ? pairs : pairs.slice(0, FIRST + answered.length);
  return (
    <section className={classes['panel']} aria-label="Pairs that may be one account">
      <h3 className={classes['title']}>
        {open.length === 0
          ? 'All pairs are answered'
          : open.length === 1
            ? '1 pair may be one account'
            : `${open.length} pairs may be one account`}
      </h3>
      <ul className={classes['list']}>
        {shown.map((pair) => (
          <PairItem
            key={pair.key}
            contactId={contactId}
            pair={pair}
            onAnswered={() => setAnswered((before) => [...before, pair])}
            onReopened={() => setAnswered((before) => before.filter(({ key }) => key !== pair.key))}
          />
        ))}
      </ul>
      {shown.length < pairs.length && (
        <Button variant="default" size="xs" onClick={() => setAll(true)}>
          Show {pairs.length - shown.length} more
        </Button>
      )}
    </section>
  );
}

interface PairItemProps {
  readonly contactId: string;
  readonly pair: Asked;
  readonly onAnswered: () => void;
  /** The question is open again, or its answer was read and put away. */ readonly onReopened: () => void;
}

function PairItem({ contactId, pair: { match, x, y }, onAnswered, onReopened }: PairItemProps): ReactElement {
  const mayDecide = useMay()('credit-reports:add');
  const { decide, undo } = useMatchChanges();
  const [answer, setAnswer] = useState<Kind>();
  const box = useRef<HTMLLIElement>(null);
  // The button that was pressed is gone; what came in its place is the next stop of the keyboard.
  const before = useRef(answer);
  useEffect(() => {
    if (before.current !== answer) box.current?.focus();
    before.current = answer;
  }, [answer]);
  const give = (kind: Kind): void => {
    setAnswer(kind);
    onAnswered();
    undo.reset();
    const decisions = kind === 'same' ? decideOneAccount(x.account, y.account) : decideTwoAccounts(x.account, y.account);
    decide.run({ contactId, decisions: decisions.map(decisionOf) }).catch(() => {
      setAnswer(undefined);
      onReopened();
    });
  };
  const undoDecision = (): void =>
    undo.start({ contactId, ids: decide.result?.rows.map(({ id }) => id) ?? [] }, () => {
      setAnswer(undefined);
      onReopened();
    });
  if (answer !== undefined) {
    return (
      <li ref={box} tabIndex={-1} className={classes['pair']}>
        <UndoNote
          sentence={`${listed(match)} are ${answer === 'same' ? 'one account' : 'two accounts'}.`}
          busy={decide.isPending || undo.isPending}
          error={undo.error}
          onUndo={undoDecision}
          onClose={onReopened}
        />
      </li>
    );
  }
  return (
    <li ref={box} tabIndex={-1} className={classes['pair']}>
      <div className={classes['sides']}>
        <LineSide {...x} />
        <LineSide {...y} />
      </div>
      <ul className={classes['because']}>
        {match.because.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {mayDecide && (
        <Group gap="xs">
          <Button variant="default" size="xs" aria-label={`One account: ${listed(match)}`} onClick={() => give('same')}>
            One account
          </Button>
          <Button variant="default" size="xs" aria-label={`Two accounts: ${listed(match)}`} onClick={() => give('different')}>
            Two accounts
          </Button>
        </Group>
      )}
      <RefusalNote error={decide.error} />
    </li>
  );
}

/** What one bureau lists: the fields that distinguish accounts. */
function LineSide({ account, trade }: Side): ReactElement {
  const rows = [
    ['Number', trade.accountNumberMasked],
    ['Opened', trade.opened && formatPartialDate(trade.opened)],
    ['Balance', typeof trade.balance === 'number' ? formatDollars(trade.balance) : undefined],
    ['Original creditor', trade.originalCreditor],
  ] as const;
  return (
    <div role="group" aria-label={BUREAU_NAMES[trade.bureau]} className={classes['side']}>
      <span className="redress-bureau" data-bureau={trade.bureau}>
        {BUREAU_NAMES[trade.bureau]}
      </span>
      <Text fw={600}>{trade.creditorName || account.displayName}</Text>
      <dl className={classes['facts']}>
        {rows.map(([label, value]) =>
          value === undefined || value === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

const listed = ({ a, b }: PossibleMatch): string => `${lineText(a)} and ${lineText(b)}`;

function pairsOf(report: CreditReport): readonly Asked[] {
  return (report.possibleMatches ?? []).flatMap((match) => {
    const [x, y] = [findLine(report, match.a), findLine(report, match.b)];
    return x && y ? [{ key: [match.a, match.b].map(({ bureau, lineKey }) => `${bureau} ${lineKey}`).join(' & '), match, x, y }] : [];
  });
}
