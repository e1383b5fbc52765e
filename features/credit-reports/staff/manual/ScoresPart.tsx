import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { UndoNote } from '../../../../platform/web/form/UndoNote.tsx';
import { BUREAU_NAMES, type Bureau } from '../../../report-files/rules/bureaus.ts';
import { useEntry, useLines } from './entry-context.ts';
import classes from './EntryForm.module.css';
import { scoreProblems } from './field-problems.ts';
import { BureauField, WordsField } from './fields.tsx';
import { SCORES, type Entry, type TypedScore } from './form-report.ts';

const MODELS = ['VantageScore 3.0', 'VantageScore 4.0', 'FICO Score 8', 'FICO Score 9'];

export function ScoresPart({ scores }: { readonly scores: readonly Entry<TypedScore>[] }): ReactElement {
  const around = useEntry();
  const { add, change, remove, removed, undo, forget } = useLines(SCORES);
  // The next score is most often the next bureau's, of the same model.
  const next: Bureau | undefined = around.chosen.find((bureau) => !scores.some(({ value }) => value.bureau === bureau)) ?? around.chosen[0];
  return (
    <section className={classes['part']} aria-label="Scores">
      <h3 className={classes['title']}>Scores</h3>
      <ul className={classes['lines']}>
        {scores.map((line, i) => {
          const problems = scoreProblems(line.value, around);
          const which = `(score ${i + 1})`;
          return (
            <li key={line.key} className={classes['line']} data-columns="score">
              <BureauField
                fullLabel={`Bureau ${which}`}
                value={line.value.bureau}
                problem={problems.bureau}
                onChoose={(bureau) => change(line.key, { bureau })}
              />
              <WordsField
                label="Model"
                fullLabel={`Model ${which}`}
                maxLength={60}
                suggestions="manual-score-models"
                value={line.value.model}
                onText={(model) => change(line.key, { model })}
              />
              <WordsField
                label="Score"
                fullLabel={`Score ${i + 1}`}
                maxLength={3}
                inputMode="numeric"
                align="right"
                value={line.value.value}
                problem={problems.value}
                onText={(value) => change(line.key, { value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                mt={22}
                aria-label={`Remove score ${i + 1}`}
                title="Remove"
                onClick={() => remove(line)}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      <datalist id="manual-score-models">
        {MODELS.map((model) => (
          <option key={model} value={model}>
            {model}
          </option>
        ))}
      </datalist>
      {removed && <UndoNote sentence={`The ${BUREAU_NAMES[removed.bureau]} score was removed.`} onUndo={undo} onClose={forget} />}
      {next && (
        <Button variant="default" size="xs" onClick={() => add({ bureau: next, model: scores.at(-1)?.value.model ?? '', value: '' })}>
          Add a score
        </Button>
      )}
    </section>
  );
}
