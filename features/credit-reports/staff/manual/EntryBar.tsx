import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDots } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import layout from './ManualEntry.module.css';
import { EntryConflictNote } from './EntryConflictNote.tsx';
import type { SaveState } from '../../../../platform/web/form/autosave.ts';
import { countHeldBack, type EntryView } from './entry-autosave.ts';

const WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  pending: 'Saving',
  saving: 'Saving',
  failed: 'Not saved yet',
  conflict: 'Not saved',
  gone: 'Not saved',
};

interface EntryBarProps {
  readonly view: EntryView;
  /** Fields that want mending. */
  readonly problems: number;
  /** Why what was typed is not a report yet. */
  readonly missing: string | undefined;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onKeepMine: () => void;
  readonly onLoadTheirs: () => void;
  readonly onFinish: () => void;
  readonly onSetAside: () => void;
  readonly onBack: () => void;
}

/** The save state and the actions of the form. Stays visible at its foot. */
export function EntryBar({
  view: { save, error: saveError, value },
  problems,
  missing,
  error,
  busy,
  onRetry,
  onKeepMine,
  onLoadTheirs,
  onFinish,
  onSetAside,
  onBack,
}: EntryBarProps): ReactElement {
  const left = countHeldBack(value);
  const isBad = save === 'failed' || save === 'conflict' || save === 'gone';
  const Icon = isBad ? IconAlertTriangle : save === 'saved' ? IconCheck : IconDots;
  const held = save === 'saved' && left > 0 ? `, except ${left === 1 ? 'one field' : `${left} fields`} to fix` : '';
  return (
    <div className={layout['bar']}>
      {save === 'gone' ? (
        <ProblemNote>
          <Text>
            This report is no longer open for manual entry: someone finished it or set it aside. Your last changes were not saved.
          </Text>
          <Button variant="default" size="xs" mt={8} onClick={onBack}>
            All reports
          </Button>
        </ProblemNote>
      ) : (
        <RefusalNote error={save === 'failed' ? saveError : error} />
      )}
      {save === 'conflict' && <EntryConflictNote onKeepMine={onKeepMine} onLoadTheirs={onLoadTheirs} />}
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
          {problems > left && <span className={layout['wrong']}>{problems} to fix</span>}
          <Button variant="subtle" color="gray" size="sm" disabled={busy || isBad} onClick={onSetAside}>
            Set aside
          </Button>
          <Button size="sm" loading={busy} disabled={save === 'gone' || save === 'conflict'} onClick={onFinish}>
            Finish
          </Button>
        </Group>
      </Group>
    </div>
  );
}
