// One import from its columns to its result. Its status decides which step is shown, so a reload changes nothing.
import { Button, Group, Progress, Stack, Stepper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { ImportState, ImportView } from '../../contract.ts';
import { ORIGIN_NAMES } from '../../rules/header-names.ts';
import { importOptions, useImportSteps } from '../queries.ts';
import { CancelImport } from './CancelImport.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { ProblemTable } from './ProblemTable.tsx';
import { ResultPart } from './ResultPart.tsx';

const STEP: Readonly<Record<ImportState, number>> = {
  mapping: 1,
  checking: 2,
  checked: 2,
  refused: 2,
  writing: 3,
  done: 4,
  cancelled: 4,
  undoing: 4,
  undone: 4,
};
const RUNNING: Readonly<Partial<Record<ImportState, string>>> = {
  checking: 'rows checked',
  writing: 'people imported',
  undoing: 'people archived',
};

export function OpenImport({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const { data: one, error } = useQuery(importOptions(id));
  const steps = useImportSteps();
  const [isBack, setBack] = useState(false);
  const mayRun = useMay()('imports:run');
  if (!one) return error ? <RefusalNote error={error} /> : <LoadingLines />;

  const isChoosing = one.state === 'mapping' || (isBack && (one.state === 'checked' || one.state === 'refused'));
  const isBusy = steps.check.isPending || steps.write.isPending || steps.cancel.isPending;
  const origin = one.origin === 'other' ? '' : ` It comes from ${ORIGIN_NAMES[one.origin]}.`;
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Text>
          <Text span fw={600}>
            <bdi>{one.fileName}</bdi>
          </Text>
          {origin}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          All imports
        </Button>
      </Group>
      <Stepper active={isChoosing ? 1 : STEP[one.state]} size="sm" iconSize={28} allowNextStepsSelect={false}>
        {['File', 'Columns', 'Check', 'Import'].map((label) => (
          <Stepper.Step key={label} label={label} />
        ))}
      </Stepper>
      {isChoosing && mayRun && <ColumnsStep key={one.version} one={one} check={steps.check} onChecked={() => setBack(false)} />}
      {RUNNING[one.state] !== undefined && <RunningPart one={one} words={RUNNING[one.state] ?? ''} />}
      {!isChoosing && (one.state === 'checked' || one.state === 'refused') && <CheckedPart one={one} />}
      {STEP[one.state] === 4 && one.state !== 'undoing' && <ResultPart one={one} undo={steps.undo} />}
      <RefusalNote error={steps.write.error ?? steps.undo.error} />
      {mayRun && STEP[one.state] < 4 && (
        <Group gap="sm">
          {!isChoosing && one.state === 'checked' && (
            <Button
              loading={steps.write.isPending}
              disabled={one.rows.ready === 0 || steps.cancel.isPending}
              onClick={() => steps.write.start({ id: one.id, version: one.version })}
            >
              Import {one.rows.ready.toLocaleString('en-US')} {one.rows.ready === 1 ? 'person' : 'people'}
            </Button>
          )}
          {!isChoosing && (one.state === 'checked' || one.state === 'refused') && (
            <Button variant="default" disabled={isBusy} onClick={() => setBack(true)}>
              Change columns
            </Button>
          )}
          <CancelImport one={one} cancel={steps.cancel} busy={isBusy} />
        </Group>
      )}
      {!isChoosing && <ProblemTable one={one} />}
    </Stack>
  );
}

function RunningPart({ one, words }: { readonly one: ImportView; readonly words: string }): ReactElement {
  const count = one.state === 'checking' ? one.rows.read : one.state === 'writing' ? one.rows.written : one.rows.undone;
  return (
    <Stack gap="xs" aria-live="polite">
      <Text>
        {count.toLocaleString('en-US')} {words} · {one.progress}%
      </Text>
      <Progress value={one.progress} aria-label={words} />
    </Stack>
  );
}

function CheckedPart({ one }: { readonly one: ImportView }): ReactElement {
  const { read, ready, bad, known } = one.rows;
  const say = (n: number): string => n.toLocaleString('en-US');
  return (
    <Stack gap="xs">
      {one.problem !== null && <Text fw={500}>{one.problem}</Text>}
      <Text>
        {say(read)} rows read: {say(ready)} can be imported, {say(bad)} cannot, {say(known)} {known === 1 ? 'is a person' : 'are people'}{' '}
        already here or earlier in the file
        {known > 0 && (one.options.known === 'skip' ? ', who will be left out' : ', who will be added again')}.
      </Text>
    </Stack>
  );
}
