import { Kbd, Switch, Table } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { areSingleKeysOn, switchSingleKeys, useShownShortcuts } from '../../../platform/web/look/page-shortcuts.ts';
import { PALETTE_KEYS } from './shortcut-words.ts';

/** The keys that work everywhere, then those of this page. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [on, setOn] = useState(areSingleKeysOn);
  const ofPage = useShownShortcuts();
  const rows = [
    [PALETTE_KEYS, 'Search pages and people'],
    ['?', 'Show keyboard shortcuts'],
    ['↑ ↓', 'Move between list rows'],
    ...ofPage.map(({ key, words }) => [key, words]),
  ];
  return (
    <Dialog onClose={onClose} title="Keyboard">
      <Table withRowBorders={false} aria-label="Keys">
        <Table.Tbody>
          {rows.map(([keys, words]) => (
            <Table.Tr key={`${keys} ${words}`}>
              <Table.Td w={96}>
                <Kbd>{keys}</Kbd>
              </Table.Td>
              <Table.Td>{words}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        mt="md"
        label="Single keys"
        description="Turn them off if they interfere with dictation."
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          switchSingleKeys(checked);
          setOn(checked);
        }}
      />
    </Dialog>
  );
}
