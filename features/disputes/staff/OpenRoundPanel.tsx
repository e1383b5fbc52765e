import { Anchor, Button, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { isNameLine } from '../../report-files/rules/personal-lines.ts';
import { listWords } from '../../report-files/rules/report-view.ts';
import type { Draft, GateRefusal } from '../contract.ts';
import { isOverridable, openGates, OVERRIDABLE_GATES } from '../rules/overridable-gates.ts';
import type { DraftAutosave, DraftView } from './draft-autosave.ts';
import { GateReasons } from '../../../platform/web/form/GateReasons.tsx';
import { LetterChoicesFields } from './LetterChoicesFields.tsx';
import { ProblemList } from './ProblemList.tsx';
import { api } from './queries.ts';
import classes from './OpenRoundPanel.module.css';

interface OpenRoundPanelProps {
  readonly contactId: string;
  readonly view: DraftView;
  readonly autosave: DraftAutosave;
  /** What the server has; it decides whether the round can be opened. */
  readonly saved: Draft | null;
  readonly onOpened: () => void;
}

/** What opening would create, what blocks it, and the button. */
export function OpenRoundPanel({ contactId, view, autosave, saved, onOpened }: OpenRoundPanelProps): ReactElement {
  const may = useMay();
  const openRound = useChange(api.openRound, { onMade: onOpened });
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const mayOverride = may('disputes:override-gates');
  const problems = [...(saved?.problems ?? []), ...(saved?.items.flatMap((item) => item.problems) ?? [])];
  const gates = openGates(problems);
  const isOpen = (code: string): boolean => !mayOverride || (reasons[code] ?? '').trim() === '';
  const stops = ({ code, blocks }: GateRefusal): boolean => blocks && (!isOverridable(code) || isOpen(code));
  // What was chosen last may still be on its way.
  const open = useAction(async () => {
    await autosave.flush();
    const { version, save, error } = autosave.current();
    if (save === 'failed') throw error;
    if (version === null) return;
    const overrides = mayOverride ? gates.map((code) => ({ code, reason: (reasons[code] ?? '').trim() })) : [];
    await openRound.run({ contactId, version, overrides: overrides.filter(({ reason }) => reason !== '') });
  });
  const letters = BUREAUS.flatMap((bureau) => {
    const count = view.value.items.filter((item) => item.bureau === bureau).length;
    return count === 0 ? [] : [`${BUREAU_NAMES[bureau]} (${count} ${count === 1 ? 'item' : 'items'})`];
  });
  const disputesName = view.value.items.some(({ kind, lineId }) => kind === 'personal-information' && isNameLine(lineId));
  const unfinished = saved?.items.filter((item) => item.problems.some(stops)).length ?? 0;
  const stopped = saved === null || unfinished > 0 || saved.problems.some(stops);
  return (
    <div className={classes['panel']}>
      <div className={classes['words']}>
        <Text>
          {letters.length === 0
            ? 'One letter for each bureau with chosen items.'
            : `${letters.length === 1 ? 'One letter' : `${letters.length} letters`}: ${listWords(letters)}.`}
        </Text>
        {unfinished > 0 && <Text c="dimmed">{unfinished === 1 ? 'One item is' : `${unfinished} items are`} unfinished.</Text>}
        {view.value.items.length > 0 && (
          <LetterChoicesFields letters={view.value.letters} disputesName={disputesName} onChange={autosave.chooseLetters} />
        )}
        <ProblemList problems={saved?.problems ?? []} />
        {saved?.problems.some((problem) => problem.code === 'disputes.contactIncomplete') && (
          <Anchor component={AppLink} href={`/contacts/${contactId}`}>
            Complete the contact
          </Anchor>
        )}
        <GateReasons
          stopped="round"
          names={OVERRIDABLE_GATES}
          gates={gates}
          mayOverride={mayOverride && may('disputes:open-rounds')}
          reasons={reasons}
          onReason={(code, reason) => setReasons({ ...reasons, [code]: reason })}
        />
        <RefusalNote error={open.error} />
      </div>
      {may('disputes:open-rounds') ? (
        <Button onClick={() => open.start(undefined)} loading={open.isPending} disabled={stopped || view.value.items.length === 0}>
          Open round {saved?.number ?? ''} and make letters
        </Button>
      ) : (
        <Text c="dimmed">You can’t open rounds. Ask a credit specialist to open this one.</Text>
      )}
    </div>
  );
}
