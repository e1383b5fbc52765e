import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDots } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import layout from './ManualEntry.module.css';
import { MeanwhileNote } from './MeanwhileNote.tsx';
import type { SaveState } from '../../../../platform/web/form/autosave.ts';
import { countHeldBack, type TypedView } from './typed-keeper.ts';

const WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  pending: 'Saving',
  saving: 'Saving',
  failed: 'Not saved yet',
  conflict: 'Not saved',
  gone: 'Not saved',
};

interface EntryBarProps {
  readonly view: TypedView;
  /** Fields that want mending. */
  readonly problems: number;
  /** Why what was typed is not a report yet. */
  readonly missing: string | undefined;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onFinish: () => void;
  readonly onPutAside: () => void;
  readonly onBack: () => void;
}

/** Whether what was typed is safe, and what can be made of it; stays in sight at the foot of the form. */
export function EntryBar({
  view: { save, error: saveError, value },
  problems,
  missing,
  error,
  busy,
  onRetry,
  onKeepMine,
  onTakeTheirs,
  onFinish,
  onPutAside,
  onBack,
}: EntryBarProps): ReactElement {
  const left = countHeldBack(value);
  const isBad = save === 'failed' || save === 'conflict' || save === 'gone';
  const Icon = isBad ? IconAlertTriangle : save === 'saved' ? IconCheck : IconDots;
  const held = save === 'saved' && left > 0 ? `, except ${left === 1 ? 'one field' : `${left} fields`} to mend` : '';
  return (
    <div className={layout['bar']}>
      {save === 'gone' ? (
        <ProblemNote>
          <Text>This report is not being typed in any more: somebody finished it or put it aside. What you typed last was not saved.</Text>
          <Button variant="default" size="xs" mt={8} onClick={onBack}>
            All reports
          </Button>
        </ProblemNote>
      ) : (
        <RefusalNote error={save === 'failed' ? saveError : error} />
      )}
      {save === 'conflict' && <MeanwhileNote onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} />}
      {missing !== undefined && <ProblemNote>{missing}</ProblemNote>}
      <Group justify="space-between" gap="sm">
        <Group gap={6} wrap="nowrap">
          <Icon size={16} stroke={1.6} aria-hidden="true" />
          <Text role="status" {...(isBad ? { className: layout['wrong'] ?? '' } : { c: 'dimmed' })}>
            {WORDS[save]}
            {held}
          </Text>
          {save === 'failed' && (
            <Button variant="default" size="compact-sm" onClick={onRetry}>
              Save now
            </Button>
          )}
        </Group>
        <Group gap="xs">
          {problems > left && <span className={layout['wrong']}>{problems} to mend</span>}
          <Button variant="subtle" color="gray" size="sm" disabled={busy || isBad} onClick={onPutAside}>
            Put aside
          </Button>
          <Button size="sm" loading={busy} disabled={save === 'gone' || save === 'conflict'} onClick={onFinish}>
            Finish
          </Button>
        </Group>
      </Group>
    </div>
  );
}
