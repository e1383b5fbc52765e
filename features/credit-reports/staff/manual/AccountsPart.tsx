import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { UndoNote } from '../../../../platform/web/form/UndoNote.tsx';
import { BUREAU_NAMES, type Bureau } from '../../../report-files/rules/bureaus.ts';
import { AccountEntry } from './AccountEntry.tsx';
import { useEntry, useLines } from './entry-context.ts';
import classes from './EntryForm.module.css';
import { isEmpty } from './field-problems.ts';
import { TRADES, type Entry, type FormReport, type TypedTrade } from './form-report.ts';
import { bureausToCopyTo, copyTrade, emptyTrade } from './trades.ts';

/** The accounts, one line a bureau as the paper prints them; one is open at a time. */
export function AccountsPart({
  form,
  newest,
  openKey,
  onOpen,
}: {
  readonly form: FormReport;
  readonly newest: string;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
}): ReactElement {
  const { edit, finishing, chosen } = useEntry();
  const { add, change, remove, removed, undo, forget } = useLines(TRADES);
  const [freshKey, setFreshKey] = useState<string>();
  const show = (key: string): void => {
    setFreshKey(key);
    onOpen(key);
  };
  const copy = (from: Entry<TypedTrade>, bureau: Bureau): void =>
    edit((before) => {
      const copied = copyTrade(before, from.key, bureau);
      if (copied) show(copied.key);
      return copied?.form ?? before;
    });
  const next = form.trades.at(-1)?.value.bureau ?? chosen[0];
  return (
    <section className={classes['part']} aria-label="Accounts">
      <h3 className={classes['title']}>
        Accounts {form.trades.length > 0 && <span className={classes['count']}>{form.trades.length}</span>}
      </h3>
      {finishing && isEmpty(form) && (
        <p className={classes['problem']} role="alert">
          Enter at least one account, inquiry, public record or score.
        </p>
      )}
      <ul className={classes['accounts']}>
        {form.trades.map((line, i) => (
          <AccountEntry
            key={line.key}
            line={line}
            number={i + 1}
            newest={newest}
            open={line.key === openKey}
            fresh={line.key === freshKey}
            copies={line.key === openKey ? bureausToCopyTo(line.value, form.trades, chosen) : []}
            onToggle={() => onOpen(line.key === openKey ? undefined : line.key)}
            onChange={(part) => change(line.key, part)}
            onCopy={(bureau) => copy(line, bureau)}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
      {removed && (
        <UndoNote
          sentence={`${removed.creditorName.trim() || 'The account'} at ${BUREAU_NAMES[removed.bureau]} was removed.`}
          onUndo={undo}
          onClose={forget}
        />
      )}
      {next && (
        <Button
          variant="default"
          size="xs"
          mt="xs"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => show(add(emptyTrade(next)))}
        >
          Add an account
        </Button>
      )}
    </section>
  );
}
