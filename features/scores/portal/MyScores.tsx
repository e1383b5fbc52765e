// The client's own scores: the number, its model and day, and how it moved. Nothing is predicted.
import { SegmentedControl, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useLanguage, useTexts } from '../../../platform/web/language/use-texts.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { LatestScore } from '../contract.ts';
import { chartDays, modelsOf } from '../rules/score-line.ts';
import { scoreModelText } from '../rules/score-models.ts';
import classes from './MyScores.module.css';
import { myScoresOptions } from './queries.ts';
import { myScoresTexts } from './texts.ts';
import { ScoreLine } from './ScoreLine.tsx';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';

export function MyScores(): ReactElement {
  const texts = useTexts(myScoresTexts);
  const language = useLanguage();
  const { data, error } = useQuery(myScoresOptions());
  const [chosen, setChosen] = useState<string>();
  if (error) return <RefusalNote error={error} />;
  if (!data) return <LoadingLines lines={6} />;
  const models = modelsOf(data.rows, language);
  const model = models.find(({ key }) => key === chosen) ?? models[0];
  if (!model) return <Text c="dimmed">{texts.none}</Text>;
  const days = chartDays(data.rows, model.key);
  return (
    <>
      <ul className={classes['scores']} aria-label={texts.newest}>
        {BUREAUS.map((bureau) => (
          <Score key={bureau} name={BUREAU_NAMES[bureau]} bureau={bureau} latest={data.scores[bureau]} />
        ))}
      </ul>
      {data.goal !== null && <Text mt="md">{texts.goal(data.goal)}</Text>}
      {days.length > 1 && (
        <section aria-labelledby="score-line" className={classes['line']}>
          <Title order={2} id="score-line">
            {texts.changed}
          </Title>
          {models.length > 1 && (
            <SegmentedControl
              fullWidth
              value={model.key}
              onChange={setChosen}
              data={models.map(({ key, label }) => ({ value: key, label }))}
              aria-label={texts.model}
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
        {texts.caution}
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
  const texts = useTexts(myScoresTexts);
  const language = useLanguage();
  return (
    <li className={classes['score']} data-bureau={bureau}>
      <span className={classes['bureau']}>{name}</span>
      {latest ? (
        <>
          <span className={classes['value']}>{latest.value}</span>
          <span className={classes['about']}>{scoreModelText({ model: latest.model, modelRaw: latest.modelPrinted }, language)}</span>
          <span className={classes['about']}>
            <DateText at={latest.scoredOn} distance={false} />
          </span>
          {latest.sinceLast !== null && <span className={classes['about']}>{moved(texts.sinceLast, latest.sinceLast)}</span>}
          {latest.sinceStart !== null && <span className={classes['about']}>{moved(texts.sinceStart, latest.sinceStart)}</span>}
        </>
      ) : (
        <span className={classes['about']}>{texts.noScore}</span>
      )}
    </li>
  );
}

interface Moves {
  readonly same: string;
  readonly up: (points: number) => string;
  readonly down: (points: number) => string;
}

function moved(texts: Moves, points: number): string {
  if (points === 0) return texts.same;
  return points > 0 ? texts.up(points) : texts.down(-points);
}
