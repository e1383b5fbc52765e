// Edits one field of one row. When someone else saved a new value since then, both values are shown and the person chooses; their entry is
// kept. A change of another field is no conflict.
import { Button, Group, Popover, Stack, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { ContactView } from '../../../contacts/contract.ts';
import type { ContactRow } from '../../contract.ts';
import { fetchContact, useQuickUpdate } from '../queries.ts';
import type { EditableField } from './contact-columns.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { applySet, differingFields, QUICK_LABELS, wordsOf, type QuickSet } from './quick-fields.ts';

export interface Editing {
  readonly row: ContactRow;
  readonly field: EditableField;
  readonly cell: HTMLElement;
}
interface CellEditorProps {
  readonly editing: Editing;
  readonly onDone: () => void;
}

interface Conflict {
  readonly theirs: ContactView;
  readonly set: QuickSet;
}

export function CellEditor({ editing, onDone }: CellEditorProps): ReactElement {
  // As it was when the editor was opened; what the list learns later does not move it.
  const { row, field, cell } = editing;
  const [place] = useState(() => cell.getBoundingClientRect());
  const [conflict, setConflict] = useState<Conflict>();
  const done = (): void => {
    onDone();
    cell.focus({ preventScroll: true });
  };
  const update = useQuickUpdate(done);

  const save = async (set: QuickSet, version: number): Promise<void> => {
    try {
      await update.run({ id: row.id, version, set });
    } catch (error) {
      if (asRefusal(error).code !== 'app.changedMeanwhile') return;
      const theirs = await fetchContact(row.id);
      if (version === row.version && !differingFields(row, theirs).includes(field)) await save(set, theirs.version);
      else setConflict({ theirs, set });
    }
  };
  const set = (next: QuickSet): void => {
    const isSame = differingFields(row, applySet(row, next)).length === 0;
    if (isSame) done();
    else void save(next, row.version);
  };

  return (
    <Popover
      opened
      onChange={done}
      position="bottom-start"
      trapFocus
      withRoles={false}
      shadow="md"
      offset={2}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span
          style={{ position: 'fixed', left: place.left, top: place.top, width: place.width, height: place.height, pointerEvents: 'none' }}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`${QUICK_LABELS[field]} of ${row.name}`} miw={200} maw="calc(100vw - 24px)">
        {conflict ? (
          <ConflictChoice
            row={row}
            field={field}
            conflict={conflict}
            isPending={update.isPending}
            onMine={() => void save(conflict.set, conflict.theirs.version)}
            onTheirs={done}
          />
        ) : (
          <FieldEditor field={field} row={row} onSet={set} />
        )}
        {update.error && asRefusal(update.error).code !== 'app.changedMeanwhile' && <RefusalNote error={update.error} />}
      </Popover.Dropdown>
    </Popover>
  );
}

interface ConflictChoiceProps {
  readonly row: ContactRow;
  readonly field: EditableField;
  readonly conflict: Conflict;
  readonly isPending: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

function ConflictChoice({ row, field, conflict, isPending, onMine, onTheirs }: ConflictChoiceProps): ReactElement {
  const { nameOf } = useColleagues();
  return (
    <Stack gap="xs" maw={300} role="alert">
      <Text fw={500}>Someone else saved changes while you were editing.</Text>
      <Text>
        Saved now: <bdi>{wordsOf(conflict.theirs, field, nameOf)}</bdi>
      </Text>
      <Text>
        Yours: <bdi>{wordsOf(applySet(row, conflict.set), field, nameOf)}</bdi>
      </Text>
      <Group gap="xs">
        <Button size="xs" loading={isPending} data-autofocus onClick={onMine}>
          Save mine
        </Button>
        <Button size="xs" variant="default" onClick={onTheirs}>
          Keep theirs
        </Button>
      </Group>
    </Stack>
  );
}
