// The content of the popover over a cell or over the bulk bar: one field, and how to set it.
import { Button, Group, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { addDays, parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import type { ContactRow } from '../../contract.ts';
import { OPEN_LEAD_STAGES, URGENCIES, STAGE_LABELS } from '../../../contacts/rules/stages.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { QuickField, QuickSet } from './quick-fields.ts';
import { SourceEditor } from './SourceEditor.tsx';
import { RowTags, TagsOfMany } from './TagEditors.tsx';

interface FieldEditorProps {
  readonly field: QuickField;
  /** The one contact that is changed; undefined for many. */
  readonly row?: ContactRow;
  readonly onSet: (set: QuickSet) => void;
}

export function FieldEditor({ field, row, onSet }: FieldEditorProps): ReactElement {
  switch (field) {
    case 'urgency': {
      const choices = [...URGENCIES.map((value) => ({ value, label: value })), { value: null, label: 'None' }];
      return <ChoiceList label="Urgency" choices={choices} current={row && row.urgency} onChoose={(urgency) => onSet({ urgency })} />;
    }
    case 'stage': {
      const choices = OPEN_LEAD_STAGES.map((value) => ({ value, label: STAGE_LABELS[value] }));
      return (
        <ChoiceList
          label="Status"
          choices={choices}
          current={OPEN_LEAD_STAGES.find((stage) => stage === row?.stage)}
          onChoose={(stage) => onSet({ stage })}
        />
      );
    }
    case 'ownerId':
      return <OwnerEditor current={row && row.ownerId} onSet={onSet} />;
    case 'followUpOn':
      return <FollowUpEditor current={row?.followUpOn ?? null} onSet={onSet} />;
    case 'source':
      return <SourceEditor current={row?.source ?? null} onSet={onSet} />;
    case 'tags':
      return row ? <RowTags tags={row.tags} onSet={onSet} /> : <TagsOfMany onSet={onSet} />;
  }
}

function OwnerEditor({
  current,
  onSet,
}: {
  readonly current: string | null | undefined;
  readonly onSet: (set: QuickSet) => void;
}): ReactElement {
  const { me, all } = useColleagues();
  const others = all.filter(({ id, active }) => active && id !== me).map(({ id, name }) => ({ value: id, label: name }));
  const own = all.find(({ id }) => id === me);
  const choices = [...(own ? [{ value: own.id, label: `${own.name} (me)` }] : []), ...others, { value: null, label: 'No one' }];
  return <ChoiceList<string | null> label="Owner" choices={choices} current={current} onChoose={(ownerId) => onSet({ ownerId })} />;
}

const JUMPS = [
  { days: 0, label: 'Today' },
  { days: 1, label: 'Tomorrow' },
  { days: 3, label: 'In 3 days' },
  { days: 7, label: 'In a week' },
] as const;

function FollowUpEditor({ current, onSet }: { readonly current: string | null; readonly onSet: (set: QuickSet) => void }): ReactElement {
  const form = useRecordForm({
    labels: { date: 'Follow up on' },
    fill: () => ({ date: current ?? '' }),
    check: ({ date }) => (parseCivilDate(date) ? {} : { date: 'Please enter a date.' }),
    save: async ({ date }) => onSet({ followUpOn: date }),
  });
  return (
    <RecordForm
      form={form}
      submit="Save"
      size="xs"
      beside={
        <Button variant="default" size="xs" onClick={() => onSet({ followUpOn: null })}>
          No follow-up
        </Button>
      }
    >
      <Group gap={6} maw={240}>
        {JUMPS.map(({ days, label }) => (
          <Button key={days} variant="default" size="compact-sm" onClick={() => onSet({ followUpOn: addDays(officeToday(), days) })}>
            {label}
          </Button>
        ))}
      </Group>
      <TextInput {...form.text('date')} type="date" data-autofocus />
    </RecordForm>
  );
}
