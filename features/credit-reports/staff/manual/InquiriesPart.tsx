import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { UndoNote } from '../../../../platform/web/form/UndoNote.tsx';
import { useEntry, useLines } from './entry-context.ts';
import classes from './EntryForm.module.css';
import { inquiryProblems } from './field-problems.ts';
import { BureauField, ChoiceField, DateField, WordsField } from './fields.tsx';
import { INQUIRIES, type Entry, type TypedInquiry } from './form-report.ts';
import { INQUIRY_WORDS } from './manual-words.ts';

export function InquiriesPart({ inquiries }: { readonly inquiries: readonly Entry<TypedInquiry>[] }): ReactElement {
  const around = useEntry();
  const { add, change, remove, removed, undo, forget } = useLines(INQUIRIES);
  // Lists of inquiries are printed bureau by bureau.
  const next = inquiries.at(-1)?.value.bureau ?? around.chosen[0];
  return (
    <section className={classes['part']} aria-label="Inquiries">
      <h3 className={classes['title']}>Inquiries {inquiries.length > 0 && <span className={classes['count']}>{inquiries.length}</span>}</h3>
      <ul className={classes['lines']}>
        {inquiries.map((line, i) => {
          const problems = inquiryProblems(line.value, around);
          const which = `(inquiry ${i + 1})`;
          return (
            <li key={line.key} className={classes['line']} data-columns="inquiry">
              <WordsField
                label="Inquiry by"
                fullLabel={`Inquiry by (inquiry ${i + 1})`}
                maxLength={120}
                value={line.value.name}
                problem={problems.name}
                onText={(name) => change(line.key, { name })}
              />
              <DateField
                label="Date"
                placeholder="MM/DD/YYYY"
                fullLabel={`Date ${which}`}
                value={line.value.date}
                problem={problems.date}
                onText={(date) => change(line.key, { date })}
              />
              <BureauField
                fullLabel={`Bureau ${which}`}
                value={line.value.bureau}
                problem={problems.bureau}
                onChoose={(bureau) => change(line.key, { bureau })}
              />
              <ChoiceField
                label="Kind"
                fullLabel={`Kind ${which}`}
                value={line.value.kind}
                words={INQUIRY_WORDS}
                onChoose={(kind) => change(line.key, { kind })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                mt={22}
                aria-label={`Remove inquiry ${i + 1}`}
                title="Remove"
                onClick={() => remove(line)}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {removed && (
        <UndoNote sentence={`The inquiry${removed.name === '' ? '' : ` by ${removed.name}`} was removed.`} onUndo={undo} onClose={forget} />
      )}
      {next && (
        <Button variant="default" size="xs" onClick={() => add({ bureau: next, name: '', date: '', kind: 'hard' })}>
          Add an inquiry
        </Button>
      )}
    </section>
  );
}
