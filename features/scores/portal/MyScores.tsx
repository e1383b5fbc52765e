// The client's own scores: the number, its model and day, and how it moved. Nothing is predicted.
import { SegmentedControl, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { LatestScore } from '../contract.ts';
import { chartDays, modelsOf } from '../rules/score-line.ts';
import { scoreModelText } from '../rules/score-models.ts';
import { changeText } from '../rules/score-words.ts';
import classes from './MyScores.module.css';
import { myScoresOptions } from './queries.ts';
import { ScoreLine } from './ScoreLine.tsx';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';

export function MyScores(): ReactElement {
  const { data, error } = useQuery(myScoresOptions());
  const [chosen, setChosen] = useState<string>();
  if (error) return <RefusalNote error={error} />;
  if (!data) return <LoadingLines lines={6} />;
  const models = modelsOf(data.rows);
  const model = models.find(({ key }) => key === chosen) ?? models[0];
  if (!model) return <Text c="dimmed">No scores yet. They appear here when your office adds a credit report that has scores in it.</Text>;
  const days = chartDays(data.rows, model.key);
  return (
    <>
      <ul className={classes['scores']} aria-label="Your newest scores">
        {BUREAUS.map((bureau) => (
          <Score key={bureau} name={BUREAU_NAMES[bureau]} bureau={bureau} latest={data.scores[bureau]} />
        ))}
      </ul>
      {data.goal !== null && <Text mt="md">Your goal is {data.goal}.</Text>}
      {days.length > 1 && (
        <section aria-labelledby="score-line" className={classes['line']}>
          <Title order={2} id="score-line">
            How they changed
          </Title>
          {models.length > 1 && (
            <SegmentedControl
              fullWidth
              value={model.key}
              onChange={setChosen}
              data={models.map(({ key, label }) => ({ value: key, label }))}
              aria-label="Model"
            />
          )}
          {models.length === 1 && (
            <Text c="dimmed" size="xs">
              {model.label}
            </Text>
          )}
          <ScoreLine days={days} />
        </section>
      )}
      <Text c="dimmed" size="xs" mt="lg">
        Lenders use several models, and each bureau has its own file about you, so the numbers differ. No one can promise you a certain
        score.
      </Text>
    </>
  );
}

function Score({
  name,
  bureau,
  latest,
}: {
  readonly name: string;
  readonly bureau: string;
  readonly latest: LatestScore | null;
}): ReactElement {
  return (
    <li className={classes['score']} data-bureau={bureau}>
      <span className={classes['bureau']}>{name}</span>
      {latest ? (
        <>
          <span className={classes['value']}>{latest.value}</span>
          <span className={classes['about']}>{scoreModelText({ model: latest.model, modelRaw: latest.modelPrinted })}</span>
          <span className={classes['about']}>
            <DateText at={latest.scoredOn} distance={false} />
          </span>
          {latest.sinceLast !== null && <span className={classes['about']}>{changeText(latest.sinceLast)} since the last one</span>}
          {latest.sinceStart !== null && <span className={classes['about']}>{changeText(latest.sinceStart)} since the start</span>}
        </>
      ) : (
        <span className={classes['about']}>No score yet. Not every report has one from each bureau.</span>
      )}
    </li>
  );
}
