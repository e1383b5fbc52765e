// How the lines of an opened account were matched, and the actions that change it.
import { Button, Group, Select, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { actSentences, groupingSentences, linesText, splitLabel } from '../rules/match-words.ts';
import { linesOfAccount, mayBeMatched, refOf, decideOneAccount, splitChoices, splitOff, type DecidedPair } from '../rules/regroup.ts';
import type { BureauTrade, Tradeline } from '../../report-files/rules/model.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import classes from './AccountGrouping.module.css';
import { decisionOf, useMatchChanges } from './match-queries.ts';
import { useRegrouping, type Regrouping } from './regroup-context.ts';

export function AccountGrouping({ account }: { readonly account: Tradeline }): ReactElement | null {
  const regrouping = useRegrouping();
  const mayDecide = useMay()('credit-reports:add');
  if (!regrouping) return null;
  return (
    <section className={classes['grouping']} aria-label={`How ${account.displayName} was matched`}>
      {groupingSentences(account, regrouping.decisions).map((sentence) => (
        <Text key={sentence} c="dimmed">
          {sentence}
        </Text>
      ))}
      {mayDecide && <RegroupActions account={account} regrouping={regrouping} />}
    </section>
  );
}

function RegroupActions({ account, regrouping }: { readonly account: Tradeline; readonly regrouping: Regrouping }): ReactElement | null {
  const { decide } = useMatchChanges();
  const [choosing, setChoosing] = useState(false);
  const [running, setRunning] = useState<string>();
  const choices = splitChoices(account);
  const others = regrouping.report.accounts.filter((other) => mayBeMatched(account, other));
  if (choices.length === 0 && others.length === 0) return null;
  const run = async (name: string, decisions: readonly DecidedPair[], anchor: BureauTrade | undefined, sentence: string): Promise<void> => {
    if (!anchor) return;
    setRunning(name);
    // Awaited instead of a callback, because the row of this component may be gone by then.
    const made = await decide.run({ contactId: regrouping.contactId, decisions: decisions.map(decisionOf) }).catch(() => undefined);
    if (!made) return;
    setChoosing(false);
    regrouping.onAct({ sentence, anchor: refOf(account, anchor), ids: made.rows.map(({ id }) => id) });
  };
  const join = (other: Tradeline): void => {
    const decisions = decideOneAccount(account, other);
    void run('join', decisions, linesOfAccount(account)[0], actSentences(decisions)[0] ?? '');
  };
  return (
    <>
      <Group gap="xs" role="group" aria-label={`Change how ${account.displayName} is matched`}>
        {choices.map((choice) => {
          const label = splitLabel(choice);
          return (
            <Button
              key={label}
              variant="default"
              size="xs"
              loading={decide.isPending && running === label}
              onClick={() =>
                void run(
                  label,
                  splitOff(account, choice),
                  choice.lines[0],
                  `The line from ${BUREAU_NAMES[choice.bureau]} is a separate account now.`,
                )
              }
            >
              {label}
            </Button>
          );
        })}
        {others.length > 0 && !choosing && (
          <Button variant="default" size="xs" onClick={() => setChoosing(true)}>
            Match with…
          </Button>
        )}
      </Group>
      {choosing && (
        <JoinChoice others={others} busy={decide.isPending && running === 'join'} onJoin={join} onClose={() => setChoosing(false)} />
      )}
      <RefusalNote error={decide.error} />
    </>
  );
}

interface JoinChoiceProps {
  readonly others: readonly Tradeline[];
  readonly busy: boolean;
  readonly onJoin: (other: Tradeline) => void;
  readonly onClose: () => void;
}

/** Accounts that are listed only at other bureaus, by name. */
function JoinChoice({ others, busy, onJoin, onClose }: JoinChoiceProps): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const other = others.find(({ id }) => id === chosen);
  const data = others.map((one) => ({ value: one.id, label: linesText(linesOfAccount(one).map((trade) => refOf(one, trade))) }));
  return (
    <div className={classes['join']}>
      <Select
        label="The same account is also listed as"
        placeholder="Name or number"
        searchable
        limit={50}
        ref={field}
        data={data}
        value={chosen}
        onChange={setChosen}
        nothingFoundMessage="No possible match has this name or number."
        comboboxProps={{ withinPortal: false }}
        className={classes['choice'] ?? ''}
      />
      <Button disabled={!other} loading={busy} onClick={() => other && onJoin(other)}>
        Match
      </Button>
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
