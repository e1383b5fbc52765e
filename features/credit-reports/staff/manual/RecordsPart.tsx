import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { UndoNote } from '../../../../platform/web/form/UndoNote.tsx';
import { useEntry, useLines } from './entry-context.ts';
import classes from './EntryForm.module.css';
import { recordProblems } from './field-problems.ts';
import { BureauField, ChoiceField, DateField, WordsField } from './fields.tsx';
import { RECORDS, type Entry, type TypedRecord } from './form-report.ts';
import { CHAPTER_WORDS, RECORD_WORDS } from './manual-words.ts';

export function RecordsPart({ records }: { readonly records: readonly Entry<TypedRecord>[] }): ReactElement {
  const around = useEntry();
  const { add, change, remove, removed, undo, forget } = useLines(RECORDS);
  const next = records.at(-1)?.value.bureau ?? around.chosen[0];
  return (
    <section className={classes['part']} aria-label="Public records">
      <h3 className={classes['title']}>
        Public records {records.length > 0 && <span className={classes['count']}>{records.length}</span>}
      </h3>
      <ul className={classes['lines']}>
        {records.map((line, i) => {
          const problems = recordProblems(line.value, around);
          const label = (what: string): string => `${what} (public record ${i + 1})`;
          const { value, key } = line;
          return (
            <li key={key} className={classes['line']} data-columns="record">
              <ChoiceField
                label="Kind"
                fullLabel={label('Kind')}
                value={value.kind}
                words={RECORD_WORDS}
                onChoose={(kind) => change(key, { kind, ...(kind !== 'bankruptcy' && { chapter: '' }) })}
              />
              {value.kind === 'bankruptcy' && (
                <ChoiceField
                  label="Chapter"
                  fullLabel={label('Chapter')}
                  value={value.chapter}
                  words={CHAPTER_WORDS}
                  onChoose={(chapter) => change(key, { chapter })}
                />
              )}
              <BureauField
                fullLabel={label('Bureau')}
                value={value.bureau}
                problem={problems.bureau}
                onChoose={(bureau) => change(key, { bureau })}
              />
              <WordsField
                label="Status"
                fullLabel={label('Status')}
                maxLength={60}
                value={value.status}
                onText={(status) => change(key, { status })}
              />
              <DateField
                label="Filed"
                placeholder="MM/DD/YYYY"
                fullLabel={label('Filed')}
                value={value.filed}
                problem={problems.filed}
                onText={(filed) => change(key, { filed })}
              />
              <WordsField
                label="Reference number"
                fullLabel={label('Reference number')}
                maxLength={40}
                value={value.reference}
                onText={(reference) => change(key, { reference })}
              />
              <WordsField
                label="Court"
                fullLabel={label('Court')}
                maxLength={120}
                value={value.court}
                onText={(court) => change(key, { court })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                mt={22}
                aria-label={`Remove public record ${i + 1}`}
                title="Remove"
                onClick={() => remove(line)}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {removed && <UndoNote sentence={`The ${RECORD_WORDS[removed.kind].toLowerCase()} was removed.`} onUndo={undo} onClose={forget} />}
      {next && (
        <Button
          variant="default"
          size="xs"
          onClick={() => add({ bureau: next, kind: 'bankruptcy', status: '', filed: '', reference: '', court: '', chapter: '' })}
        >
          Add a public record
        </Button>
      )}
    </section>
  );
}
