import { Select } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import type { Catalogue, CatalogueField } from '../../base/document/catalogue.ts';
import { Dialog } from '../form/Dialog.tsx';

interface FieldPickerProps {
  readonly catalogue: Catalogue;
  /** The list whose repeated part the cursor is in: only there its fields have values. */
  readonly within: string | undefined;
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** Finds a field by a few letters, by keyboard or pointer. */
export function FieldPicker({ catalogue, within, onPick, onClose }: FieldPickerProps): ReactElement {
  const [typed, setTyped] = useState('');
  const data = useMemo(() => {
    const items = (fields: readonly CatalogueField[]) => fields.map(({ id, label }) => ({ value: id, label }));
    const list = catalogue.lists.find(({ id }) => id === within);
    return [
      ...(list ? [{ group: `Of ${list.label}`, items: items(list.fields) }] : []),
      { group: 'Fields', items: items(catalogue.fields) },
    ];
  }, [catalogue, within]);
  const samples = useMemo(
    () => new Map([...catalogue.fields, ...catalogue.lists.flatMap(({ fields }) => fields)].map(({ id, sample }) => [id, sample])),
    [catalogue],
  );
  return (
    <Dialog title="Insert a field" onClose={onClose}>
      <Select
        label="Field"
        data-autofocus
        ref={focusAtOnce}
        searchable
        data={data}
        value={null}
        searchValue={typed}
        onSearchChange={setTyped}
        onChange={(id) => id !== null && onPick(id)}
        selectFirstOptionOnChange
        defaultDropdownOpened
        maxDropdownHeight={320}
        nothingFoundMessage="No field has these words."
        description="Type a few letters, then press Enter."
        comboboxProps={{ transitionProps: { duration: 0 }, withinPortal: false }}
        renderOption={({ option }) => (
          <span>
            {option.label}
            <br />
            <small>{samples.get(option.value)?.replaceAll('\n', ', ')}</small>
          </span>
        )}
        mb={340}
      />
    </Dialog>
  );
}

/** The dialog gives its field the cursor a moment later; letters typed until then would be lost. */
function focusAtOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
