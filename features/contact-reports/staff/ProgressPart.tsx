import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { changeText } from '../../scores/rules/score-words.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import {
  FATE_WORDS,
  progressNotes,
  progressRows,
  reasonLines,
  type BureauProgress,
  type Fate,
  type ScoreSpanView,
} from '../rules/progress.ts';
import { ReportTable } from './ReportTable.tsx';
import { progressOptions } from './queries.ts';

const TONES = { gone: 'none', better: 'good', new: 'soon', worse: 'late', other: 'none', same: 'none' } as const satisfies Readonly<
  Record<Fate, string>
>;
const FEW = 12;

/** The first report against the newest, bureau by bureau. */
export function ProgressPart({ contactId }: { readonly contactId: string }): ReactElement {
  const { data, error } = useQuery(progressOptions(contactId));
  if (error) return <RefusalNote error={error} />;
  if (!data) return <LoadingLines />;
  const { bureaus, scores } = data;
  const of = (name: (typeof BUREAUS)[number]): BureauProgress | undefined => bureaus.find(({ bureau }) => bureau === name);
  const dayRow = (label: string, which: 'first' | 'newest') => ({
    key: label,
    cells: [
      label,
      ...BUREAUS.map((bureau) => {
        const end = of(bureau)?.[which];
        return end ? <DateText key={bureau} at={end.on} distance={false} /> : '–';
      }),
    ],
  });
  return (
    <Stack gap="lg">
      <section>
        <ReportTable
          label="Progress by bureau"
          heads={[{ label: 'In the reports' }, ...BUREAUS.map((bureau) => ({ label: BUREAU_NAMES[bureau], right: true }))]}
          rows={[
            dayRow('First report', 'first'),
            dayRow('Newest report', 'newest'),
            ...progressRows(bureaus).map(({ label, values }) => ({
              key: label,
              cells: [label, ...BUREAUS.map((bureau) => values[bureau])],
            })),
          ]}
        />
        <Stack gap={2} mt="xs">
          {reasonLines(bureaus).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          {progressNotes(bureaus).map((note) => (
            <Text key={note} size="xs" c="dimmed">
              {note}
            </Text>
          ))}
        </Stack>
      </section>
      {scores && <Scores scores={scores} />}
      {bureaus.map((one) => one.counts && <Lines key={one.bureau} one={one} />)}
    </Stack>
  );
}

function Scores({ scores }: { readonly scores: readonly ScoreSpanView[] }): ReactElement {
  return (
    <section>
      <Title order={2} size="h4" mb={4}>
        Scores by model
      </Title>
      {scores.length === 0 ? (
        <Text c="dimmed">There are no scores yet.</Text>
      ) : (
        <ReportTable
          label="Scores by model"
          heads={[
            { label: 'Model' },
            { label: 'Bureau' },
            { label: 'First', right: true },
            { label: 'Newest', right: true },
            { label: 'Change', right: true },
          ]}
          rows={scores.map(({ model, bureau, firstOn, firstValue, newestOn, newestValue }) => ({
            key: `${model} ${bureau}`,
            cells: [
              model,
              BUREAU_NAMES[bureau],
              <span key="first">
                {firstValue} · <DateText at={firstOn} distance={false} />
              </span>,
              <span key="newest">
                {newestValue} · <DateText at={newestOn} distance={false} />
              </span>,
              firstOn === newestOn ? 'One score' : changeText(newestValue - firstValue),
            ],
          }))}
        />
      )}
    </section>
  );
}

function Lines({ one: { bureau, lines, left } }: { readonly one: BureauProgress }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? lines : lines.slice(0, FEW);
  return (
    <section>
      <Title order={2} size="h4" mb={4}>
        What changed at {BUREAU_NAMES[bureau]}
      </Title>
      {lines.length === 0 ? (
        <Text c="dimmed">Nothing changed.</Text>
      ) : (
        <ReportTable
          label={`What changed at ${BUREAU_NAMES[bureau]}`}
          heads={[
            { label: 'Line', width: '28%' },
            { label: 'In the newest report', width: '20%' },
            { label: 'Details', long: true },
          ]}
          rows={shown.map(({ heading, accountNumberMasked, fate, negative, changes, note }, at) => ({
            key: String(at),
            cells: [
              <span key="name">
                {heading}{' '}
                <Text span c="dimmed">
                  {accountNumberMasked}
                </Text>
              </span>,
              <ToneText key="fate" tone={fate === 'gone' && negative ? 'good' : TONES[fate]}>
                {FATE_WORDS[fate]}
              </ToneText>,
              <span key="changes">{[...changes, note].filter(Boolean).join('. ')}</span>,
            ],
          }))}
        />
      )}
      {lines.length > FEW && (
        <Button variant="subtle" size="compact-sm" mt={4} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${lines.length} at ${BUREAU_NAMES[bureau]}`}
        </Button>
      )}
      {left > 0 && isOpen && <Text c="dimmed">{left} more changed lines are not listed here.</Text>}
    </section>
  );
}
