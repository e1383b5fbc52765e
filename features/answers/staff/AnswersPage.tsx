// Answers on paper: scans come in, are sorted to their letters, and are entered beside the picture of the page.
import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { ANSWER_STATES, ANSWER_STATE_WORDS } from '../rules/answer-kinds.ts';
import { AddScans } from './AddScans.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import type { AnswerParts } from './answer-parts.ts';
import { AnswersTable } from './AnswersTable.tsx';
import { answersOptions } from './queries.ts';

const STATES = [
  ...ANSWER_STATES.slice(0, 3).map((value) => ({ value: value as string, label: ANSWER_STATE_WORDS[value] })),
  { value: 'steps', label: 'Next steps' },
  { value: 'set-aside', label: ANSWER_STATE_WORDS['set-aside'] },
];
const EMPTY: Readonly<Record<string, string>> = {
  'to-sort': 'Every scan has found its letter.',
  'to-enter': 'Every sorted answer is entered.',
  entered: 'No answer has been entered yet.',
  steps: 'No next step is open.',
  'set-aside': 'Nothing was set aside.',
};

export function AnswersPage(parts: AnswerParts): ReactElement {
  const [search, change] = useSearchParams();
  const may = useMay();
  const shown = STATES.find(({ value }) => value === search['state'])?.value ?? 'to-sort';
  const state = ANSWER_STATES.find((one) => one === shown);
  const answers = useInfiniteQuery(answersOptions(state ? { state } : { step: 'open' }));
  const open = search['answer'];
  if (open !== undefined)
    return <AnswerPanel id={open} parts={parts} onClose={() => change({ answer: undefined })} onOpen={(id) => change({ answer: id })} />;
  const show = (value: string): void => change({ state: value === 'to-sort' ? undefined : value });
  const rows = answers.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <PageHeader title="Answers">
        <SegmentedControl aria-label="State" data={STATES} value={shown} onChange={show} visibleFrom="xs" />
        <NativeSelect
          aria-label="State"
          data={STATES}
          value={shown}
          onChange={(event) => show(event.currentTarget.value)}
          hiddenFrom="xs"
        />
      </PageHeader>
      {may('disputes:prepare') && may('files:upload') && shown === 'to-sort' && <AddScans />}
      <RefusalNote error={answers.error} />
      {answers.isPending && <LoadingLines lines={6} />}
      {answers.data && rows.length === 0 && <EmptyState sentence={EMPTY[shown] ?? ''} />}
      {rows.length > 0 && <AnswersTable rows={rows} onOpen={(id) => change({ answer: id })} />}
      {answers.hasNextPage && (
        <Button mt="sm" variant="default" loading={answers.isFetchingNextPage} onClick={() => void answers.fetchNextPage()}>
          Load more
        </Button>
      )}
    </>
  );
}
