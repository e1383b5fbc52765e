// Which change, and its value. A tag or source is typed; everything else is chosen.
import { Autocomplete, Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState, type ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { OPEN_LEAD_STAGES, STAGE_LABELS, URGENCIES } from '../../../contacts/rules/stages.ts';
import { BULK_CHANGES, CHANGE_NAMES, fitsObject, NEEDED, NO_VALUE, type BulkChangeKind, type BulkObject } from '../../rules/changes.ts';

export interface Choices {
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  readonly locations: readonly { readonly id: string; readonly name: string }[];
}

interface ChangeFieldsProps {
  readonly object: BulkObject;
  readonly kind: BulkChangeKind | undefined;
  readonly value: string;
  readonly choices: Choices;
  readonly onChange: (next: { readonly change?: string | undefined; readonly value: string | undefined }) => void;
}

export function ChangeFields({ object, kind, value, choices, onChange }: ChangeFieldsProps): ReactElement {
  const may = useMay();
  const offered = BULK_CHANGES.filter((one) => fitsObject(one, object));
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        label="Change"
        w={{ base: '100%', xs: 260 }}
        value={kind ?? ''}
        onChange={(event) => onChange({ change: event.currentTarget.value, value: undefined })}
        data={[
          { value: '', label: 'Choose a change' },
          ...offered.map((one) => {
            const isAllowed = NEEDED[one].every((permission) => may(permission));
            return { value: one, label: isAllowed ? CHANGE_NAMES[one] : `${CHANGE_NAMES[one]} (not in your role)`, disabled: !isAllowed };
          }),
        ]}
      />
      {kind && <ValueField key={kind} kind={kind} value={value} choices={choices} onValue={(next) => onChange({ value: next })} />}
    </Group>
  );
}

interface ValueFieldProps {
  readonly kind: BulkChangeKind;
  readonly value: string;
  readonly choices: Choices;
  readonly onValue: (value: string | undefined) => void;
}

function ValueField({ kind, value, choices, onValue }: ValueFieldProps): ReactElement | null {
  const { me, all } = useColleagues();
  const select = (label: string, data: readonly { readonly value: string; readonly label: string }[], none?: string): ReactElement => (
    <NativeSelect
      label={label}
      w={{ base: '100%', xs: 240 }}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      data={[{ value: '', label: 'Choose' }, ...data, ...(none === undefined ? [] : [{ value: NO_VALUE, label: none }])]}
    />
  );
  switch (kind) {
    case 'add-tag':
    case 'remove-tag':
      return <TypedValue label="Tag" longest={40} value={value} known={choices.tags} onValue={onValue} />;
    case 'source':
      return (
        <>
          <TypedValue label="Source" longest={60} value={value === NO_VALUE ? '' : value} known={choices.sources} onValue={onValue} />
          <RemoveButton words="No source" value={value} onValue={onValue} />
        </>
      );
    case 'owner':
      return select(
        'Owner',
        all.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name })),
        'No one',
      );
    case 'urgency':
      return select(
        'Urgency',
        URGENCIES.map((one) => ({ value: one, label: one })),
        'None',
      );
    case 'stage':
      return select(
        'Status',
        OPEN_LEAD_STAGES.map((one) => ({ value: one, label: STAGE_LABELS[one] })),
      );
    case 'location':
      return select(
        'Location',
        choices.locations.map(({ id, name }) => ({ value: id, label: name })),
        'No location',
      );
    case 'follow-up':
      return (
        <>
          <TextInput
            type="date"
            label="Follow up on"
            w={{ base: '100%', xs: 180 }}
            value={value === NO_VALUE ? '' : value}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
          <RemoveButton words="No follow-up" value={value} onValue={onValue} />
        </>
      );
    default:
      return null;
  }
}

interface TypedValueProps {
  readonly label: string;
  readonly longest: number;
  readonly value: string;
  readonly known: readonly string[];
  readonly onValue: (value: string | undefined) => void;
}

/** What is typed shows at once, and counts after a short pause. */
function TypedValue({ label, longest, value, known, onValue }: TypedValueProps): ReactElement {
  const [typed, setTyped] = useState(value);
  const send = useDebouncedCallback(onValue, 300);
  return (
    <Autocomplete
      label={label}
      w={{ base: '100%', xs: 240 }}
      maxLength={longest}
      limit={20}
      data={[...known]}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        send(next.trim());
      }}
    />
  );
}

function RemoveButton({ words, value, onValue }: { readonly words: string } & Pick<ValueFieldProps, 'value' | 'onValue'>): ReactElement {
  return (
    <Button variant={value === NO_VALUE ? 'filled' : 'default'} aria-pressed={value === NO_VALUE} onClick={() => onValue(NO_VALUE)}>
      {words}
    </Button>
  );
}
